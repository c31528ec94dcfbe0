import { assertNotOnBreak } from '#domain/accounts/member/require-member.ts';
import { showArticle } from '#domain/picks/analysis/show-article.ts';
import { noteOpening } from '#domain/picks/ledger/note-opening.ts';
import { showPick } from '#domain/picks/pick/show-pick.ts';
import { endpoint } from '../endpoint.ts';
import { strategyShowContract } from './show.contract.ts';

export const POST = endpoint(strategyShowContract, async ({ body }, { services, locale, member }) => {
  assertNotOnBreak(member);
  const pick = await showPick(services, { id: body.id, locale, isEntitled: member.isEntitled });
  const { value: odds } = pick.price.now ?? pick.odds;
  await noteOpening(services, { member, pickId: pick.id, startAt: new Date(pick.opens_at), odds });
  const { event_id: _event, ...article } = await showArticle(services, {
    gameId: pick.event.id,
    locale,
    isEntitled: member.isEntitled,
  });
  return { data: { ...pick, article } };
});
