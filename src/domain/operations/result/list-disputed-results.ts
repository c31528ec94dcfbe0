import { type DifferingGame, listDifferingGames } from '#db/queries/game-report.ts';
import type { Services } from '#domain/services.ts';
import { isDisputed } from '#feeds/live/join-reports.ts';
import { DAY_MS } from '#terms/durations.ts';

/** After this time a result that providers report differently has been looked at, or no one will do so. */
const LISTED_FOR_MS = 14 * DAY_MS;
const MAX_ROWS = 100;

/** Games for which two providers report two results, or which one calls off and the other sees played. */
export async function listDisputedResults({
  db,
  clock,
}: Pick<Services, 'db' | 'clock'>): Promise<readonly DifferingGame[]> {
  const saidAfter = new Date(clock.now().getTime() - LISTED_FOR_MS);
  const games = await listDifferingGames(db, { saidAfter, limit: MAX_ROWS });
  return games.filter(({ reports }) =>
    isDisputed(
      reports.map(({ provider, key, start_at: startAt, status, reason, parts, ...score }) => ({
        provider,
        key,
        startAt,
        state:
          status === null
            ? null
            : { status, reason, homeScore: score.home_score, awayScore: score.away_score, parts },
      })),
    ),
  );
}
