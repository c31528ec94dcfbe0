import type { Listener } from '#db/queries/notice.ts';
import type { PickNews, ResultNews } from '#db/queries/notice-news.ts';
import { RESULT_NEWS_MS } from './notice-limits.ts';

export type News = { readonly picks: readonly PickNews[]; readonly results: readonly ResultNews[] };

/** What has happened since a member was told last and is about something that they follow. */
export function chooseNews(
  news: News,
  options: {
    readonly listener: Pick<Listener, 'scope' | 'picksUntil' | 'resultsUntil' | 'breakUntil'>;
    readonly marked: ReadonlySet<string>;
    readonly now: Date;
  },
): News {
  const { listener, marked, now } = options;
  const isFollowed = ({ leagueId, homeTeamId, awayTeamId, gameId }: PickNews) =>
    listener.scope === 'all' || [leagueId, homeTeamId, awayTeamId, gameId].some((key) => marked.has(key));
  const since = (until: Date | null, floor: number) =>
    until === null ? Number.POSITIVE_INFINITY : Math.max(until.getTime(), floor, breakEnd(listener));
  const picksSince = since(listener.picksUntil, 0);
  const resultsSince = since(listener.resultsUntil, now.getTime() - RESULT_NEWS_MS);
  return {
    picks: news.picks.filter((pick) => pick.at.getTime() > picksSince && isFollowed(pick)),
    results: news.results.filter((result) => result.at.getTime() > resultsSince && isFollowed(result)),
  };
}

/** What happened during a break is not told afterwards either: all messages stop, and none is made up for. */
function breakEnd({ breakUntil }: Pick<Listener, 'breakUntil'>): number {
  return breakUntil?.getTime() ?? 0;
}
