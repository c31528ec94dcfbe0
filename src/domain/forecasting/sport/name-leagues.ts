import { listLeagueNames } from '#db/queries/league.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';

/** What every league is called in a language, by its key. */
export async function nameLeagues(
  { db }: Pick<Services, 'db'>,
  locale: Locale,
): Promise<Readonly<Record<string, string>>> {
  const rows = await listLeagueNames(db);
  return Object.fromEntries(rows.map(({ id, names }) => [id, localText(names, locale)]));
}
