//! Metrics for operators: a [`Meter`], whose clones share their figures, and the figures in the
//! text format of OpenMetrics.
//!
//! The file `docs/operating.md` explains each figure and names those to alert on. A test checks
//! that it lists every figure.

use std::sync::Arc;
use std::sync::atomic::AtomicU64;
use std::time::Duration;

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::family::Family;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::{Metric, Registry};

/// Upper bounds of the histogram buckets for durations, in seconds. Discord waits 3 s for an
/// answer.
const SECONDS: [f64; 14] =
    [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 3.0, 10.0, 60.0];

/// One label with its value. Values are few fixed words, never ids or text from people.
type MetricLabel = [(&'static str, &'static str); 1];
/// Two labels with their values.
type Labels = [(&'static str, &'static str); 2];
/// Three labels with their values.
type ThreeLabels = [(&'static str, &'static str); 3];

type Seconds<L> = Family<L, Histogram, fn() -> Histogram>;
type LevelGauge<N, A> = Family<MetricLabel, Gauge<N, A>>;

/// The metrics of this process. Cheap to clone; all clones count into the same figures.
#[derive(Clone)]
pub struct Meter(Arc<MeterFigures>);

struct MeterFigures {
    registry: Registry,
    names: Vec<&'static str>,
    turns: Family<MetricLabel, Counter>,
    answers: Seconds<MetricLabel>,
    failures: Family<MetricLabel, Counter>,
    deliveries: Family<Labels, Counter>,
    delays: Seconds<MetricLabel>,
    retries: Family<MetricLabel, Counter>,
    database: Seconds<MetricLabel>,
    repeats: Counter,
    restarts: Family<MetricLabel, Counter>,
    set_aside: Family<MetricLabel, Counter>,
    limited: Family<MetricLabel, Counter>,
    requests: Family<Labels, Counter>,
    steps: Family<ThreeLabels, Counter>,
    step_seconds: Seconds<Labels>,
    lengths: LevelGauge<i64, std::sync::atomic::AtomicI64>,
    ages: LevelGauge<f64, AtomicU64>,
    sweep: Gauge<f64, AtomicU64>,
    shards: LevelGauge<i64, std::sync::atomic::AtomicI64>,
    latency: Gauge<f64, AtomicU64>,
    ready: LevelGauge<i64, std::sync::atomic::AtomicI64>,
}

/// A metrics registry, with the full names of its metrics.
#[derive(Default)]
struct MetricBook {
    registry: Registry,
    names: Vec<&'static str>,
}

impl MetricBook {
    /// Registers a metric under its full name, and returns it.
    fn enter_figure<M: Metric + Clone>(&mut self, name: &'static str, help: &str, metric: M) -> M {
        self.names.push(name);
        // The registry itself appends `_total` to the names of counters, and a full stop to
        // descriptions.
        self.registry.register(name.trim_end_matches("_total"), help, metric.clone());
        metric
    }
}

fn class_histogram() -> Histogram {
    Histogram::new(SECONDS)
}

fn seconds_histogram<L: Clone + std::hash::Hash + Eq>() -> Seconds<L> {
    Family::new_with_constructor(class_histogram as fn() -> Histogram)
}

