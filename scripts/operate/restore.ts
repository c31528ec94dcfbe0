import { readManifest } from '#db/backup-manifest.ts';
import { restoreBackup } from '#db/restore.ts';
import { listMissingKeys } from '#domain/foundation/secret/prepare-secrets.ts';
import { runCommand, withServer, withServices } from './open-site.ts';

/** `npm run -s restore -- <folder>`: puts a backup into an empty database (a DATA_DIR that does not exist yet, or an empty DATABASE_URL). */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name the folder of the backup: npm run -s restore -- <folder>');
  // What is no backup is refused before a database is made for it.
  await readManifest(folder);
  return withServer(async (ownerUrl, now) => {
    const { tables, takenAt } = await restoreBackup(ownerUrl, {
      folder,
      now,
      onTable: (name) => process.stderr.write(`loading ${name}\n`),
    });
    const missing = await withServices(ownerUrl, ({ db, env }) => listMissingKeys(db, env));
    return {
      folder,
      takenAt,
      tables: tables.length,
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      // The start refuses until these are there.
      missing_keys: missing,
    };
  });
});
