import { listDisputeQueue as readQueue } from '#db/queries/dispute.ts';
import { localText } from '#domain/foundation/text/localized-text.ts';
import { serialText } from '#domain/picks/pick/pick-row.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#terms/locales.ts';
import { disputeView } from './show-pick-review.ts';

/** A page of the disputes of an operator's brand, each with its member and the bet in question: what waits the longest stands first. */
export async function listDisputeQueue(
  services: Services,
  options: {
    readonly brand: string;
    readonly isOpen: boolean;
    readonly locale: Locale;
    readonly page: number;
    readonly perPage: number;
  },
) {
  const { brand, isOpen, locale, page, perPage } = options;
  const { rows, total } = await readQueue(services.db, {
    brands: [brand],
    isOpen,
    limit: perPage,
    offset: (page - 1) * perPage,
  });
  const items = rows.map(({ pick, ...row }) => ({
    ...disputeView(row),
    serial:
      pick.serialDay === null || pick.serialNo === null ? null : serialText(pick.serialDay, pick.serialNo),
    sport: row.sport,
    league: pick.leagueId,
    home: localText(row.homeNames, locale),
    away: localText(row.awayNames, locale),
    start_at: pick.startAt.toISOString(),
    bet_type: pick.betType,
    side: pick.side,
    line: pick.line,
    state: row.outcome ?? (row.waits ? ('correction_waits' as const) : ('open' as const)),
    answered_by: row.answeredBy,
    answered_at: row.answeredAt?.toISOString() ?? null,
  }));
  return { items, total };
}
