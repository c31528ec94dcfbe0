import { backUp } from '#db/backup.ts';
import { noteBackup } from '#db/note-backup.ts';
import { runCommand, withServer } from './open-site.ts';

/** `npm run -s backup -- <empty folder>`: everything that the database holds, from one snapshot, whether or not the site runs. */
await runCommand(async () => {
  const [folder] = process.argv.slice(2);
  if (!folder) throw new Error('Name an empty folder: npm run -s backup -- <folder>');
  return withServer(async (ownerUrl, now) => {
    const { tables, takenAt } = await backUp(ownerUrl, {
      folder,
      takenAt: now,
      onTable: (name) => process.stderr.write(`saving ${name}\n`),
    });
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    await noteBackup(ownerUrl, { takenAt: new Date(takenAt), rows });
    return { folder, takenAt, tables: tables.length, rows };
  });
});
