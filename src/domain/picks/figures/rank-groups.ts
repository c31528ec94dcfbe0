import { decimalNumber } from '#db/queries/add-sums.ts';
import type { RecordSlice } from '#db/queries/record-sums.ts';
import { BET_TYPES, type BetType, type Method } from '#terms/bets.ts';
import { type Mean, meanOf, type Rate, rateOf } from './figures.ts';

export type RankedGroup = {
  readonly sport: RecordSlice['sport'];
  readonly leagueId: string;
  readonly betType: BetType;
  readonly n: number;
  readonly win_rate: Rate;
  readonly margin: Mean;
  readonly expected_value: Mean;
  readonly profit_cents: number;
};

/** Below this number of won and lost picks a group's win rate says too little to be ranked (docs/product/picks.md). */
export const RANKED_FROM = 20;

/** The groups of a window: each league with each bet type. */
export function readGroups(slices: readonly RecordSlice[]): RankedGroup[] {
  return slices.flatMap((slice) => {
    if (slice.dimension !== 'group') return [];
    const [leagueId = '', type] = slice.key.split('/');
    const betType = BET_TYPES.find((one) => one === type);
    if (betType === undefined) return [];
    return [
      {
        sport: slice.sport,
        leagueId,
        betType,
        n: slice.n,
        profit_cents: slice.profit_cents,
        win_rate: rateOf(slice.win, slice.win + slice.lose),
        margin: meanOf(decimalNumber(slice.margin_sum), slice.margin_n),
        expected_value: meanOf(decimalNumber(slice.ev_sum), slice.n),
      },
    ];
  });
}

/**
 * The top win-rate rank (docs/product/picks.md): groups with at least twenty decided picks. 'average_rate' orders by the lower bound of the win
 * rate's interval, 'mov' by the mean margin against the line, 'expected_value' by the mean value at publication; the lower
 * bound breaks ties.
 */
export function rankGroups(groups: readonly RankedGroup[], method: Method): RankedGroup[] {
  return groups
    .filter((group) => group.win_rate.n >= RANKED_FROM)
    .map((group) => ({ group, by: measure(group, method), low: group.win_rate.interval?.[0] ?? 0 }))
    .sort((a, b) => b.by - a.by || b.low - a.low || nameOf(a.group).localeCompare(nameOf(b.group), 'en'))
    .map(({ group }) => group);
}

const nameOf = (group: RankedGroup): string => `${group.leagueId}/${group.betType}`;

function measure(group: RankedGroup, method: Method): number {
  switch (method) {
    case 'average_rate':
      return group.win_rate.interval?.[0] ?? 0;
    case 'mov':
      return group.margin.value ?? Number.NEGATIVE_INFINITY;
    case 'expected_value':
      return group.expected_value.value ?? Number.NEGATIVE_INFINITY;
  }
}
