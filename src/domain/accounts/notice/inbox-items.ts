import type { PickEvent } from '#db/queries/notice-events.ts';
import type { NewInboxItem } from '#domain/accounts/inbox/add-inbox-items.ts';
import type { Events } from './choose-events.ts';

/**
 * The messages about news in the inbox: how many, and the first game by name. They hold nothing that a plan opens, so
 * that they may be read at any time, with a plan or without.
 */
export function inboxItems(
  events: Events,
  options: { readonly brand: string; readonly accountId: number; readonly now: Date },
): NewInboxItem[] {
  const { brand, accountId, now } = options;
  const about = { brand, accountId, createdAt: now };
  const items: NewInboxItem[] = [];
  const [pick] = events.picks;
  if (pick !== undefined) {
    const games = new Set(events.picks.map(({ gameId }) => gameId)).size;
    items.push({
      ...about,
      kind: 'new_picks',
      subject: newest(events.picks),
      path: games === 1 ? `/unstartedRecord?open=${pick.gameId}` : '/unstartedRecord',
      facts: { count: events.picks.length, games, ...gameFacts(pick) },
    });
  }
  const [result] = events.results;
  if (result !== undefined) {
    const count = (wanted: typeof result.result) =>
      events.results.filter((one) => one.result === wanted).length;
    const games = new Set(events.results.map(({ gameId }) => gameId)).size;
    items.push({
      ...about,
      kind: 'new_results',
      subject: newest(events.results),
      path: '/record',
      facts: {
        count: events.results.length,
        games,
        ...gameFacts(result),
        win: count('win'),
        lose: count('lose'),
        home_score: result.homeScore,
        away_score: result.awayScore,
      },
    });
  }
  return items;
}

/** News that was sent up to an instant is never sent again: the instant names the message. */
function newest(events: readonly PickEvent[]): string {
  return events.at(-1)?.at.toISOString() ?? '';
}

/** The names of a game in every language, since the reader's language is known only when they read. */
function gameFacts({ startAt, homeNames, awayNames }: PickEvent): NewInboxItem['facts'] {
  const named = (side: string, names: PickEvent['homeNames']) =>
    Object.fromEntries(Object.entries(names).map(([locale, name]) => [`${side}_${locale}`, name]));
  return { start_at: startAt.toISOString(), ...named('home', homeNames), ...named('away', awayNames) };
}
