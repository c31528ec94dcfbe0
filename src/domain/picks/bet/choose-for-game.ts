import { type Distribution, isSameBet, lawAtMarket, type StakedBet, stakeJointly } from '@trueline/predict';
import type { PolicyRow } from '#db/queries/pick.ts';
import type { BetType } from '#terms/bets.ts';
import { anchorsOf, type Choice, type ChosenBet, type OfferedOdds } from './choose-bet.ts';
import { chooseUnderPolicy } from './choose-under-policy.ts';
import { soundOffers } from './sound-offers.ts';

type Game = {
  readonly leagueId: string;
  readonly distribution: Distribution | null;
  readonly offers: readonly OfferedOdds[];
  /** False where a price is newer than the forecast. */
  readonly isCurrent?: boolean;
  /** Markets that have no pick yet. */
  readonly undecided: readonly BetType[];
  /** Picks that the game has already. */
  readonly staked: readonly StakedBet[];
};

/**
 * What a policy publishes on the markets of one game that are not decided. The best of several bets is looked at first: one that
 * wins and loses in the same games as another is not a second bet, and what remains is staked together with what is staked already.
 */
export function chooseForGame(
  policy: Pick<PolicyRow, 'minEv' | 'minConfidence' | 'leagues'>,
  game: Game,
): ReadonlyMap<BetType, Choice> {
  const { leagueId, distribution, offers, isCurrent = true, undecided, staked } = game;
  const choices = new Map<BetType, Choice>(
    undecided.map((betType) => [
      betType,
      chooseUnderPolicy(policy, { leagueId, distribution, betType, offers, isCurrent }),
    ]),
  );
  const bets = [...choices.values()].filter((choice) => choice.state === 'bet');
  if (distribution === null || bets.length === 0 || bets.length + staked.length < 2) return choices;
  const sound = soundOffers(offers, distribution);
  const law = lawAtMarket(distribution, anchorsOf(sound, ['run_line', 'over_under']));
  const chosen: ChosenBet[] = [];
  for (const bet of bets.toSorted((a, b) => b.expectedValue - a.expectedValue)) {
    const isKnown = [...staked, ...chosen].some((other) => isSameBet({ distribution, law }, bet, other));
    if (isKnown) choices.set(bet.betType, { state: 'pass', reason: 'same_bet' });
    else chosen.push(bet);
  }
  const units = stakeJointly({ distribution, law }, chosen, staked);
  chosen.forEach((bet, i) => {
    const stake = Math.min(bet.units, units[i] ?? 0);
    choices.set(
      bet.betType,
      stake > 0 ? { ...bet, units: stake } : { state: 'pass', reason: 'stake_too_small' },
    );
  });
  return choices;
}
