import { listGameRows } from '#db/queries/game.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Services } from '../services.ts';
import { gameView } from './game-view.ts';
import type { GamePage } from './list-games.ts';
import { findShownSources } from './shown-sources.ts';

const DAY_MS = 86_400_000;
/** More games than this are never in play at once in the leagues that we cover. */
const MAX_GAMES = 100;

/** The games that are being played, with the instant as of which that is so. */
export async function listInPlay(
  services: Services,
  options: {
    readonly locale: Locale;
    readonly sport?: string | undefined;
    readonly league?: string | undefined;
  },
): Promise<GamePage> {
  const asOf = services.clock.now();
  const rows = await listGameRows(
    services.db,
    {
      from: new Date(asOf.getTime() - DAY_MS),
      until: asOf,
      asOf,
      sources: await findShownSources(services),
      sport: options.sport,
      leagueId: options.league,
      statuses: ['in_progress'],
    },
    { limit: MAX_GAMES, offset: 0 },
  );
  return { games: rows.map((row) => gameView(row, options.locale)), total: rows[0]?.total ?? 0, asOf };
}
