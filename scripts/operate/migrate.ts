import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { installQueue } from '#jobs/queue.ts';
import { readEnv } from '#platform/env.ts';
import { sentenceOf } from './open-site.ts';

/** `npm run migrate`: brings the server of DATABASE_URL to the newest shape, for deployments without `npm start`. */
try {
  const { DATABASE_URL } = readEnv();
  if (!DATABASE_URL)
    throw new Error('DATABASE_URL is needed: the address of the database, with the owner of its tables.');
  const ran = await migrate(DATABASE_URL, new Date());
  await installQueue(DATABASE_URL, APP_ROLE);
  process.stdout.write(`${ran.length > 0 ? ran.join('\n') : 'nothing to do'}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
