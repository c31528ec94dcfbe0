import type pg from 'pg';
import { readLoginRights } from '#db/login-rights.ts';
import { StartError } from '#platform/start-error.ts';

/** Throws a StartError where the backups would run with rights that they do not need. */
export async function assertBackupLogin(client: pg.ClientBase): Promise<void> {
  const { login, mayOwn, mayErase, isApp } = await readLoginRights(client);
  if (mayOwn || mayErase || isApp)
    throw new StartError(
      'BACKUP_DATABASE_URL',
      `the login ${login} may do more than read. Name one of its own, such as trueline_backup; "npm run migrate" makes it.`,
    );
}
