import type { PolicyRow } from '#db/queries/pick.ts';
import { type Choice, chooseBet } from './choose-bet.ts';

type Market = Omit<Parameters<typeof chooseBet>[0], 'minExpectedValue'> & { readonly leagueId: string };

/** The bet that a policy publishes on a market, or the pass with its reason: value first, then confidence, in its leagues. */
export function chooseUnderPolicy(
  policy: Pick<PolicyRow, 'minEv' | 'minConfidence' | 'leagues'>,
  { leagueId, ...market }: Market,
): Choice {
  if (policy.leagues !== null && !policy.leagues.includes(leagueId)) {
    return { state: 'pass', reason: 'not_covered' };
  }
  const choice = chooseBet({ ...market, minExpectedValue: policy.minEv });
  if (choice.state === 'bet' && choice.confidence < policy.minConfidence) {
    return { state: 'pass', reason: 'confidence_below_policy' };
  }
  return choice;
}
