import type { Distribution } from '@trueline/predict';
import type { PolicyRow } from '#db/queries/pick.ts';
import type { OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { ChosenBet } from '#domain/picks/bet/choose-bet.ts';
import { chooseForGame } from '#domain/picks/bet/choose-for-game.ts';
import { standingPrices } from '#domain/picks/bet/standing-prices.ts';
import type { BetType } from '#terms/bets.ts';
import { BET_TYPES } from '#terms/bets.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import type { PassReason } from '#terms/passes.ts';

type Policy = Pick<PolicyRow, 'minEv' | 'minConfidence' | 'leagues' | 'minLeadMinutes' | 'maxLeadHours'>;

/** When a game may be published: from `opensAt` on and before `closesAt`. */
export function publishingWindow(startAt: Date, policy: Pick<Policy, 'minLeadMinutes' | 'maxLeadHours'>) {
  return {
    opensAt: new Date(startAt.getTime() - policy.maxLeadHours * 60 * MINUTE_MS),
    closesAt: new Date(startAt.getTime() - policy.minLeadMinutes * MINUTE_MS),
  };
}

/**
 * The instants of a stretch of time at which a publisher who never sleeps would find something new about a game: the window
 * opens, a price becomes known; and the beginning of the stretch, with a new forecast.
 */
export function lookInstants(options: {
  readonly startAt: Date;
  readonly policy: Policy;
  readonly odds: readonly Pick<OddsSnapshotRow, 'knownAt'>[];
  readonly from: Date;
  readonly until: Date;
}): Date[] {
  const { opensAt, closesAt } = publishingWindow(options.startAt, options.policy);
  const [from, until] = [options.from.getTime(), Math.min(options.until.getTime(), closesAt.getTime())];
  const instants = [
    Math.max(from, opensAt.getTime()),
    ...options.odds.map(({ knownAt }) => knownAt.getTime()),
  ];
  return [...new Set(instants)]
    .filter((at) => at >= from && at >= opensAt.getTime() && at < until)
    .sort((a, b) => a - b)
    .map((at) => new Date(at));
}

type DecidedBet = { readonly betType: BetType; readonly bet: ChosenBet; readonly at: Date };

/**
 * What publishing decides at some instants, in their order: the first at which a market that is not decided has a side worth
 * betting is when its pick is made, at a price that stood then.
 */
export function decideAt(
  instants: readonly Date[],
  options: {
    readonly policy: Policy;
    readonly leagueId: string;
    readonly odds: readonly OddsSnapshotRow[];
    readonly undecided: readonly BetType[];
    /** Picks that the game has already. */
    readonly staked: readonly ChosenBet[];
    readonly distributionAt: (at: Date) => Distribution | null;
  },
): DecidedBet[] {
  const bets = new Map<BetType, DecidedBet>();
  for (const at of instants) {
    const undecided = options.undecided.filter((betType) => !bets.has(betType));
    if (undecided.length === 0) break;
    const offers = standingPrices(options.odds, at);
    if (offers.length === 0) continue;
    const distribution = options.distributionAt(at);
    const choices = chooseForGame(options.policy, {
      leagueId: options.leagueId,
      distribution,
      offers,
      undecided,
      staked: [...options.staked, ...[...bets.values()].map(({ bet }) => bet)],
    });
    for (const [betType, choice] of choices) {
      if (choice.state === 'bet') bets.set(betType, { betType, bet: choice, at });
    }
  }
  return BET_TYPES.flatMap((betType) => bets.get(betType) ?? []);
}

/** Why a market stays without a pick, as it is judged when its window closes. */
export function passReason(
  options: Omit<Parameters<typeof decideAt>[1], 'undecided'> & {
    readonly betType: BetType;
    readonly at: Date;
  },
): PassReason {
  const { policy, leagueId, betType, at } = options;
  const choice = chooseForGame(policy, {
    leagueId,
    distribution: options.distributionAt(at),
    offers: standingPrices(options.odds, at),
    undecided: [betType],
    staked: options.staked,
  }).get(betType);
  return choice?.state === 'pass' ? choice.reason : 'ev_below_policy';
}
