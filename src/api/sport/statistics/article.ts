import { showArticle } from '#domain/analysis/show-article.ts';
import { refuseOnBreak } from '#domain/member/require-member.ts';
import { endpoint } from '../../endpoint.ts';
import { statisticsArticleContract } from './article.contract.ts';

export const GET = endpoint(statisticsArticleContract, async ({ query }, { services, member, locale }) => {
  refuseOnBreak(member);
  const { event_id: gameId, as_of: asOf } = query;
  const article = await showArticle(services, { gameId, locale, asOf, isEntitled: member.isEntitled });
  return {
    data: {
      ...article,
      paragraphs: article.paragraphs.map((paragraph) => [...paragraph]),
      facts: [...article.facts],
    },
  };
});
