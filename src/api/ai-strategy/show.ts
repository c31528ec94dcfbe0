import { showArticle } from '#domain/analysis/show-article.ts';
import { noteOpening } from '#domain/ledger/note-opening.ts';
import { refuseOnBreak } from '#domain/member/require-member.ts';
import { showPick } from '#domain/record/show-pick.ts';
import { endpoint } from '../endpoint.ts';
import { strategyShowContract } from './show.contract.ts';

export const POST = endpoint(strategyShowContract, async ({ body }, { services, locale, member }) => {
  refuseOnBreak(member);
  const pick = await showPick(services, { id: body.id, locale, isEntitled: member.isEntitled });
  const { value: odds } = pick.price.now ?? pick.odds;
  await noteOpening(services, { member, pickId: pick.id, startAt: new Date(pick.start_at), odds });
  const { event_id: _event, ...article } = await showArticle(services, {
    gameId: pick.event.id,
    locale,
    isEntitled: member.isEntitled,
  });
  return { data: { ...pick, article } };
});
