import pg from 'pg';

/** Notes that a backup was finished, so that the site knows how old it is. A database of an older release has no place for it. */
export async function noteBackup(
  ownerUrl: string,
  { takenAt, rows }: { readonly takenAt: Date; readonly rows: number },
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    const found = await client.query("select to_regclass('public.backup_run') is not null as there");
    if (found.rows[0]?.there !== true) return;
    await client.query('insert into backup_run (taken_at, rows) values ($1, $2)', [takenAt, rows]);
  } finally {
    await client.end();
  }
}
