import { findOwnBet, updateOwnBetPick } from '#db/queries/own-bet.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { listCandidates } from './followable-picks.ts';

/**
 * A member says which prediction a bet followed, or that it followed none. Throws 'not_found' for a bet that is not theirs, and
 * 'invalid' for a prediction that the bet cannot have followed; one that they may not see is no other answer than one that is not there.
 */
export async function linkBet(
  services: Services,
  options: { readonly member: Member; readonly id: string; readonly pickId: string | null },
): Promise<void> {
  const { member, id, pickId } = options;
  const mine = { accountId: member.id, id };
  const bet = await findOwnBet(services.db, mine);
  if (bet === null) throw new AppError('not_found', 'not a bet of theirs');
  if (pickId !== null) {
    const candidates = await listCandidates(services, { member, placedAt: bet.placedAt });
    if (!candidates.some((pick) => pick.id === pickId)) {
      throw new AppError('invalid', 'not a prediction that the bet can have followed', {
        fields: { pick_id: [{ key: 'bets.typed.pick' }] },
      });
    }
  }
  if (!(await updateOwnBetPick(services.db, mine, pickId)))
    throw new AppError('not_found', 'the bet was deleted meanwhile');
}
