import type { Transaction } from '#db/client.ts';
import { findNewestEvents, lockSubscribers, moveChannels, type Subscriber } from '#db/queries/notice.ts';
import { listMarksOf, listPickEvents, listResultEvents } from '#db/queries/notice-events.ts';
import { addInboxItems } from '#domain/accounts/inbox/add-inbox-items.ts';
import { quietEnd } from '#domain/foundation/clock/quiet-hours.ts';
import { postEmails } from '#domain/foundation/outbox/post-email.ts';
import { isBrandStatsOnly } from '#domain/foundation/setting/is-brand-stats-only.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { chooseEvents, type Events } from './choose-events.ts';
import { digestEmail, zoneOf } from './digest-email.ts';
import { inboxItems } from './inbox-items.ts';
import { NOTICE_GAP_MS, RESULT_EVENT_MS } from './notice-limits.ts';

/** Members whose notices are one transaction, and of whom the news is looked up at once. */
const BATCH_SIZE = 250;
/** More news than a window ever holds; what is behind it would only be counted. */
const MAX_EVENTS = 1000;

type Channel = 'inbox' | 'mail';
type Newest = Awaited<ReturnType<typeof findNewestEvents>>;
type Notified = { readonly inbox: number; readonly mail: number };

/**
 * Tells members of picks and results that are new to them, in the channels that they opened. Some hundred members are one
 * transaction of a fixed number of statements: message or e-mail and what they know then are written together or not at
 * all, and a second worker passes over those whom the first holds. So everybody is notified exactly once, no matter which one dies.
 */
export async function notifyMembers(services: Services): Promise<Notified> {
  const newest = await findNewestEvents(services.db, services.clock.now());
  const sources = await findShownSources(services);
  const notified = { inbox: 0, mail: 0 };
  for (const channel of ['inbox', 'mail'] as const) {
    let isMore = true;
    while (isMore) {
      const done = await services.db.transaction((tx) =>
        notifySome(services, tx, { channel, newest, sources }),
      );
      notified[channel] += done.notified;
      isMore = done.looked === BATCH_SIZE;
    }
  }
  return notified;
}

type Round = { readonly channel: Channel; readonly newest: Newest; readonly sources: readonly string[] };

async function notifySome(services: Services, tx: Transaction, { channel, newest, sources }: Round) {
  const now = services.clock.now();
  const subscribers = await lockSubscribers(tx, { channel, now, newest, limit: BATCH_SIZE });
  const awake = subscribers.filter((subscriber) => quietUntil(subscriber, channel, now) === null);
  const events = await findEvents(tx, { subscribers: awake, newest, sources, now });
  const marks = Map.groupBy(
    await listMarksOf(tx, accountsOf(awake.filter(({ scope }) => scope === 'favourites'))),
    ({ accountId }) => accountId,
  );
  const closed = await findClosedBrands(tx, awake);
  const chosen = awake.map((subscriber) => {
    const marked = new Set(marks.get(subscriber.accountId)?.map(({ key }) => key));
    const isHidden = subscriber.statsOnly || closed.has(subscriber.brand);
    return { subscriber, events: isHidden ? NOTHING : chooseEvents(events, { subscriber, marked, now }) };
  });
  const heard = chosen.filter(({ events: own }) => own.picks.length + own.results.length > 0);
  if (channel === 'inbox') {
    const items = heard.flatMap(({ subscriber, events: own }) => inboxItems(own, { ...subscriber, now }));
    await addInboxItems(tx, items);
  } else {
    const emails = heard.map(({ subscriber, events: own }) => digestEmail(services.env, subscriber, own));
    await postEmails(services, tx, emails);
  }
  const nextAt = new Date(now.getTime() + NOTICE_GAP_MS[channel]);
  const notifiedIds = new Set(accountsOf(heard.map(({ subscriber }) => subscriber)));
  await moveChannels(
    tx,
    channel,
    subscribers.map((subscriber) => {
      const { accountId } = subscriber;
      const quiet = quietUntil(subscriber, channel, now);
      if (quiet !== null) return { accountId, nextAt: quiet, notified: null };
      return { accountId, nextAt: notifiedIds.has(accountId) ? nextAt : null, notified: newest };
    }),
  );
  return { looked: subscribers.length, notified: heard.length };
}

/** Brands whose readers are shown nothing about bets. */
async function findClosedBrands(
  tx: Transaction,
  subscribers: readonly Subscriber[],
): Promise<ReadonlySet<string>> {
  const closed = new Set<string>();
  for (const brand of new Set(subscribers.map((subscriber) => subscriber.brand)))
    if (await isBrandStatsOnly(tx, brand)) closed.add(brand);
  return closed;
}

const NOTHING: Events = { picks: [], results: [] };

/** Mail waits for the end of the quiet hours; a message in the inbox wakes no one. */
function quietUntil(subscriber: Subscriber, channel: Channel, now: Date): Date | null {
  const { quietFrom: from, quietUntil: until } = subscriber;
  if (channel === 'inbox' || from === null || until === null) return null;
  return quietEnd({ from, until }, zoneOf(subscriber), now);
}

/** What is new to at least one of some members. */
async function findEvents(
  tx: Transaction,
  options: Omit<Round, 'channel'> & { readonly subscribers: readonly Subscriber[]; readonly now: Date },
): Promise<Events> {
  const { subscribers, newest, sources, now } = options;
  const earliest = (instants: readonly (Date | null)[]) =>
    instants.reduce<Date | null>(
      (first, at) => (at !== null && (first === null || at < first) ? at : first),
      null,
    );
  const picksAfter = earliest(subscribers.map(({ picksUntil }) => picksUntil));
  const resultsAfter = earliest(subscribers.map(({ resultsUntil }) => resultsUntil));
  const window = { sources, limit: MAX_EVENTS };
  const oldest = new Date(now.getTime() - RESULT_EVENT_MS);
  return {
    picks:
      picksAfter === null
        ? []
        : await listPickEvents(tx, { ...window, after: picksAfter, until: newest.picks, now }),
    results:
      resultsAfter === null
        ? []
        : await listResultEvents(tx, {
            ...window,
            until: newest.results,
            after: resultsAfter < oldest ? oldest : resultsAfter,
          }),
  };
}

const accountsOf = (subscribers: readonly Subscriber[]) => subscribers.map(({ accountId }) => accountId);