impl Default for Meter {
    fn default() -> Meter {
        let mut book = MetricBook::default();
        let figures = MeterFigures {
            turns: book.enter_figure("murus_turns_total", "Turns made in games, by whom", Family::default()),
            answers: book.enter_figure(
                "murus_answer_seconds",
                "From the arrival of a request to the end of its first answer, by kind",
                seconds_histogram(),
            ),
            failures: book.enter_figure("murus_answers_failed_total", "Requests that failed, by kind", Family::default()),
            deliveries: book.enter_figure(
                "murus_deliveries_total",
                "Notices that reached their end, by kind and end",
                Family::default(),
            ),
            delays: book.enter_figure(
                "murus_delivery_seconds",
                "Time from when a notice is due to its delivery, by kind",
                seconds_histogram(),
            ),
            retries: book.enter_figure(
                "murus_delivery_retries_total",
                "Failed deliveries that are tried again, by kind",
                Family::default(),
            ),
            database: book.enter_figure(
                "murus_database_seconds",
                "Waiting for a connection to write with, and work in transactions",
                seconds_histogram(),
            ),
            repeats: book.enter_figure(
                "murus_database_repeats_total",
                "Transactions repeated after losing a race",
                Counter::default(),
            ),
            restarts: book.enter_figure(
                "murus_worker_restarts_total",
                "Workers restarted after they ended or panicked, by worker",
                Family::default(),
            ),
            set_aside: book.enter_figure(
                "murus_rows_set_aside_total",
                "Unreadable stored rows set aside, by table",
                Family::default(),
            ),
            limited: book.enter_figure(
                "murus_limited_total",
                "Requests refused by the limits for each person, by kind",
                Family::default(),
            ),
            requests: book.enter_figure(
                "murus_discord_requests_total",
                "Requests to Discord, by whether they count against its limit for the bot, and by route",
                Family::default(),
            ),
            steps: book.enter_figure(
                "murus_lesson_steps_total",
                "Steps of lessons, by what became of them",
                Family::default(),
            ),
            step_seconds: book.enter_figure(
                "murus_lesson_step_seconds",
                "From when a step of a lesson is shown until the learner goes on",
                seconds_histogram(),
            ),
            lengths: book.enter_figure("murus_queue_length", "Items that are due, by queue", Family::default()),
            ages: book.enter_figure(
                "murus_queue_age_seconds",
                "How long the oldest has been due, by queue; 0 for an empty one",
                Family::default(),
            ),
            sweep: book.enter_figure(
                "murus_sweep_age_seconds",
                "Time since this process last checked what is due by the clock",
                Gauge::default(),
            ),
            shards: book.enter_figure("murus_gateway_shards", "Shards of this process, by state", Family::default()),
            latency: book.enter_figure(
                "murus_gateway_latency_seconds",
                "The longest heartbeat of a shard of this process",
                Gauge::default(),
            ),
            ready: book.enter_figure("murus_ready", "1 for each part that is as it should be, else 0", Family::default()),
            names: book.names,
            registry: book.registry,
        };
        Meter(Arc::new(figures))
    }
}

impl Meter {
    /// Counts a turn in a game. `by` is `person`, `opponent`, or `plan` for a person's conditional
    /// move.
    pub fn count_turn(&self, by: &'static str) {
        self.0.turns.get_or_create(&[("by", by)]).inc();
    }

    /// Counts an answer to a person, and how long it took. `well` is false if the answer failed.
    pub fn count_answer(&self, kind: &'static str, took: Duration, well: bool) {
        self.0.answers.get_or_create(&[("kind", kind)]).observe(took.as_secs_f64());
        if !well {
            self.0.failures.get_or_create(&[("kind", kind)]).inc();
        }
    }

    /// Counts a notice that reached its end: `sent`, `dropped` or `failed`. `late` is the time
    /// since it was due; it is recorded for sent notices only.
    pub fn count_delivery(&self, kind: &'static str, end: &'static str, late: Duration) {
        self.0.deliveries.get_or_create(&[("kind", kind), ("end", end)]).inc();
        if end == "sent" {
            self.0.delays.get_or_create(&[("kind", kind)]).observe(late.as_secs_f64());
        }
    }

    /// Counts a failed delivery that will be tried again.
    pub fn count_retry(&self, kind: &'static str) {
        self.0.retries.get_or_create(&[("kind", kind)]).inc();
    }

    /// Records how long a task waited for the database (`wait`) or worked in it (`work`).
    pub fn count_database(&self, what: &'static str, took: Duration) {
        self.0.database.get_or_create(&[("what", what)]).observe(took.as_secs_f64());
    }

    /// Counts a database transaction that lost a race and is repeated.
    pub fn count_repeat(&self) {
        self.0.repeats.inc();
    }

