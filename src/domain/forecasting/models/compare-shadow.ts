import {
  binaryEvents,
  type Outcome,
  pairedDifference,
  type ReliabilityBin,
  type Result,
  reliabilityBins,
  score,
} from '@trueline/predict';
import { listShadowContests, type ShadowContest } from '#db/queries/shadow-forecast.ts';
import { settleBet } from '#domain/forecasting/settlement/settle-pick.ts';
import type { Services } from '#domain/services.ts';

type Contest = {
  readonly league: string;
  readonly live: Outcome;
  readonly shadow: Outcome;
  readonly result: Result;
};

/** The two-sided 95 % quantile of the standard normal distribution. */
const Z = 1.959963984540054;
const WINNERS = ['home', 'draw', 'away'] as const;
/** With fewer games luck decides; the engine's own rule of promotion says the same. */
const FEWEST_GAMES = 100;

type Figures = {
  readonly log_loss: number;
  readonly brier: number;
  readonly rps: number;
  readonly ece: number;
};

/** A shadow beside what was said live, on the games that both forecast before they began. */
type ShadowComparison = {
  readonly league: string | null;
  readonly n: number;
  readonly live: Figures | null;
  readonly shadow: Figures | null;
  /** Mean log loss of the shadow minus the live model's; negative is better. */
  readonly difference: number | null;
  readonly interval: readonly [low: number, high: number] | null;
};

type ShadowReport = {
  readonly as_of: string;
  readonly verdict: 'better' | 'worse' | 'no_difference' | 'too_few_games';
  readonly total: ShadowComparison;
  readonly leagues: readonly ShadowComparison[];
  readonly calibration: {
    readonly live: readonly ReliabilityBin[];
    readonly shadow: readonly ReliabilityBin[];
  };
};

/** The report that an operator reads before a shadow goes live. */
export async function compareShadow(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  modelId: string,
): Promise<ShadowReport> {
  const now = clock.now();
  const contests = (await listShadowContests(db, { modelId, asOf: now })).flatMap(contestOf);
  const byLeague = Map.groupBy(contests, ({ league }) => league);
  const total = compare(null, contests);
  return {
    as_of: now.toISOString(),
    verdict: verdictOf(total),
    total,
    leagues: [...byLeague].map(([league, own]) => compare(league, own)),
    calibration: {
      live: bins(contests.map(({ live, result }) => ({ probabilities: live, result }))),
      shadow: bins(contests.map(({ shadow, result }) => ({ probabilities: shadow, result }))),
    },
  };
}

function contestOf(row: ShadowContest): Contest[] {
  const { status, home_score: homeScore, away_score: awayScore, parts, reason } = row;
  const final = { status, homeScore, awayScore, parts, reason };
  const result = WINNERS.find(
    (side) => settleBet({ sport: row.sport, betType: 'win_loss', side, line: null }, final) === 'win',
  );
  if (result === undefined) return [];
  return [{ league: row.league_id, live: outcome(row.live), shadow: outcome(row.shadow), result }];
}

const outcome = ([home, draw, away]: ShadowContest['live']): Outcome => ({ home, draw, away });

function compare(league: string | null, contests: readonly Contest[]): ShadowComparison {
  const n = contests.length;
  if (n === 0) return { league, n, live: null, shadow: null, difference: null, interval: null };
  const { mean, standardError } = pairedDifference(
    contests.map(({ live, shadow, result }) => ({ first: shadow, second: live, result })),
  );
  return {
    league,
    n,
    difference: mean,
    live: figures(contests.map(({ live, result }) => ({ probabilities: live, result }))),
    shadow: figures(contests.map(({ shadow, result }) => ({ probabilities: shadow, result }))),
    interval: n > 1 ? [mean - Z * standardError, mean + Z * standardError] : null,
  };
}

function figures(pairs: Parameters<typeof score>[0]): Figures {
  const { logLoss, brier, rps, ece } = score(pairs);
  return { log_loss: logLoss, brier, rps, ece };
}

function bins(pairs: Parameters<typeof score>[0]): readonly ReliabilityBin[] {
  return reliabilityBins(binaryEvents(pairs));
}

function verdictOf({ n, interval }: ShadowComparison): ShadowReport['verdict'] {
  if (n < FEWEST_GAMES || interval === null) return 'too_few_games';
  if (interval[1] < 0) return 'better';
  return interval[0] > 0 ? 'worse' : 'no_difference';
}
