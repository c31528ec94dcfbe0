import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { prepareLogin } from '#db/prepare-login.ts';
import { installQueue } from '#jobs/queue.ts';

/** Brings a database to the newest shape, with the queue's tables and the application's login. Answers the migrations that ran. */
export async function prepareDatabase(
  at: { readonly ownerUrl: string; readonly appUrl: string },
  now: Date,
): Promise<string[]> {
  const ran = await migrate(at.ownerUrl, now);
  await installQueue(at.ownerUrl, APP_ROLE);
  await prepareLogin(at.ownerUrl, at.appUrl);
  return ran;
}
