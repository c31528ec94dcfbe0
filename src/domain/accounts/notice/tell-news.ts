import type { Transaction } from '#db/client.ts';
import { findNewestNews, type Listener, lockListeners, moveChannels } from '#db/queries/notice.ts';
import { listMarksOf, listPickNews, listResultNews } from '#db/queries/notice-news.ts';
import { addInboxItems } from '#domain/accounts/inbox/add-inbox-items.ts';
import { postEmails } from '#domain/foundation/outbox/post-email.ts';
import { isBrandStatsOnly } from '#domain/foundation/setting/is-brand-stats-only.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { chooseNews, type News } from './choose-news.ts';
import { digestEmail, zoneOf } from './digest-email.ts';
import { inboxNews } from './inbox-news.ts';
import { NOTICE_GAP_MS, RESULT_NEWS_MS } from './notice-limits.ts';
import { quietEnd } from './quiet-hours.ts';

/** Members whose notices are one transaction, and of whom the news is looked up at once. */
const BATCH_SIZE = 250;
/** More news than a window ever holds; what is behind it would only be counted. */
const MAX_NEWS = 1000;

type Channel = 'inbox' | 'mail';
type Newest = Awaited<ReturnType<typeof findNewestNews>>;
type ToldNews = { readonly inbox: number; readonly mail: number };

/**
 * Tells members of picks and results that are new to them, in the channels that they opened. Some hundred members are one
 * transaction of a fixed number of statements: message or e-mail and what they know then are written together or not at
 * all, and a second worker passes over those whom the first holds. So everybody is told exactly once, no matter which one dies.
 */
export async function tellNews(services: Services): Promise<ToldNews> {
  const newest = await findNewestNews(services.db, services.clock.now());
  const sources = await findShownSources(services);
  const told = { inbox: 0, mail: 0 };
  for (const channel of ['inbox', 'mail'] as const) {
    let isMore = true;
    while (isMore) {
      const done = await services.db.transaction((tx) =>
        tellSome(services, tx, { channel, newest, sources }),
      );
      told[channel] += done.told;
      isMore = done.looked === BATCH_SIZE;
    }
  }
  return told;
}

type Round = { readonly channel: Channel; readonly newest: Newest; readonly sources: readonly string[] };

async function tellSome(services: Services, tx: Transaction, { channel, newest, sources }: Round) {
  const now = services.clock.now();
  const listeners = await lockListeners(tx, { channel, now, newest, limit: BATCH_SIZE });
  const awake = listeners.filter((listener) => quietUntil(listener, channel, now) === null);
  const news = await findNews(tx, { listeners: awake, newest, sources, now });
  const marks = Map.groupBy(
    await listMarksOf(tx, accountsOf(awake.filter(({ scope }) => scope === 'favourites'))),
    ({ accountId }) => accountId,
  );
  const closed = await findClosedBrands(tx, awake);
  const chosen = awake.map((listener) => {
    const marked = new Set(marks.get(listener.accountId)?.map(({ key }) => key));
    const isHidden = listener.statsOnly || closed.has(listener.brand);
    return { listener, news: isHidden ? NOTHING : chooseNews(news, { listener, marked, now }) };
  });
  const heard = chosen.filter(({ news: own }) => own.picks.length + own.results.length > 0);
  if (channel === 'inbox') {
    const items = heard.flatMap(({ listener, news: own }) => inboxNews(own, { ...listener, now }));
    await addInboxItems(tx, items);
  } else {
    const emails = heard.map(({ listener, news: own }) => digestEmail(services.env, listener, own));
    await postEmails(services, tx, emails);
  }
  const nextAt = new Date(now.getTime() + NOTICE_GAP_MS[channel]);
  const toldIds = new Set(accountsOf(heard.map(({ listener }) => listener)));
  await moveChannels(
    tx,
    channel,
    listeners.map((listener) => {
      const { accountId } = listener;
      const quiet = quietUntil(listener, channel, now);
      if (quiet !== null) return { accountId, nextAt: quiet, told: null };
      return { accountId, nextAt: toldIds.has(accountId) ? nextAt : null, told: newest };
    }),
  );
  return { looked: listeners.length, told: heard.length };
}

/** Brands whose readers are told nothing of bets. */
async function findClosedBrands(
  tx: Transaction,
  listeners: readonly Listener[],
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const brand of new Set(listeners.map((listener) => listener.brand)))
    if (await isBrandStatsOnly(tx, brand)) closed.add(brand);
  return closed;
}

const NOTHING: News = { picks: [], results: [] };

/** Mail waits for the end of the quiet hours; a message in the inbox wakes no one. */
function quietUntil(listener: Listener, channel: Channel, now: Date): Date | null {
  const { quietFrom: from, quietUntil: until } = listener;
  if (channel === 'inbox' || from === null || until === null) return null;
  return quietEnd({ from, until }, zoneOf(listener), now);
}

/** What is new to at least one of some members. */
async function findNews(
  tx: Transaction,
  options: Omit<Round, 'channel'> & { readonly listeners: readonly Listener[]; readonly now: Date },
): Promise<News> {
  const { listeners, newest, sources, now } = options;
  const earliest = (instants: readonly (Date | null)[]) =>
    instants.reduce<Date | null>(
      (first, at) => (at !== null && (first === null || at < first) ? at : first),
      null,
    );
  const picksAfter = earliest(listeners.map(({ picksUntil }) => picksUntil));
  const resultsAfter = earliest(listeners.map(({ resultsUntil }) => resultsUntil));
  const window = { sources, limit: MAX_NEWS };
  const oldest = new Date(now.getTime() - RESULT_NEWS_MS);
  return {
    picks:
      picksAfter === null
        ? []
        : await listPickNews(tx, { ...window, after: picksAfter, until: newest.picks, now }),
    results:
      resultsAfter === null
        ? []
        : await listResultNews(tx, {
            ...window,
            until: newest.results,
            after: resultsAfter < oldest ? oldest : resultsAfter,
          }),
  };
}

const accountsOf = (listeners: readonly Listener[]) => listeners.map(({ accountId }) => accountId);
