import { countRefusals, listRefusals } from '#db/queries/pick-refusal.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { REFUSAL_REASONS, type RefusalReason } from '#terms/passes.ts';

/** How far back an operator looks: what is older belongs to feeds as they were then. */
const WINDOW_MS = 30 * DAY_MS;

/** A page of the markets that stayed without a pick because a price or a value was not believed, the latest game first. */
export async function listRefusedPrices(
  services: Services,
  options: {
    readonly reason: RefusalReason | undefined;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { db, clock } = services;
  const { reason, locale, page, perPage } = options;
  const filter = {
    sources: await findShownSources(services),
    reasons: reason === undefined ? REFUSAL_REASONS : [reason],
    since: new Date(clock.now().getTime() - WINDOW_MS),
  };
  const [rows, total] = await Promise.all([
    listRefusals(db, filter, { limit: perPage, offset: (page - 1) * perPage }),
    countRefusals(db, filter),
  ]);
  const items = rows.flatMap((row) => {
    const refusal = REFUSAL_REASONS.find((one) => one === row.reason);
    if (refusal === undefined) return [];
    return [
      {
        game_id: row.gameId,
        sport: row.sport,
        league: row.leagueId,
        home: localText(row.homeNames, locale),
        away: localText(row.awayNames, locale),
        start_at: row.startAt.toISOString(),
        bet_type: row.betType,
        reason: refusal,
        policy_version: row.policyVersion,
        checked_at: row.knownAt.toISOString(),
      },
    ];
  });
  return { items, total };
}
