import type { Hono } from 'hono';
import { successEnvelope } from '#api/envelope.ts';
import { listInPlay } from '#domain/forecasting/sport/list-in-play.ts';
import type { Services } from '#domain/services.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import type { HttpEnv } from './http-env.ts';

/** What is pushed: the answer of `/api/sport/in-play/list` as it stands in a language, and the part of it that counts as news. */
export type LiveAnswer = {
  readonly body: string;
  readonly news: string;
  /** What is said where there is no news: how old the scores are by now. */
  readonly beat: string;
};

type LiveGamesOptions = {
  /** Asks for the games in play, in a reader's language; called once a round for all readers of that language together. */
  readonly ask: (locale: Locale) => Promise<LiveAnswer>;
  /** Calls back again and again; gives the way to stop that. */
  readonly every: (ms: number, callback: () => void) => () => void;
  /** More readers than this are turned away and poll instead. */
  readonly most?: number;
  /** One address may hold this many. */
  readonly mostOfOne?: number;
};

const ROUND_MS = 5000;
/** After so many rounds without news readers receive that what they have is still current. */
const BEAT_ROUNDS = 3;
/** A reader who takes nothing is let go when this many bytes wait for them. */
const MAX_WAITING = 256 * 1024;
/** A browser that lost its stream waits this long before it comes again. */
const RETRY_MS = 10_000;

type Reader = { readonly address: string; readonly controller: ReadableStreamDefaultController<Uint8Array> };
type Channel = { readonly readers: Set<Reader>; newest: LiveAnswer | null; quietRounds: number };

/**
 * Games in play, pushed to browsers as server-sent events. One round asks once per language that anybody reads, whatever the number of
 * readers, and writes the same bytes to all of them: `games` with the whole answer where something changed, `beat` where it still stands.
 * Nothing is asked while no one listens.
 */
export function createLiveGames({ ask, every, most = 5000, mostOfOne = 50 }: LiveGamesOptions) {
  const channels = new Map<Locale, Channel>(
    LOCALES.map((locale) => [locale, { readers: new Set(), newest: null, quietRounds: 0 }]),
  );
  const byAddress = new Map<string, number>();
  let count = 0;
  let stop: (() => void) | null = null;

  const leave = (channel: Channel, reader: Reader): void => {
    if (!channel.readers.delete(reader)) return;
    count -= 1;
    byAddress.set(reader.address, (byAddress.get(reader.address) ?? 1) - 1);
    if (byAddress.get(reader.address) === 0) byAddress.delete(reader.address);
    if (channel.readers.size === 0) channel.newest = null;
    if (count > 0) return;
    stop?.();
    stop = null;
  };

  const push = (channel: Channel, readers: Iterable<Reader>, text: string): void => {
    const bytes = new TextEncoder().encode(text);
    for (const reader of [...readers]) {
      if ((reader.controller.desiredSize ?? 0) < -MAX_WAITING) {
        leave(channel, reader);
        reader.controller.error(new Error('the reader takes nothing'));
      } else reader.controller.enqueue(bytes);
    }
  };

  const round = async (locale: Locale, channel: Channel): Promise<void> => {
    if (channel.readers.size === 0) return;
    const answer = await ask(locale);
    const isNews = answer.news !== channel.newest?.news;
    channel.newest = answer;
    channel.quietRounds = isNews ? 0 : channel.quietRounds + 1;
    if (isNews) push(channel, channel.readers, eventOf('games', answer.body));
    else if (channel.quietRounds % BEAT_ROUNDS === 0)
      push(channel, channel.readers, eventOf('beat', answer.beat));
  };

  let isBusy = false;
  const rounds = async (): Promise<void> => {
    // A round that the database holds up delays the next one instead of standing beside it.
    if (isBusy) return;
    isBusy = true;
    try {
      // Where a query fails nothing is sent: silence is how readers learn that what they have grows old.
      await Promise.allSettled([...channels].map(([locale, channel]) => round(locale, channel)));
    } finally {
      isBusy = false;
    }
  };

  return {
    get count() {
      return count;
    },
    /** A stream for one more reader, or null where there are too many. */
    open(locale: Locale, address: string): ReadableStream<Uint8Array> | null {
      const channel = channels.get(locale);
      if (!channel || count >= most || (byAddress.get(address) ?? 0) >= mostOfOne) return null;
      let reader: Reader | null = null;
      return new ReadableStream<Uint8Array>(
        {
          start(controller) {
            reader = { address, controller };
            channel.readers.add(reader);
            count += 1;
            byAddress.set(address, (byAddress.get(address) ?? 0) + 1);
            stop ??= every(ROUND_MS, rounds);
            const newest = channel.newest ? eventOf('games', channel.newest.body) : '';
            push(channel, [reader], `retry: ${RETRY_MS}\n\n${newest}`);
            if (!channel.newest) void rounds();
          },
          cancel() {
            if (reader) leave(channel, reader);
          },
        },
        new ByteLengthQueuingStrategy({ highWaterMark: 0 }),
      );
    },
    /** Ends all streams; their readers come again, to another process. */
    close(): void {
      for (const channel of channels.values()) {
        for (const reader of [...channel.readers]) {
          leave(channel, reader);
          reader.controller.close();
        }
      }
    },
  };
}

export type LiveGames = ReturnType<typeof createLiveGames>;

/** An event's data must not break its lines; JSON has none. */
function eventOf(name: string, data: string): string {
  return `event: ${name}\ndata: ${data}\n\n`;
}

/** GET /api/sport/in-play/stream. Where no more readers are taken the answer is 503, and the page goes on polling. */
export function mountLiveGames(app: Hono<HttpEnv>, liveGames: LiveGames): void {
  app.get('/api/sport/in-play/stream', (context) => {
    const { clientIp, languages, locale: own } = context.get('requestContext');
    const wanted = context.req.query('lang');
    const locale = languages.find(({ language_code }) => language_code === wanted)?.language_code ?? own;
    const stream = liveGames.open(locale, clientIp);
    if (!stream) return context.text('', 503, { 'Retry-After': '60', 'Cache-Control': 'no-store' });
    return context.body(stream, 200, {
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      // A proxy that gathers bytes would keep news back.
      'X-Accel-Buffering': 'no',
    });
  });
}

/** Asks for the games in play as the call beside the stream does. */
export function askInPlay(services: Services): LiveGamesOptions['ask'] {
  return async (locale) => {
    const { games, meta } = await listInPlay(services, { locale });
    const envelope = await successEnvelope({ data: [...games], meta }, locale);
    return {
      body: JSON.stringify(envelope),
      news: JSON.stringify([games, meta.ended_at]),
      beat: JSON.stringify({ as_of: meta.as_of, answered_at: meta.answered_at }),
    };
  };
}

/** Rounds by the process's own timer, which keeps no process alive. */
export function everyInterval(ms: number, callback: () => void): () => void {
  const timer = setInterval(callback, ms);
  timer.unref();
  return () => clearInterval(timer);
}
