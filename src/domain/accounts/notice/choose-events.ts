import type { Subscriber } from '#db/queries/notice.ts';
import type { PickEvent, ResultEvent } from '#db/queries/notice-events.ts';
import { RESULT_EVENT_MS } from './notice-limits.ts';

export type Events = { readonly picks: readonly PickEvent[]; readonly results: readonly ResultEvent[] };

/** What has happened since a member was notified last and is about something that they follow. */
export function chooseEvents(
  events: Events,
  options: {
    readonly subscriber: Pick<Subscriber, 'scope' | 'picksUntil' | 'resultsUntil' | 'breakUntil'>;
    readonly marked: ReadonlySet<string>;
    readonly now: Date;
  },
): Events {
  const { subscriber, marked, now } = options;
  const isFollowed = ({ leagueId, homeTeamId, awayTeamId, gameId }: PickEvent) =>
    subscriber.scope === 'all' || [leagueId, homeTeamId, awayTeamId, gameId].some((key) => marked.has(key));
  const since = (until: Date | null, floor: number) =>
    until === null ? Number.POSITIVE_INFINITY : Math.max(until.getTime(), floor, breakEnd(subscriber));
  const picksSince = since(subscriber.picksUntil, 0);
  const resultsSince = since(subscriber.resultsUntil, now.getTime() - RESULT_EVENT_MS);
  return {
    picks: events.picks.filter((pick) => pick.at.getTime() > picksSince && isFollowed(pick)),
    results: events.results.filter((result) => result.at.getTime() > resultsSince && isFollowed(result)),
  };
}

/** What happened during a break is not sent afterwards either: all messages stop, and none is sent later. */
function breakEnd({ breakUntil }: Pick<Subscriber, 'breakUntil'>): number {
  return breakUntil?.getTime() ?? 0;
}
