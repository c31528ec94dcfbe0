import { X509Certificate } from 'node:crypto';
import { accessSync, constants, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import pg from 'pg';
import { brands, findBrand } from '#brands/index.ts';
import type { Env } from '#platform/env.ts';
import { type DatabaseSetting, databaseFailure, listenFailure, StartError } from '#platform/start-error.ts';

/** What can be known to be wrong before anything is prepared, of a process that listens or not. Throws a StartError that names the setting. */
export async function checkSettings(env: Env, { listens }: { readonly listens: boolean }): Promise<void> {
  const { PROJECT_NAME, SPORTS_DATA, DATA_DIR, HOST, PORT } = env;
  if (PROJECT_NAME !== undefined && findBrand(PROJECT_NAME) === null) {
    const keys = brands.map(({ key }) => key).join(', ');
    throw new StartError('PROJECT_NAME', `there is no brand ${PROJECT_NAME}; there are ${keys}.`);
  }
  if (SPORTS_DATA !== undefined) checkFolder('SPORTS_DATA', SPORTS_DATA, constants.R_OK);
  checkAuthorities(env);
  if (!listens) return;
  if (statSync(DATA_DIR, { throwIfNoEntry: false })) checkFolder('DATA_DIR', DATA_DIR, constants.W_OK);
  await checkAddress(HOST, PORT);
}

/** A token is believed by a certificate alone, so authorities without one would be asked for nothing. */
function checkAuthorities({ TIMESTAMP_URLS: urls, TIMESTAMP_CA_FILE: file }: Env): void {
  if (urls.length > 0 && file === undefined)
    throw new StartError('TIMESTAMP_CA_FILE', 'is needed beside TIMESTAMP_URLS.');
  if (file === undefined) return;
  try {
    new X509Certificate(readFileSync(file));
  } catch (cause) {
    throw new StartError('TIMESTAMP_CA_FILE', `${file} holds no certificate that can be read.`, { cause });
  }
}

function checkFolder(setting: string, path: string, right: number): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new StartError(setting, `there is no folder ${path}.`);
  if (!found.isDirectory()) throw new StartError(setting, `${path} is a file, not a folder.`);
  try {
    accessSync(path, right);
  } catch (cause) {
    const verb = right === constants.W_OK ? 'write to' : 'read';
    throw new StartError(setting, `this account may not ${verb} ${path}.`, { cause });
  }
}

/** Listens for a moment where the web process is going to. */
function checkAddress(host: string, port: number): Promise<void> {
  return new Promise((done, fail) => {
    const probe = createServer();
    probe.on('error', (error) => fail(listenFailure(error, { host, port })));
    probe.listen(port, host, () => probe.close(() => done()));
  });
}

const CONNECT_LIMIT_MS = 10_000;

type Reach = {
  /** What is to be known of that connection. */
  readonly check?: (client: pg.Client) => Promise<void>;
  /** The setting that names the address. */
  readonly setting?: DatabaseSetting;
};

/** Connects once; throws a StartError that says why that cannot be done. */
export async function reachDatabase(
  url: string,
  dataDir: string | null,
  { check, setting = 'DATABASE_URL' }: Reach = {},
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query('select 1');
    await check?.(client);
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw databaseFailure(error, url, { setting, dataDir });
  } finally {
    await client.end().catch(() => undefined);
  }
}
