import { judgeByLuck, luckReach, luckVariance } from '#domain/picks/figures/luck-band.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { SettledResult } from '#terms/results.ts';
import { mayBeLuck, meanDifference, type SampleMean, sampleMean } from './sample-mean.ts';
import { gainOf, settleOwnBet } from './settle-bet.ts';

/** A bet with the pick that it followed, as far as the member may see that. */
export type MeasuredBet = {
  readonly id: string;
  readonly placedAt: Date;
  readonly odds: number;
  readonly stake: number;
  readonly returned: number | null;
  readonly pick: FollowedPick | null;
};

export type FollowedPick = {
  readonly gameId: string;
  readonly publishedAt: Date;
  readonly odds: number;
  readonly units: number;
  readonly result: SettledResult | null;
  readonly closingValue: number | null;
};

/** A mean, and whether luck alone may be all of it; null where there are too few to say. */
type Judged = SampleMean & { readonly is_luck: boolean | null };

/** How long after the publication, in minutes, each group of bets was placed at the latest; null for the last one. */
const LATE_MINUTES = [15, 60, 360, null] as const;

/** A stake counts as kept to where it lies this near to its share. */
const USUAL_DEVIATION = 0.25;

/** What the bets of one currency say, in its smallest unit. Each part counts the bets that can say it. */
export function measureBets(bets: readonly MeasuredBet[]) {
  const settled = bets.map((bet) => ({ ...bet, ...settleOwnBet(bet, bet.pick) }));
  const followed = settled.flatMap((bet) => (bet.pick === null ? [] : [{ ...bet, pick: bet.pick }]));
  const others = settled.filter(({ pick }) => pick === null);
  return {
    n: bets.length,
    open: settled.filter(({ result }) => result === null).length,
    all: resultOf(settled),
    followed: { n: followed.length, ...resultOf(followed) },
    others: { n: others.length, ...resultOf(others) },
    price: judged(sampleMean(followed.map((bet) => priceGap(bet)))),
    closing: closingOf(followed),
    late: LATE_MINUTES.map((upTo, index) => {
      const from = index === 0 ? null : (LATE_MINUTES[index - 1] ?? null);
      const group = followed.filter((bet) => isWithin(waitOf(bet), { from, upTo }));
      return { up_to: upTo, ...lateOf(group) };
    }),
    late_cost: lateOf(followed).cost,
    discipline: disciplineOf(followed),
  };
}

type SettledBet = MeasuredBet & { readonly result: SettledResult | null; readonly profit: number | null };
type FollowedBet = SettledBet & { readonly pick: FollowedPick };

function resultOf(bets: readonly SettledBet[]) {
  const decided = bets.filter(({ result }) => result === 'win' || result === 'lose');
  const profit = sum(bets.map((bet) => bet.profit ?? 0));
  const variance = luckVariance(
    decided.map(({ id, pick, odds, stake }) => ({ game: pick?.gameId ?? id, odds, stake })),
  );
  const reach = Math.round(luckReach(variance));
  return {
    settled: bets.filter(({ result }) => result !== null).length,
    decided: decided.length,
    staked: sum(bets.flatMap(({ result, stake }) => (result === null ? [] : [stake]))),
    profit,
    /** How far luck alone carries the result at these odds and stakes, 19 times in 20. */
    luck: decided.length === 0 ? null : { reach, judgement: judgeByLuck(profit, reach) },
  };
}

/** How far the price that was got lies above the one that was published, as a share of it. */
const priceGap = ({ odds, pick }: Pick<FollowedBet, 'odds' | 'pick'>) => odds / pick.odds - 1;

/** The closing value at the price that was got, beside that of the published price on the same bets. */
function closingOf(bets: readonly FollowedBet[]) {
  const closed = bets.flatMap(({ odds, pick }) =>
    pick.closingValue === null
      ? []
      : [{ own: (odds / pick.odds) * (1 + pick.closingValue) - 1, published: pick.closingValue }],
  );
  return {
    ...judged(sampleMean(closed.map(({ own }) => own))),
    published: sampleMean(closed.map(({ published }) => published)).value,
  };
}

const waitOf = ({ placedAt, pick }: Pick<FollowedBet, 'placedAt' | 'pick'>) =>
  Math.max(0, placedAt.getTime() - pick.publishedAt.getTime()) / MINUTE_MS;

function isWithin(
  minutes: number,
  { from, upTo }: { readonly from: number | null; readonly upTo: number | null },
): boolean {
  return (from === null || minutes > from) && (upTo === null || minutes <= upTo);
}

/** What the wait cost: what the same stakes would have gained more at the published prices. */
function lateOf(bets: readonly FollowedBet[]) {
  const won = bets.filter(({ result }) => result === 'win');
  return {
    ...judged(sampleMean(bets.map((bet) => priceGap(bet)))),
    cost: sum(won.map(({ stake, odds, pick }) => gainOf(stake, pick.odds) - gainOf(stake, odds))),
  };
}

/**
 * How evenly the stakes follow the published units: the member's unit is the middle one of stake over units. Stakes that grow after a
 * loss are the usual way to lose more than the bets do.
 */
function disciplineOf(bets: readonly FollowedBet[]) {
  const inOrder = bets.toSorted(
    (left, right) => left.placedAt.getTime() - right.placedAt.getTime() || (left.id < right.id ? -1 : 1),
  );
  const unit = median(inOrder.map(({ stake, pick }) => stake / pick.units));
  if (unit === null) return null;
  const shares = inOrder.map(({ stake, pick }) => stake / (pick.units * unit));
  const after = (result: SettledResult) =>
    shares.filter((_share, index) => inOrder[index - 1]?.result === result).map(Math.log);
  return {
    unit: Math.round(unit),
    n: shares.length,
    kept: shares.filter((share) => Math.abs(share - 1) <= USUAL_DEVIATION).length,
    largest: Math.max(...shares),
    /** By which factor stakes after a loss differ from those after a win, less one. */
    after_loss: asShare(judged(meanDifference(after('lose'), after('win')))),
  };
}

function asShare(mean: Judged): Judged {
  const share = (value: number) => Math.exp(value) - 1;
  return {
    ...mean,
    value: mean.value === null ? null : share(mean.value),
    interval: mean.interval === null ? null : [share(mean.interval[0]), share(mean.interval[1])],
  };
}

function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

const judged = (mean: SampleMean): Judged => ({ ...mean, is_luck: mayBeLuck(mean) });

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
