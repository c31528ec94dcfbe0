import pg from 'pg';
import { newSalt } from '#platform/id.ts';
import { APP_ROLE, MAX_IDLE_IN_TRANSACTION_MS, MAX_STATEMENT_MS } from './client.ts';
import { type LoginRights, readLoginRights } from './login-rights.ts';
import { scramVerifier } from './scram-verifier.ts';

const CONNECT_LIMIT_MS = 10_000;
/** Two programs that prepare one server wait for each other; roles belong to all of its databases. */
const LOCK = 7_205_022;

/**
 * Sees to it that the application can log in at the owner's server by the name and password of its own address, that it has the rights of
 * the application, and that limits hold for whatever it asks. Changes only what is missing, so an owner who may not make roles can
 * still run it where an administrator has made them.
 */
export async function prepareLogin(ownerUrl: string, appUrl: string): Promise<void> {
  const { username, password } = new URL(appUrl);
  const login = decodeURIComponent(username);
  const atOwner = new URL(ownerUrl);
  if (login === decodeURIComponent(atOwner.username))
    throw new Error(
      `DATABASE_URL: ${login} is the owner of the tables; name a login of its own, such as ${APP_ROLE}.`,
    );
  atOwner.username = username;
  atOwner.password = password;
  const before = await logIn(atOwner.href);
  if (before !== null && isWhole(before)) return;
  await asOwner(ownerUrl, async (owner) => {
    if (before === null) await letLogIn(owner, login, decodeURIComponent(password), 'DATABASE_URL');
    if (login !== APP_ROLE) await owner.query(`grant ${APP_ROLE} to ${pg.escapeIdentifier(login)}`);
  });
  // What holds for a login is only seen by logging in.
  const rights = before ?? (await logIn(atOwner.href));
  await asOwner(ownerUrl, async (owner) => {
    const alter = `alter role ${pg.escapeIdentifier(login)} set`;
    if (!rights?.statementTimeoutMs) await owner.query(`${alter} statement_timeout = ${MAX_STATEMENT_MS}`);
    if (!rights?.idleInTransactionMs)
      await owner.query(`${alter} idle_in_transaction_session_timeout = ${MAX_IDLE_IN_TRANSACTION_MS}`);
  });
}

/** What the login that reads backups may write: what it did, and that it lives. */
const NOTED_BY_BACKUPS = ['backup_run', 'backup_failure', 'restore_test', 'process_beat'];

/**
 * Sees to it that the login of the backups can log in, that it may read every table there is now, and add to the lists of backups and
 * say that its process lives; nothing else. Called after every migration, since new tables are unknown to it.
 */
export async function prepareBackupLogin(ownerUrl: string, backupUrl: string): Promise<void> {
  const { username, password } = new URL(backupUrl);
  const login = decodeURIComponent(username);
  const atOwner = new URL(ownerUrl);
  if (login === decodeURIComponent(atOwner.username))
    throw new Error(
      `BACKUP_DATABASE_URL: ${login} is the owner of the tables; name a login of its own, such as trueline_backup.`,
    );
  atOwner.username = username;
  atOwner.password = password;
  const isThere = (await logIn(atOwner.href)) !== null;
  await asOwner(ownerUrl, async (owner) => {
    if (!isThere) await letLogIn(owner, login, decodeURIComponent(password), 'BACKUP_DATABASE_URL');
    const name = pg.escapeIdentifier(login);
    await owner.query(`grant select on all tables in schema public to ${name}`);
    await owner.query(`grant insert on ${NOTED_BY_BACKUPS.join(', ')} to ${name}`);
    // Of its own kind alone, as the policies of the table say.
    await owner.query(`grant update (seen_at, ended_at) on process_beat to ${name}`);
  });
}

const isWhole = (rights: LoginRights) =>
  rights.isApp && rights.statementTimeoutMs > 0 && rights.idleInTransactionMs > 0;

/** What holds for the login, or null where the server does not let it in. */
async function logIn(url: string): Promise<LoginRights | null> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await readLoginRights(client);
  } catch (error) {
    if (isRefused(error)) return null;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** An unknown role, a wrong password, a role that may not log in, and an address without any password. */
function isRefused(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? error.code : null;
  return code === '28P01' || code === '28000' || /client password must be a/.test(error.message);
}

async function letLogIn(
  owner: pg.Client,
  login: string,
  password: string,
  setting: 'DATABASE_URL' | 'BACKUP_DATABASE_URL',
): Promise<void> {
  if (password === '')
    throw new Error(
      `${setting}: ${login} cannot log in, and no password is given that it could be made with.`,
    );
  const name = pg.escapeIdentifier(login);
  const found = await owner.query('select 1 from pg_roles where rolname = $1', [login]);
  const verb = found.rowCount === 0 ? 'create' : 'alter';
  await owner.query(
    `${verb} role ${name} login password ${pg.escapeLiteral(scramVerifier(password, Buffer.from(newSalt(), 'hex')))}`,
  );
}

async function asOwner(url: string, work: (owner: pg.Client) => Promise<void>): Promise<void> {
  const owner = new pg.Client({ connectionString: url, connectionTimeoutMillis: CONNECT_LIMIT_MS });
  await owner.connect();
  try {
    await owner.query('begin');
    await owner.query('select pg_advisory_xact_lock($1)', [LOCK]);
    await work(owner);
    await owner.query('commit');
  } catch (error) {
    await owner.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    await owner.end();
  }
}
