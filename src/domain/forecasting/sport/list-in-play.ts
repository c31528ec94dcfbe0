import { findLastEnd, listGameRows } from '#db/queries/game.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';
import { findScoresKnown } from './find-scores-known.ts';
import { type GameView, gameView } from './game-view.ts';

/** More games than this are never in play at once in the leagues that we cover. */
const MAX_GAMES = 100;

type InPlay = {
  readonly games: readonly GameView[];
  readonly meta: {
    readonly total: number;
    /** As of when the scores are true: the source's last word about them. */
    readonly as_of: string;
    readonly answered_at: string;
    readonly ended_at: string | null;
  };
};

/**
 * The games that are being played, with the instant as of which their scores are true, the one of this answer, and the one at which a game
 * last ended, was called off or had its result corrected.
 */
export async function listInPlay(
  services: Services,
  options: {
    readonly locale: Locale;
    readonly sport?: string | undefined;
    readonly league?: string | undefined;
  },
): Promise<InPlay> {
  const asOf = services.clock.now();
  const filter = {
    from: new Date(asOf.getTime() - DAY_MS),
    until: asOf,
    asOf,
    sources: await findShownSources(services),
    sport: options.sport,
    leagueId: options.league,
    statuses: ['in_progress'],
  };
  const [rows, endedAt, scoresKnown] = await Promise.all([
    listGameRows(services.db, filter, { limit: MAX_GAMES, offset: 0 }),
    findLastEnd(services.db, asOf),
    findScoresKnown(services, { asOf, sport: options.sport, league: options.league }),
  ]);
  const games = rows.map((row) => gameView(row, options.locale));
  const total = rows[0]?.total ?? 0;
  return {
    games,
    meta: {
      total,
      as_of: scoresKnown.toISOString(),
      answered_at: asOf.toISOString(),
      ended_at: endedAt?.toISOString() ?? null,
    },
  };
}
