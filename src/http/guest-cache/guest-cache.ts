import type { IncomingMessage, ServerResponse } from 'node:http';
import type { DatabaseWatch } from '#db/watch-database.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { elapsedSince } from '#platform/clock.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { CacheOutcome, Metrics } from '../metrics.ts';
import type { Side } from '../readers/open-readers.ts';
import { createAgedAnswers } from './aged-answer.ts';
import { type AnswerStore, isGood, type Stored } from './answer-store.ts';
import { type Look, withLimit } from './fact-looks.ts';
import type { GuestQuestion } from './guest-question.ts';
import { makeAnswer } from './make-answer.ts';
import { chooseEncoding } from './pack-answer.ts';
import { createRefuseGuest } from './refuse-guest.ts';
import { sendAnswer } from './send-answer.ts';
import type { SendBound } from './send-bound.ts';

/** A guest waits so long for a look at the facts, or for an answer that is being made again, and is shown the last one then. */
const PATIENCE_MS = 250;
/** While nothing can be asked an answer is shown up to this age. */
const MAX_AGE_MS = HOUR_MS;

type GuestCacheOptions = {
  readonly services: Pick<Services, 'clock' | 'log'>;
  /** Where a question is answered now. Its facts are looked at and its answer is made at one side, whatever happens meanwhile. */
  readonly sideNow: () => CacheSide;
  readonly questionOf: (incoming: IncomingMessage) => GuestQuestion | null;
  readonly store: AnswerStore;
  readonly metrics: Pick<Metrics, 'observeCache'>;
  /** Throws where a guest's call of the API is one too many; null where calls are not limited. */
  readonly limit: ((incoming: IncomingMessage) => Promise<void>) | null;
  readonly isLeaving: () => boolean;
  /** How much may be sent at once. */
  readonly sends: SendBound;
};

/** What the cache needs of a database: who looks, who makes, and whether it is there. */
export type CacheSide = Pick<Side, 'name' | 'handle' | 'looks'> & {
  readonly watch: Pick<DatabaseWatch, 'state'> | null;
};

export type GuestCache = {
  /** Answers from memory; false where this is not its business, which it says at once. Others are handed to `pass`, then or later. */
  answer(incoming: IncomingMessage, outgoing: ServerResponse, pass: () => void): boolean;
};

type Pair = { readonly incoming: IncomingMessage; readonly outgoing: ServerResponse };
type Found = { readonly stored: Stored; readonly outcome: CacheOutcome };

