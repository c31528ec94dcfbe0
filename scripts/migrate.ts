import { APP_ROLE } from '#db/client.ts';
import { migrate } from '#db/migrate.ts';
import { installQueue } from '#jobs/queue.ts';
import { readEnv } from '#platform/env.ts';

/** `npm run migrate`: brings the server of DATABASE_URL to the newest shape, for deployments without `npm start`. */
const { DATABASE_URL } = readEnv();
if (!DATABASE_URL) {
  console.error('DATABASE_URL is needed: the address of the database, with the owner of its tables.');
  process.exit(1);
}
const ran = await migrate(DATABASE_URL, new Date());
await installQueue(DATABASE_URL, APP_ROLE);
console.log(ran.length > 0 ? ran.join('\n') : 'nothing to do');
