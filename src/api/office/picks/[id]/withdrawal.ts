import { endpoint } from '#api/endpoint.ts';
import { showPickReview } from '#domain/operations/result/show-pick-review.ts';
import { withdrawPick } from '#domain/picks/grade/withdraw-pick.ts';
import { brandOf } from '../../brand-of.ts';
import { withdrawalContract } from './withdrawal.contract.ts';

export const POST = endpoint(
  withdrawalContract,
  async ({ params: { id }, query, body }, { services, operator, locale }) => {
    brandOf(operator, query.brand);
    const { code, reason: note } = body;
    const by = { by: operator.email, operatorId: operator.id };
    await withdrawPick(services, { pick: id, reason: code, note, ...by });
    return { data: await showPickReview(services, { id, operator, locale }) };
  },
);
