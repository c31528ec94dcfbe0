import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findEmbeddedPostgres } from '@trueline/embedded-postgres';
import pg from 'pg';
import { freePort } from '#platform/free-port.ts';
import { startMailServer } from '../support/mail-server.ts';
import { ODDS_API_KEY, startOddsApiServer } from '../support/odds-api-server.ts';

/**
 * A site of its own with nothing in it, on the server of the other journeys: a new database, a web process, a mail server and a
 * provider of odds. Prints its address, and removes all of it when it is asked to end.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const server = findEmbeddedPostgres(resolve(process.env.E2E_DATA_DIR ?? ''));
if (server === null) throw new Error('no site runs on E2E_DATA_DIR');

const name = `empty_${process.pid}`;
const at = (address: string) => {
  const url = new URL(address);
  url.pathname = `/${name}`;
  return url.href;
};
const asOwner = async (statement: string) => {
  const client = new pg.Client({ connectionString: server.ownerUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
const run = (program: string, environment: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [program], {
    cwd: ROOT,
    // The sources are those of the other journeys' site, which may be compiled already.
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
      NODE_ENV: 'production',
      ...environment,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
const ended = (child: ChildProcess) => new Promise<void>((done) => child.once('exit', () => done()));

await asOwner(`create database ${name} template template0`);
const addresses = { OWNER_DATABASE_URL: at(server.ownerUrl), DATABASE_URL: at(server.appUrl) };
const folder = mkdtempSync(join(tmpdir(), 'trueline-empty-'));
await ended(run('scripts/operate/migrate.ts', { ...addresses, APP_MODE: 'test', DATA_DIR: folder }));
const mail = await startMailServer();
const provider = await startOddsApiServer([], new Date());
const port = await freePort();
const web = run('src/server.ts', {
  DATABASE_URL: addresses.DATABASE_URL,
  APP_MODE: 'test',
  DATA_DIR: folder,
  PORT: String(port),
  SMTP_URL: mail.url,
  ODDS_API_URL: provider.url,
  ODDS_API_KEY,
});

const close = async () => {
  const gone = ended(web);
  if (web.exitCode === null) web.kill('SIGTERM');
  await gone;
  await mail.close();
  await provider.close();
  await asOwner(`drop database if exists ${name} with (force)`);
  rmSync(folder, { recursive: true, force: true });
  process.exit(0);
};
process.on('SIGTERM', () => void close());
process.on('disconnect', () => void close());
process.send?.({ address: `http://127.0.0.1:${port}` });
