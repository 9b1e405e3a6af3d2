# syntax=docker/dockerfile:1
# One image for bot, workers, codec server, and the stand-ins of a trial: docker-compose.yml says which it is.

FROM node:24.21.0-slim AS build
WORKDIR /build
COPY package.json package-lock.json ./
RUN npm ci --ignore-scripts
COPY tsconfig.json tsconfig.build.json ./
COPY scripts scripts
COPY src src
RUN node scripts/build.ts dist

FROM node:24.21.0-slim AS packages
WORKDIR /app
COPY package.json package-lock.json ./
RUN npm ci --omit=dev --ignore-scripts
# What comes for other systems, for compilers and for debuggers.
RUN cd node_modules/@temporalio/core-bridge && rm -r sdk-core && find releases -mindepth 1 -maxdepth 1 ! -name "$(uname -m)-unknown-linux-gnu" -exec rm -r {} +
RUN cd node_modules/better-sqlite3 && rm -r deps src && find prebuilds -type f ! -name 'linux-*' -delete
RUN find node_modules -type f \( -name '*.map' -o -name '*.d.ts' -o -name '*.d.mts' -o -name '*.d.cts' \) -delete

FROM node:24.21.0-slim
ENV NODE_ENV=production TZ=UTC METRICS_PORT=9464
WORKDIR /app
RUN mkdir /data && chown node:node /data
COPY --from=packages /app/node_modules node_modules
COPY --from=build /build/dist dist
COPY package.json LICENSE ./
COPY examples examples
COPY config config
USER node
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=10s --timeout=5s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.METRICS_PORT}/live`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "dist/worker.js"]
