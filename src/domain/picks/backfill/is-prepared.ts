import { findAppSetting } from '#db/queries/app-setting.ts';
import type { Services } from '#domain/services.ts';

/** Whether the games, forecasts and picks of a source are there, so that the site can be shown. */
export async function isPrepared({ db }: Pick<Services, 'db'>, source: string): Promise<boolean> {
  return (await findAppSetting(db, `prepared:${source}`)) !== null;
}
