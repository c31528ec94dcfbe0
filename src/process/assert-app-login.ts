import type pg from 'pg';
import { APP_ROLE } from '#db/client.ts';
import { readLoginRights } from '#db/login-rights.ts';
import { StartError } from '#platform/start-error.ts';

/**
 * Throws a StartError where a connection is one that the application must not run on: as the owner of the tables or anybody who can become
 * the owner, with the right to erase what is append-only, without the application's rights, or without limits. What a process asks
 * for by itself does not count: a pooler may drop it without a word.
 */
export async function assertAppLogin(client: pg.ClientBase): Promise<void> {
  const rights = await readLoginRights(client);
  const fail = (sentence: string): never => {
    throw new StartError('DATABASE_URL', sentence);
  };
  const advice = `Put the owner's address into OWNER_DATABASE_URL, name a login that owns nothing here, such as ${APP_ROLE}, and run "npm run migrate", which makes it.`;
  if (rights.mayOwn)
    fail(
      `the login ${rights.login} owns the tables or may become their owner, so it could erase anything. ${advice}`,
    );
  if (rights.mayErase) fail(`the login ${rights.login} may delete rows of the audit log. ${advice}`);
  if (!rights.isApp) fail(`the login ${rights.login} has not the rights of ${APP_ROLE}. ${advice}`);
  for (const [name, limitMs] of [
    ['statement_timeout', rights.statementTimeoutMs],
    ['idle_in_transaction_session_timeout', rights.idleInTransactionMs],
  ] as const) {
    if (limitMs === 0)
      fail(
        `the login ${rights.login} has no ${name}, so a statement could hold a lock for ever; "npm run migrate" sets it.`,
      );
  }
}
