import { listGameRows } from '#db/queries/game.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { type GameView, gameView } from './game-view.ts';

const MAX_DAYS = 31;

type ListGamesOptions = {
  readonly locale: Locale;
  /** Both bounds belong to the window. */
  readonly from: Date;
  readonly until: Date;
  readonly sport?: string | undefined;
  readonly league?: string | undefined;
  readonly status?: string | undefined;
  readonly page: number;
  readonly perPage: number;
};

type GamePage = { readonly games: readonly GameView[]; readonly total: number; readonly asOf: Date };

/** The games that start in a window of at most 31 days (docs/product/schedule.md), a page of them, as they are known now. */
export async function listGames(services: Services, options: ListGamesOptions): Promise<GamePage> {
  const { from, until, locale, page, perPage } = options;
  if (until < from)
    throw new AppError('invalid', 'reversed', { fields: { end_time: [{ key: 'window_reversed' }] } });
  if (until.getTime() - from.getTime() > MAX_DAYS * DAY_MS) {
    throw new AppError('invalid', 'too long', {
      fields: { end_time: [{ key: 'window_too_long', params: { days: MAX_DAYS } }] },
    });
  }
  const asOf = services.clock.now();
  const filter = {
    from,
    // The last second of a window counts in full, and a start at 23:59:59.5 belongs to it.
    until: new Date(until.getTime() + 1000),
    asOf,
    sources: await findShownSources(services),
    sport: options.sport,
    leagueId: options.league,
    statuses: options.status ? [options.status] : undefined,
  };
  const rows = await listGameRows(services.db, filter, { limit: perPage, offset: (page - 1) * perPage });
  // A page behind the last one has no row that could say how many there are.
  const [countedRow = rows[0]] =
    rows.length === 0 && page > 1 ? await listGameRows(services.db, filter, { limit: 1, offset: 0 }) : [];
  return { games: rows.map((row) => gameView(row, locale)), total: countedRow?.total ?? 0, asOf };
}