/** Guests' pages and lists, from memory as long as no fact behind them has changed. See README.md. */
export function createGuestCache(options: GuestCacheOptions): GuestCache {
  const { services, sideNow, store, metrics, limit, isLeaving, sends } = options;
  const { clock, log } = services;
  const making = new Map<string, Promise<Stored | null>>();
  const agedAnswer = createAgedAnswers(store);
  const refuseGuest = createRefuseGuest();
  const nowMs = () => clock.now().getTime();

  const make = (
    question: GuestQuestion,
    { look, side, isKept }: { readonly look: Look; readonly side: CacheSide; readonly isKept: boolean },
  ): Promise<Stored | null> => {
    const { name, handle } = side;
    const key = `${name} ${isKept} ${question.key}`;
    const pending = making.get(key);
    if (pending !== undefined) return pending;
    const made = makeAnswer(question, { handle, clock, stamp: look.stampOf(question.topics) })
      .then((stored) => {
        if (stored !== null && isKept) store.store(question.key, stored);
        return stored;
      })
      .catch((error: unknown) => {
        log.error({ err: error, path: question.request.url }, 'a shared answer could not be made');
        return null;
      })
      .finally(() => making.delete(key));
    making.set(key, made);
    return made;
  };

  /** What is stored although no one can say now whether it still holds. */
  const old = (known: Stored | undefined, { watch }: CacheSide): Found | null => {
    if (known?.answer == null || elapsedSince(known.storedMs) > MAX_AGE_MS) return null;
    const isWell = watch === null || watch.state() === 'well';
    return { stored: known, outcome: isWell ? 'stale' : 'aged' };
  };

  const lookNow = async ({ looks, watch }: CacheSide, isInHurry: boolean): Promise<Look | null> => {
    if (watch?.state() === 'away') return null;
    return looks.current() ?? (isInHurry ? withLimit(looks.take(), PATIENCE_MS) : looks.take());
  };

  const find = async (question: GuestQuestion): Promise<Found | null> => {
    const side = sideNow();
    const look = await lookNow(side, store.find(question.key)?.answer != null);
    // What was being made for another reader may have been stored meanwhile.
    const known = store.find(question.key);
    if (look === null) return old(known, side);
    const { topics } = question;
    if (known !== undefined && isGood(known, { look, topics, nowMs: nowMs() }))
      return { stored: known, outcome: 'stored' };
    if (look.knownUntilMs(topics) > nowMs()) {
      // A clock that was turned back sees less than what is stored, and less than what anybody may store.
      const own = await make(question, { look, side, isKept: false });
      return own === null ? old(known, side) : { stored: own, outcome: 'made' };
    }
    const made = make(question, { look, side, isKept: true });
    const renewed = await (known?.answer == null ? made : withLimit(made, PATIENCE_MS));
    return renewed === null ? old(known, side) : { stored: renewed, outcome: 'made' };
  };

  const send = (question: GuestQuestion, { stored, outcome }: Found, to: Pair): boolean => {
    if (stored.answer === null) return false;
    const { incoming, outgoing } = to;
    const isPast = outcome === 'stale' || outcome === 'aged';
    const variant = store.variantOf(stored.answer, chooseEncoding(incoming.headers['accept-encoding']));
    const { status, bytes } = sendAnswer(incoming, outgoing, variant, {
      setCookies: question.setCookies,
      isForOneReader: question.isForOneReader,
      ageS: isPast ? Math.max(1, Math.round(elapsedSince(stored.storedMs) / 1000)) : 0,
      isLast: isLeaving(),
    });
    sends.sent({ outgoing, socket: incoming.socket }, bytes);
    metrics.observeCache(outcome, { kind: question.kind, method: incoming.method ?? 'GET', status });
    return true;
  };

  const sendLater = async (question: GuestQuestion, to: Pair): Promise<boolean> => {
    if (question.kind === 'api') await limit?.(to.incoming);
    const found = await find(question);
    if (found === null) return false;
    const { stored, outcome } = found;
    const answer = outcome === 'aged' ? await agedAnswer(stored, question) : stored.answer;
    while (!sends.isTurnFree()) await sends.nextTurn();
    return send(question, { stored: { ...stored, answer }, outcome }, to);
  };

  const refuse = (question: GuestQuestion, { incoming, outgoing }: Pair) => {
    const { method = 'GET' } = incoming;
    refuseGuest(question, outgoing, { isHead: method === 'HEAD', isLast: isLeaving() });
    metrics.observeCache('refused', { kind: question.kind, method, status: 503 });
  };

  return {
    answer(incoming, outgoing, pass) {
      const question = options.questionOf(incoming);
      if (question === null) return false;
      const to = { incoming, outgoing };
      if (!sends.hasRoom()) {
        refuse(question, to);
        return true;
      }
      const { looks, watch } = sideNow();
      const look = looks.current();
      const known = store.find(question.key);
      const isFree = (question.kind === 'page' || limit === null) && sends.isTurnFree();
      const { topics } = question;
      if (isFree && look !== null && known !== undefined && watch?.state() !== 'away') {
        if (isGood(known, { look, topics, nowMs: nowMs() }))
          return send(question, { stored: known, outcome: 'stored' }, to);
      }
      const leave = sends.enter();
      void sendLater(question, to)
        .catch((error: unknown) => {
          if (!(error instanceof AppError)) log.error({ err: error }, 'a stored answer could not be sent');
          return false;
        })
        .then((isSent) => {
          leave();
          if (isSent) return;
          const { name, watch: ofSide } = sideNow();
          const state = ofSide?.state() ?? 'well';
          if (state !== 'well')
            log.warn({ path: question.request.url, side: name, state }, 'a guest has no answer in memory');
          metrics.observeCache('passed', null);
          pass();
        });
      return true;
    },
  };
}
