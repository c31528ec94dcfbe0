import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedGame, FeedReport, FeedState, ReportedState } from '../feed.ts';
import { zonedDate } from '../time/zone-time.ts';
import { joinStart, joinState } from './join-reports.ts';
import type { Known } from './learned.ts';
import type { LiveLeague } from './live-league.ts';

type JoinedGame = {
  readonly game: FeedGame;
  readonly report: FeedReport;
  readonly states: readonly FeedState[];
  readonly refused: readonly RefusedRow[];
};

/** What a site learns of a game when one of its providers speaks: its own words, and what they make of those of all others. */
export function joinGame(
  { game, key, said }: { readonly game: FeedGame; readonly key: string; readonly said: ReportedState | null },
  {
    provider,
    league,
    known,
  }: {
    readonly provider: FeedReport['provider'];
    readonly league: Pick<LiveLeague, 'zone'>;
    readonly known: Known;
  },
): JoinedGame {
  const before = known.reports.get(game.key) ?? [];
  const own = before.find((one) => one.provider === provider)?.state ?? null;
  const others = before.filter((one) => one.provider !== provider);
  const standing = known.states.get(game.key) ?? null;
  // Before providers' words were stored, what stood was the word of the one.
  const ended = own ?? (others.length === 0 ? standing : null);
  const isAgain = ended?.status === 'completed' && said?.status === 'in_progress';
  const report = {
    gameKey: game.key,
    provider,
    key,
    startAt: game.startAt,
    state: isAgain ? null : said,
    knownAt: game.knownAt,
  };
  const reports = [...others, { ...report, state: report.state ?? own }];
  const startAt = joinStart(reports) ?? game.startAt;
  const state = joinState(reports, standing);
  return {
    game: { ...game, startAt, gameDay: zonedDate(startAt, league.zone) },
    report,
    states: state === null ? [] : [stateOf(game, state)],
    refused: isAgain ? [{ row: key, reason: 'a finished game runs again' }] : [],
  };
}

/** No provider of ours reports a clock, a quarter or an inning, and none is made up. */
function stateOf(game: FeedGame, state: ReportedState): FeedState {
  return {
    ...state,
    gameKey: game.key,
    knownAt: game.knownAt,
    elapsed: null,
    stoppage: null,
    half: null,
    period: null,
    remaining: null,
    inning: null,
    inningHalf: null,
    statistics: {},
    origin: 'real',
  };
}
