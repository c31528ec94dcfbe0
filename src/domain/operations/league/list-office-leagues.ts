import { listFreeTemplates, listLeaguesWithCounts } from '#db/queries/league-rules.ts';
import { readLeagueRules } from '#domain/forecasting/league/league-rules.ts';
import type { Services } from '#domain/services.ts';

/** The leagues of the site as the office shows them, in the order of the lists. */
export async function listOfficeLeagues(
  { db, clock }: Services,
  options: { readonly search: string; readonly page: number; readonly perPage: number },
) {
  const { search, page, perPage } = options;
  const { items, total } = await listLeaguesWithCounts(db, {
    search,
    now: clock.now(),
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  return { items: items.map((row) => ({ ...row, rules: readLeagueRules(row) })), total };
}

/** What a new league can be started from. */
export async function listLeagueOffers({ db }: Services) {
  return (await listFreeTemplates(db)).map((row) => ({ ...row, rules: readLeagueRules(row) }));
}
