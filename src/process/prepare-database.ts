import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareBackupLogin, prepareLogin } from '#db/prepare-login.ts';
import { installQueue } from '#jobs/queue.ts';
import { ownerFailure } from '#platform/start-error.ts';

/** Brings a database to the newest shape, with the queue's tables and the logins of application and backups. Answers the migrations that ran. */
export async function prepareDatabase(
  at: { readonly ownerUrl: string; readonly appUrl: string; readonly backupUrl?: string | undefined },
  now: Date,
): Promise<string[]> {
  try {
    const ran = await migrate(at.ownerUrl, now);
    await installQueue(at.ownerUrl, APP_ROLE);
    await prepareLogin(at.ownerUrl, at.appUrl);
    if (at.backupUrl !== undefined) await prepareBackupLogin(at.ownerUrl, at.backupUrl);
    return ran;
  } catch (error) {
    throw ownerFailure(error, at.ownerUrl);
  }
}
