import { z } from 'zod';
import { type CheckedGame, findCheckedGame, type TeamCount } from '#db/queries/coming-game.ts';
import { isNoticeWanted } from '#db/queries/inbox.ts';
import { earliest } from '#domain/forecasting/engine/earliest.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import { cachedSources } from '#domain/picks/figures/cached-sums.ts';
import { readAsOf } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { HOUR_MS } from '#terms/durations.ts';

const engineCodes = z.enum(['home_games', 'away_games', 'home_unknown', 'away_unknown', 'league_games']);
const engineMissing = z.array(z.object({ code: engineCodes, have: z.number(), need: z.number() }));

type Missing = {
  readonly code: z.infer<typeof engineCodes> | 'no_odds' | 'not_covered';
  readonly have: number;
  readonly need: number;
  /** When the schedule says that it will be met; null where it does not say. */
  readonly expected_at: string | null;
};

type DataCheck = {
  readonly event_id: string;
  readonly start_at: string;
  readonly sufficient: boolean;
  readonly missing: readonly Missing[];
  /** All of it is expected before the start. */
  readonly in_time: boolean;
  readonly notice: boolean;
};

/** How many completed games of this season and league each team needs (docs/product/picks.md). */
const NEEDED_GAMES = 5;
/** A result is known some hours after the start of its game. */
const RESULT_AFTER_MS = 3 * HOUR_MS;

/** What is there of a game changes with the facts, and with the next start of either team, which counts as played then. */
const checkStore = cacheStore<CheckedGame | null>(['record', 'games', 'prices'], (game) =>
  game === null ? null : earliest([...game.home.coming, ...game.away.coming]),
);

/** Whether a game can be analysed; if not, each unmet requirement with the date on which the schedule will meet it (docs/product/picks.md). */
export async function checkData(
  services: Services,
  options: { readonly gameId: string; readonly memberId: number | null; readonly asOf?: string | undefined },
): Promise<DataCheck> {
  const { gameId, memberId } = options;
  const asOf = readAsOf(options.asOf, services.clock.now());
  const cache = await openDataCache(services);
  const sources = await cachedSources(services, cache);
  const find = () => findCheckedGame(services.db, { gameId, asOf, sources });
  const [game, notice] = await Promise.all([
    options.asOf === undefined ? cache.getOrCompute(checkStore, gameId, find) : find(),
    memberId !== null && isNoticeWanted(services.db, { accountId: memberId, gameId }),
  ]);
  if (game === null) throw new AppError('not_found', `no game ${gameId}`);
  const missing = missingOf(game);
  return {
    event_id: gameId,
    start_at: game.startAt.toISOString(),
    sufficient: missing.length === 0,
    missing,
    in_time: missing.every(
      ({ expected_at: at, code }) =>
        code !== 'not_covered' && (at === null ? code === 'no_odds' : new Date(at) < game.startAt),
    ),
    notice,
  };
}

function missingOf(game: CheckedGame): Missing[] {
  const missing: Missing[] = [];
  if (!game.isCovered) missing.push({ code: 'not_covered', have: 0, need: 1, expected_at: null });
  for (const side of ['home', 'away'] as const) {
    const { played } = game[side];
    if (played < NEEDED_GAMES && game.forecast?.state !== 'ready') {
      missing.push({
        code: `${side}_games`,
        have: played,
        need: NEEDED_GAMES,
        expected_at: metAt(game[side], NEEDED_GAMES),
      });
    }
  }
  // What the engine itself missed when it looked last, where the count of games does not explain it.
  const report =
    game.forecast?.state === 'insufficient' ? engineMissing.safeParse(game.forecast.missing) : null;
  for (const { code, have, need } of report?.data ?? []) {
    if (missing.some((known) => known.code === code)) continue;
    const side = code.startsWith('home') ? 'home' : code.startsWith('away') ? 'away' : null;
    const expected = side === null ? null : metAt(game[side], Math.max(need, NEEDED_GAMES));
    missing.push({ code, have, need, expected_at: expected });
  }
  if (!game.hasOdds) missing.push({ code: 'no_odds', have: 0, need: 1, expected_at: null });
  return missing;
}

/** When a team will have played so many games: after the fixture that makes them full. */
function metAt({ played, coming }: TeamCount, need: number): string | null {
  const fixture = coming[need - played - 1];
  return fixture ? new Date(fixture.getTime() + RESULT_AFTER_MS).toISOString() : null;
}
