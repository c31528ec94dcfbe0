import { showArticle } from '#domain/analysis/show-article.ts';
import { refuseOnBreak } from '#domain/member/require-member.ts';
import { endpoint } from '../../endpoint.ts';
import { statisticsArticleContract } from './article.contract.ts';

export const GET = endpoint(statisticsArticleContract, async ({ query }, { services, member, locale }) => {
  refuseOnBreak(member);
  const { event_id: gameId, as_of: asOf } = query;
  return { data: await showArticle(services, { gameId, locale, asOf, isEntitled: member.isEntitled }) };
});
