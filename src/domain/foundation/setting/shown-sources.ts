import { z } from 'zod';
import { findAppSetting, putAppSetting } from '#db/queries/app-setting.ts';
import type { Services } from '#domain/services.ts';

const KEY = 'shown_sources';
const schema = z.array(z.string()).min(1);

/** The sources whose games the site shows: the feed that it was started with, and what was imported. */
export async function findShownSources({ db }: Services): Promise<readonly string[]> {
  const parsed = schema.safeParse(await findAppSetting(db, KEY));
  return parsed.success ? parsed.data : ['replay', 'csv-archive'];
}

/** Said at each start, since the same database may be started with other data. */
export async function showSources({ db, clock }: Services, sources: readonly string[]): Promise<void> {
  await putAppSetting(db, KEY, sources, clock.now());
}
