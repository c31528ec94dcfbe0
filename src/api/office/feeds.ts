import { endpoint } from '#api/endpoint.ts';
import { showNewsFeeds } from '#domain/content/news/news-feed-health.ts';
import { listQuestions, showFeedHealth } from '#domain/forecasting/sport/feed-health.ts';
import { feedView } from './feed-view.ts';
import { feedsContract } from './feeds.contract.ts';

const text = (at: Date | null) => at?.toISOString() ?? null;

export const GET = endpoint(feedsContract, async (_input, { services }) => {
  const [games, questions, news] = await Promise.all([
    showFeedHealth(services),
    listQuestions(services),
    showNewsFeeds(services),
  ]);
  return {
    data: {
      as_of: services.clock.now().toISOString(),
      games: feedView(games),
      questions: questions.map(({ provider, endpoint, leagueId, askedAt, status, failure }) => ({
        provider,
        endpoint,
        league: leagueId,
        asked_at: askedAt.toISOString(),
        status,
        failure,
      })),
      news: news.map(({ askedAt, goodAt, nextAt, refused, ...feed }) => ({
        ...feed,
        asked_at: text(askedAt),
        good_at: text(goodAt),
        next_at: text(nextAt),
        refused: [...refused],
      })),
    },
  };
});
