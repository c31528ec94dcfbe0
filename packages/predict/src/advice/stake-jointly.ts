import type { Distribution } from '../distribution/distribution.ts';
import type { Side } from '../distribution/read-market.ts';
import type { ScoreLaw } from '../distribution/score-law.ts';
import type { BetType } from '../surface/game.ts';
import { roundStake } from './advise-side.ts';
import { jointCells } from './joint-cells.ts';

/** A bet on one side of a market at its odds; a quarter line has no place here. */
export type GameBet = {
  readonly betType: BetType;
  readonly line: number | null;
  readonly side: Side;
  readonly odds: number;
};
/** A bet that is made already, with its stake in units of a bankroll of 100. */
export type StakedBet = GameBet & { readonly units: number };

/** A way in which a game can end as some bets see it: its probability, and what a unit on each of them brings. */
type Ending = { p: number; readonly returns: readonly number[] };

/** The share of the growth-optimal stake that is bet, and the units of a whole bankroll. */
const KELLY_SHARE = 0.25;
const BANKROLL = 100;
const SWEEPS = 40;
const HALVINGS = 40;
/** No stake takes more than this share of what is left of the bankroll, so that a logarithm exists. */
const MAX_SHARE = 0.98;

/**
 * Stakes of new bets on one game, in their order, beside those that are made already: a quarter of the stakes under which the
 * logarithm of the bankroll grows most, all of the game's bets taken together. Two bets that win in the same games are worth less
 * than two that do not. A bet that is worth no stake beside the others gets 0.
 */
export function stakeJointly(
  options: { readonly distribution: Distribution; readonly law: ScoreLaw },
  bets: readonly GameBet[],
  made: readonly StakedBet[],
): readonly number[] {
  const endings = endingsOf(options, [...bets, ...made]);
  const shares = [...bets.map(() => 0), ...made.map(({ units }) => units / BANKROLL / KELLY_SHARE)];
  for (let sweep = 0; sweep < SWEEPS; sweep++) {
    let moved = 0;
    for (let i = 0; i < bets.length; i++) {
      const best = bestShare(endings, shares, i);
      moved = Math.max(moved, Math.abs(best - (shares[i] ?? 0)));
      shares[i] = best;
    }
    if (moved < 1e-9) break;
  }
  return bets.map((_, i) => roundStake(KELLY_SHARE * BANKROLL * (shares[i] ?? 0)));
}

/** Whether two bets win, lose and come back in the very same games, as a win and a handicap of half a goal do. */
export function isSameBet(
  options: { readonly distribution: Distribution; readonly law: ScoreLaw },
  one: GameBet,
  other: GameBet,
): boolean {
  return endingsOf(options, [one, other]).every(
    ({ p, returns: [first = 0, second = 0] }) => p < 1e-12 || Math.sign(first) === Math.sign(second),
  );
}

function endingsOf(
  options: { readonly distribution: Distribution; readonly law: ScoreLaw },
  bets: readonly GameBet[],
): readonly Ending[] {
  // There are thousands of cells and a handful of endings: a number tells them apart for far less than a text would cost.
  const endings = new Map<number, Ending>();
  const onTotal = bets.filter(({ betType }) => betType === 'over_under');
  const onMargin = bets.filter(({ betType }) => betType !== 'over_under');
  const cells = jointCells(options.distribution, options.law, {
    margin: (margin) => endingKey(onMargin, margin, 0),
    total: (total) => endingKey(onTotal, 0, total),
  });
  for (const { margin, total, p } of cells) {
    const key = endingKey(bets, margin, total);
    const known = endings.get(key);
    if (known) known.p += p;
    else endings.set(key, { p, returns: bets.map((bet) => returnOf(bet, outcomeOf(bet, margin, total))) });
  }
  return [...endings.values()];
}

/** One number for each way in which some bets can end. */
function endingKey(bets: readonly GameBet[], margin: number, total: number): number {
  let key = 0;
  for (const bet of bets) key = 3 * key + 1 + outcomeOf(bet, margin, total);
  return key;
}

/** 1 where the bet wins, -1 where it loses, 0 where the stake comes back. */
function outcomeOf({ side, line }: GameBet, margin: number, total: number): -1 | 0 | 1 {
  if (side === 'draw') return margin === 0 ? 1 : -1;
  const gap = side === 'over' || side === 'under' ? total - (line ?? 0) : margin + (line ?? 0);
  const mine = side === 'home' || side === 'over' ? gap : -gap;
  // Without a line and with a draw to bet on, a level game loses; the law of a sport without draws has none.
  if (mine === 0) return line === null ? -1 : 0;
  return mine > 0 ? 1 : -1;
}

function returnOf({ odds }: GameBet, outcome: -1 | 0 | 1): number {
  return outcome === 1 ? odds - 1 : outcome;
}

/** Where the growth rate is highest along one stake while the others stand: its slope falls, so the zero is found by halving. */
function bestShare(endings: readonly Ending[], shares: readonly number[], index: number): number {
  const others = endings.map(({ returns }) =>
    returns.reduce((sum, one, i) => (i === index ? sum : sum + one * (shares[i] ?? 0)), 1),
  );
  const slope = (share: number) =>
    endings.reduce((sum, { p, returns }, k) => {
      const gain = returns[index] ?? 0;
      return sum + (p * gain) / ((others[k] ?? 1) + share * gain);
    }, 0);
  if (slope(0) <= 0) return 0;
  let [low, high] = [0, MAX_SHARE * Math.max(0, Math.min(...others))];
  for (let step = 0; step < HALVINGS; step++) {
    const middle = (low + high) / 2;
    if (slope(middle) > 0) low = middle;
    else high = middle;
  }
  return low;
}