    /// Counts a restart of a background worker.
    pub fn count_restart(&self, worker: &'static str) {
        self.0.restarts.get_or_create(&[("worker", worker)]).inc();
    }

    /// Returns how often this worker was restarted.
    pub fn restarts(&self, worker: &'static str) -> u64 {
        self.0.restarts.get_or_create(&[("worker", worker)]).get()
    }

    /// Counts an unreadable row of this table that was set aside.
    pub fn set_aside(&self, table: &'static str) {
        self.0.set_aside.get_or_create(&[("table", table)]).inc();
    }

    /// Counts a request that was refused by a rate limit of this name.
    pub fn count_limited(&self, what: &'static str) {
        self.0.limited.get_or_create(&[("what", what)]).inc();
    }

    /// Counts a request to Discord. `counts` is true if it counts against Discord's limit for the
    /// bot.
    pub fn count_request(&self, counts: bool, route: &'static str) {
        let counts = if counts { "yes" } else { "no" };
        self.0.requests.get_or_create(&[("counts", counts), ("route", route)]).inc();
    }

    /// Counts an event in a lesson step: it was `shown`, or a move there was `right` or `wrong`.
    pub fn count_step(&self, lesson: &'static str, step: &'static str, what: &'static str) {
        self.0.steps.get_or_create(&[("lesson", lesson), ("step", step), ("what", what)]).inc();
    }

    /// Counts a learner who continued from a lesson step, this long after it was shown.
    pub fn count_passed(&self, lesson: &'static str, step: &'static str, took: Duration) {
        self.count_step(lesson, step, "passed");
        self.0
            .step_seconds
            .get_or_create(&[("lesson", lesson), ("step", step)])
            .observe(took.as_secs_f64());
    }

    /// Sets the length of a queue, and the time since its oldest entry became due.
    pub fn set_queue(&self, queue: &'static str, length: i64, age: Duration) {
        self.0.lengths.get_or_create(&[("queue", queue)]).set(length);
        self.0.ages.get_or_create(&[("queue", queue)]).set(age.as_secs_f64());
    }

    /// Sets the time since this process last checked for due work.
    pub fn set_swept(&self, ago: Duration) {
        self.0.sweep.set(ago.as_secs_f64());
    }

    /// Sets the number of this process's gateway shards in a state.
    pub fn set_shards(&self, state: &'static str, count: i64) {
        self.0.shards.get_or_create(&[("state", state)]).set(count);
    }

    /// Sets the longest time that a gateway shard waits for the answer to its heartbeat.
    pub fn set_latency(&self, latency: Duration) {
        self.0.latency.set(latency.as_secs_f64());
    }

    /// Sets the health of a part of the bot. `well` is true if the part works.
    pub fn set_ready(&self, part: &'static str, well: bool) {
        self.0.ready.get_or_create(&[("part", part)]).set(i64::from(well));
    }

    /// Returns the full names of all metrics.
    pub fn names(&self) -> &[&'static str] {
        &self.0.names
    }

    /// Returns all metrics in the text format of OpenMetrics.
    pub fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.0.registry);
        text
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn clones_count_into_the_same_figures() {
        let meter = Meter::default();
        meter.clone().count_turn("person");
        meter.count_turn("person");
        meter.count_answer("press", Duration::from_millis(20), true);
        let text = meter.text();
        assert!(text.contains("murus_turns_total{by=\"person\"} 2\n"), "{text}");
        assert!(
            text.contains("murus_answer_seconds_bucket{le=\"0.025\",kind=\"press\"} 1\n"),
            "{text}"
        );
        assert!(text.ends_with("# EOF\n"), "{text}");
    }

    #[test]
    fn names_end_in_what_they_count() {
        for name in Meter::default().names() {
            let ends = ["_total", "_seconds", "_length", "_shards", "_ready"];
            assert!(
                name.starts_with("murus_") && ends.iter().any(|end| name.ends_with(end)),
                "{name}"
            );
        }
    }
}
