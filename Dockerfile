# .ci/image runs the first stage without Docker, step by step as it stands here.
FROM rust:1.95.0-slim-bookworm AS build
RUN apt-get update && apt-get install -y --no-install-recommends build-essential && rm -rf /var/lib/apt/lists/*
WORKDIR /murus
# Dependencies are built in a layer of their own, from manifests and empty sources, so that a change
# of the code does not build them again. Benches and fuzz targets are only named.
COPY Cargo.toml Cargo.lock ./
COPY benches benches
COPY fuzz fuzz
COPY crates/discord-sandbox/Cargo.toml crates/discord-sandbox/
COPY crates/murus-engine/Cargo.toml crates/murus-engine/
COPY crates/murus-gallicus/Cargo.toml crates/murus-gallicus/
COPY crates/murus-lab/Cargo.toml crates/murus-lab/
COPY crates/murus-lessons/Cargo.toml crates/murus-lessons/
COPY crates/murus-pictures/Cargo.toml crates/murus-pictures/
COPY crates/murus-trials/Cargo.toml crates/murus-trials/
COPY crates/workspace-hack/Cargo.toml crates/workspace-hack/
RUN for package in . crates/*; do mkdir $package/src && touch $package/src/lib.rs; done && echo 'fn main() {}' | tee src/main.rs crates/murus-lab/src/main.rs crates/murus-trials/src/main.rs \
    && cargo build --release --locked --package murus --no-default-features && rm -r src crates/*/src
COPY crates crates
COPY locales locales
COPY migrations migrations
COPY src src
RUN touch src/*.rs crates/*/src/*.rs && cargo build --release --locked --package murus --no-default-features

FROM debian:12.11-slim
LABEL org.opencontainers.image.title="Murus" \
    org.opencontainers.image.description="Murus Gallicus, Phil Leduc's game of walls and towers, by correspondence on Discord" \
    org.opencontainers.image.licenses="MIT OR Apache-2.0"
RUN apt-get update && apt-get install -y --no-install-recommends ca-certificates && rm -rf /var/lib/apt/lists/* \
    && useradd --system --create-home --home-dir /data murus
COPY --from=build /murus/target/release/murus /usr/local/bin/murus
USER murus
WORKDIR /data
VOLUME /data
ENV DATABASE_URL=sqlite:///data/murus.db HEALTH_FILE=/tmp/murus-heartbeat
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s CMD ["murus", "health"]
ENTRYPOINT ["murus"]
CMD ["bot"]
