import { seededRandom } from '@trueline/predict';
import { listSeasonBets, type SeasonBetRow } from '#db/queries/season-bet.ts';
import { cacheStore, type DataCache } from '#domain/foundation/cache/data-cache.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import { rateByGame } from '#domain/picks/figures/by-game.ts';
import { cachedGames } from '#domain/picks/figures/cached-sums.ts';
import { type RecordScope, readScope } from '#domain/picks/figures/record-scope.ts';
import type { Services } from '#domain/services.ts';
import { sha256 } from '#platform/hash.ts';
import { RECORD_ORIGINS, type RecordOrigin } from '#terms/results.ts';
import type { Staking } from '#terms/stakings.ts';
import { type Seasons, simulateSeasons } from './simulate-seasons.ts';

/** What can be chosen; few values, so that what was computed serves everyone. */
export const SEASON_LENGTHS = [100, 300, 600] as const;
export const STAKE_SIZES = [0.005, 0.01, 0.02, 0.05] as const;
export const USUAL_SIZE = 0.01;

const SEASONS = 10_000;
/** The newest settled picks from which seasons are drawn. */
const MAX_BETS = 2000;
/** Fewer decided picks than these say nothing about a season (docs/product/plans.md). */
const MIN_DECIDED = 20;
/** The 95 % quantile of the standard normal distribution, two-sided. */
const Z = 1.959963984540054;

export type BankrollChoice = {
  readonly staking: Staking;
  readonly size: (typeof STAKE_SIZES)[number];
  readonly picks: (typeof SEASON_LENGTHS)[number];
};

type Bankroll = {
  /** `backfill`: calculated afterwards, as long as too few were published before their matches. */
  readonly origin: RecordOrigin;
  /** The settled picks from which seasons are drawn, and their games. */
  readonly n: number;
  readonly games: number;
  readonly simulated: boolean;
  /** Won minus said, as a share of the decided picks, with its 95 % interval. */
  readonly error: { readonly value: number; readonly interval: readonly [number, number] };
  /** The mean margin of the prices. */
  readonly margin: number;
  readonly seasons: number;
  /** The day whose name is the seed. */
  readonly day: string;
  readonly ours: Seasons;
  /** The same picks without any edge: each wins as often as its price says after the margin is taken out. */
  readonly fair: Seasons;
};

const bankrollStore = cacheStore<Bankroll | null>(['record']);

/** Ten thousand seasons of our settled picks under a staking plan, with our chances and with none but the market's; null where too few were settled. */
export async function showBankroll(services: Services, choice: BankrollChoice): Promise<Bankroll | null> {
  const day = brandDay(services.clock.now());
  for (const origin of RECORD_ORIGINS) {
    const scope = await readScope(services, { origin, window: 'all' });
    const key = JSON.stringify([origin, day, scope.sources, choice]);
    const found = await bankrollIn(scope.cache, key, () => compute(services, { origin, day, scope, choice }));
    if (found !== null) return found;
  }
  return null;
}

const bankrollIn = (cache: DataCache, key: string, work: () => Promise<Bankroll | null>) =>
  cache.getOrCompute(bankrollStore, key, () => inTurn(work));

/** One simulation at a time: anyone who asks for many gets them one after another, and everything else goes on. */
let last: Promise<unknown> = Promise.resolve();
function inTurn<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  const next = last.then(work);
  last = next.catch(() => undefined);
  return next;
}

async function compute(
  services: Services,
  options: {
    readonly origin: RecordOrigin;
    readonly day: string;
    readonly scope: RecordScope;
    readonly choice: BankrollChoice;
  },
): Promise<Bankroll | null> {
  const { origin, day, scope, choice } = options;
  const [rows, sums] = await Promise.all([
    listSeasonBets(services.db, { origin, sources: scope.sources, limit: MAX_BETS }),
    cachedGames(services, scope.cache, scope.filter),
  ]);
  const total = sums.find(({ dimension }) => dimension === 'total');
  if (total === undefined || total.decided < MIN_DECIDED || rows.length === 0) return null;
  const won = rateByGame(total);
  const said = total.chance_sum / total.decided;
  const [low, high] = won.interval ?? [0, 1];
  const value = (won.value ?? 0) - said;
  const games = [...Map.groupBy(rows, ({ game }) => game).values()];
  const play = (error: Parameters<typeof simulateSeasons>[0]['error']) =>
    simulateSeasons({
      games,
      picks: choice.picks,
      seasons: SEASONS,
      staking: choice.staking,
      size: choice.size,
      error,
      random: seededRandom(seedOf(day)),
    });
  return {
    origin,
    n: rows.length,
    games: games.length,
    simulated: rows.some(({ simulated }) => simulated),
    error: { value, interval: [low - said, high - said] },
    margin: rows.reduce((sum: number, { margin }: SeasonBetRow) => sum + margin, 0) / rows.length,
    seasons: SEASONS,
    day,
    ours: await play({ mean: value, deviation: (high - low) / (2 * Z) }),
    fair: await play('fair'),
  };
}

/** The same for everyone all day, and for anyone who wants to compute it again. */
function seedOf(day: string): number {
  return Number.parseInt(sha256(`bankroll ${day}`).slice(0, 8), 16);
}
