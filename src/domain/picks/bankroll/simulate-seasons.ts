import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Staking } from '#terms/stakings.ts';

/** A pick that can come in a season, with what was said of it when it was published. */
export type SeasonBet = {
  /** Decimal. */
  readonly odds: number;
  readonly pWin: number;
  readonly pPush: number;
  readonly units: number;
  /** By how much the prices of its market add up to more than 1. */
  readonly margin: number;
};

type SeasonOptions = {
  /** The picks game by game: one game decides all of its picks. */
  readonly games: readonly (readonly SeasonBet[])[];
  readonly picks: number;
  readonly seasons: number;
  readonly staking: Staking;
  /** The stake on a pick, or the size of one unit, as a share of the bankroll. Half Kelly sets its own. */
  readonly size: number;
  /**
   * How far the true chances lie from the published ones, drawn again for each season; `fair` takes the chances at which the price before
   * its margin is worth just what it costs.
   */
  readonly error: { readonly mean: number; readonly deviation: number } | 'fair';
  readonly random: () => number;
};

/** Shares of the bankroll at the start, after so many picks. */
export type FanPoint = {
  readonly picks: number;
  readonly low: number;
  readonly lower: number;
  readonly median: number;
  readonly upper: number;
  readonly high: number;
};

export type Seasons = {
  readonly fan: readonly FanPoint[];
  /** The share of seasons in which the bankroll was half of the start, or less, at any time. */
  readonly halved: number;
  /** The share of seasons that ended below the start. */
  readonly behind: number;
  /** The mean of the ends. */
  readonly mean: number;
  /** The longest losing run of a season: half of all have at least the one, one in twenty at least the other. */
  readonly losingRun: { readonly median: number; readonly high: number };
};

/** At so many places of a season the bankroll is looked at. */
const STEPS = 30;
/** After so many picks whatever else waits goes first. */
const PICKS_A_TURN = 200_000;
const QUANTILES = [0.05, 0.25, 0.5, 0.75, 0.95] as const;

/**
 * Plays seasons of picks: games are drawn from those that were, with replacement, and one number decides all picks of a game, which is
 * the most cautious assumption about how they hang together. What is drawn does not depend on how it is staked.
 */
export async function simulateSeasons(options: SeasonOptions): Promise<Seasons> {
  const { picks, seasons } = options;
  const steps = Math.min(STEPS, picks);
  const after = Array.from({ length: steps + 1 }, (_, step) => Math.round((picks * step) / steps));
  const at = after.map(() => new Float64Array(seasons));
  const runs = new Float64Array(seasons);
  let halved = 0;
  let waiting = 0;
  for (let season = 0; season < seasons; season += 1) {
    const { least, run } = playSeason(options, (step, wealth) => {
      const column = at[step];
      if (column !== undefined) column[season] = wealth;
    });
    runs[season] = run;
    if (least <= 0.5) halved += 1;
    waiting += picks;
    if (waiting < PICKS_A_TURN) continue;
    waiting = 0;
    await nextTurn();
  }
  const ends = at.at(-1) ?? new Float64Array(0);
  return {
    fan: at.map((column, step) => fanPoint(after[step] ?? 0, column)),
    halved: halved / seasons,
    behind: ends.reduce((count, end) => (end < 1 - 1e-9 ? count + 1 : count), 0) / seasons,
    mean: ends.reduce((sum, end) => sum + end, 0) / seasons,
    losingRun: { median: quantile(runs.sort(), 0.5), high: quantile(runs, 0.95) },
  };
}

/** One season; `note` gets the bankroll at each step. */
function playSeason(
  options: SeasonOptions,
  note: (step: number, wealth: number) => void,
): { readonly least: number; readonly run: number } {
  const { games, picks, error, random } = options;
  const steps = Math.min(STEPS, picks);
  const shift = error === 'fair' ? 0 : error.mean + error.deviation * normal(random);
  let [wealth, least, standing, run, played, step] = [1, 1, 0, 0, 0, 1];
  note(0, 1);
  while (played < picks) {
    const game = games[Math.floor(random() * games.length)] ?? [];
    const drawn = random();
    for (const bet of game) {
      if (played === picks) break;
      const stake = Math.min(wealth, stakeOf(bet, wealth, options));
      const won = outcomeOf(bet, { drawn, chance: chanceOf(bet, error === 'fair', shift) });
      if (won === 'win') wealth += stake * (bet.odds - 1);
      if (won === 'lose') wealth -= stake;
      if (won !== 'push') standing = won === 'lose' ? standing + 1 : 0;
      run = Math.max(run, standing);
      least = Math.min(least, wealth);
      played += 1;
      if (played === Math.round((picks * step) / steps)) {
        note(step, wealth);
        step += 1;
      }
    }
  }
  return { least, run };
}

/** The chance to win, of the cases in which the stake does not come back. */
function chanceOf(bet: SeasonBet, isFair: boolean, shift: number): number {
  if (isFair) return 1 / (bet.odds * (1 + bet.margin));
  return Math.min(1, Math.max(0, saidChance(bet) + shift));
}

const saidChance = ({ pWin, pPush }: SeasonBet) => (pPush < 1 ? pWin / (1 - pPush) : 0);

function outcomeOf(
  { pPush }: SeasonBet,
  { drawn, chance }: { readonly drawn: number; readonly chance: number },
): 'win' | 'lose' | 'push' {
  if (drawn < pPush) return 'push';
  return (drawn - pPush) / (1 - pPush) < chance ? 'win' : 'lose';
}

function stakeOf(bet: SeasonBet, wealth: number, { staking, size }: SeasonOptions): number {
  switch (staking) {
    case 'units':
      return bet.units * size;
    case 'level':
      return size;
    case 'percent':
      return wealth * size;
    case 'half_kelly': {
      const chance = saidChance(bet);
      const kelly = (chance * bet.odds - 1) / (bet.odds - 1);
      return (wealth * Math.max(0, kelly)) / 2;
    }
    default:
      return staking satisfies never;
  }
}

/** A draw of the standard normal distribution (Box and Muller 1958). */
function normal(random: () => number): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

function fanPoint(picks: number, column: Float64Array): FanPoint {
  const sorted = column.sort();
  const [low = 0, lower = 0, median = 0, upper = 0, high = 0] = QUANTILES.map((share) =>
    quantile(sorted, share),
  );
  return { picks, low, lower, median, upper, high };
}

const quantile = (sorted: Float64Array, share: number) =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
