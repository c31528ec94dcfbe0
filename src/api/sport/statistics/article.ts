import { assertNotOnBreak } from '#domain/accounts/member/require-member.ts';
import { showArticle } from '#domain/picks/analysis/show-article.ts';
import { isStatsOnly } from '#domain/picks/stats-only/is-stats-only.ts';
import { endpoint } from '../../endpoint.ts';
import { openBrand } from '../../get-brand.ts';
import { statisticsArticleContract } from './article.contract.ts';

export const GET = endpoint(statisticsArticleContract, async ({ query }, caller) => {
  const { services, member, locale } = caller;
  assertNotOnBreak(member);
  const { event_id: gameId, as_of: asOf } = query;
  const withoutBets = isStatsOnly(await openBrand(services, caller.brand), member);
  const { isEntitled } = member;
  return { data: await showArticle(services, { gameId, locale, asOf, isEntitled, withoutBets }) };
});
