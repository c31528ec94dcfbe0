import { readEnv } from '#platform/env.ts';
import { prepareDatabase } from '../../src/process/prepare-database.ts';
import { sentenceOf } from './open-site.ts';

/**
 * `npm run migrate`: brings the server of OWNER_DATABASE_URL to the newest shape and makes the logins of DATABASE_URL and
 * BACKUP_DATABASE_URL, for deployments without `npm start`.
 */
try {
  const { OWNER_DATABASE_URL, DATABASE_URL, BACKUP_DATABASE_URL } = readEnv();
  if (!OWNER_DATABASE_URL || !DATABASE_URL)
    throw new Error(
      'OWNER_DATABASE_URL is needed, with the owner of the tables, and DATABASE_URL, with the login that web and worker use.',
    );
  const at = { ownerUrl: OWNER_DATABASE_URL, appUrl: DATABASE_URL, backupUrl: BACKUP_DATABASE_URL };
  const ran = await prepareDatabase(at, new Date());
  process.stdout.write(`${ran.length > 0 ? ran.join('\n') : 'nothing to do'}\n`);
} catch (error) {
  process.stderr.write(`${sentenceOf(error)}\n`);
  process.exitCode = 1;
}
