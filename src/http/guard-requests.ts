import type { Context, MiddlewareHandler } from 'hono';
import type { DatabaseWatch } from '#db/watch-database.ts';
import { elapsedSince, startTimer } from '#platform/clock.ts';
import { readCookie, TOKEN_COOKIE } from '#platform/cookie.ts';
import type { Log } from '#platform/log.ts';
import type { HttpEnv } from './http-env.ts';
import { type InFlight, workKindOf } from './in-flight.ts';
import { kindOfPath, type Metrics } from './metrics.ts';
import type { PlainReason } from './plain-pages.ts';
import { createArrivals } from './receive-body.ts';

/** A reader waits so long for a database that is slow, and not at all for one that is away. */
const PATIENCE_MS = 1700;
/** No one waits longer for anything. */
const LIMIT_MS = 20_000;

type GuardOptions = {
  readonly watch: DatabaseWatch | null;
  readonly inFlight: InFlight | null;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly refuse: (context: Context<HttpEnv>, reason: PlainReason) => Promise<Response>;
};

/**
 * The first look at a request: whether it can be answered at all. One too many of its kind, and every one while the database is away, is
 * refused at once, as soon as it has arrived; one that waits for a database that goes away meanwhile is refused then. What it had begun goes on to its end unseen, and
 * counts as at work until then.
 */
export function guardRequests({
  watch,
  inFlight,
  metrics,
  log,
  refuse,
}: GuardOptions): MiddlewareHandler<HttpEnv> {
  const countRefused = noteRefusals(log, watch);
  const arrivals = createArrivals();
  return async (context, next) => {
    const { path, method } = context.req;
    const hasToken =
      readCookie(context.req.header('Cookie') ?? null, TOKEN_COOKIE) !== null ||
      context.req.header('Authorization') !== undefined;
    const kind = workKindOf({ path, method, hasToken });
    const turnAway = (reason: PlainReason, startedMs: number): Promise<Response> => {
      if (reason === 'away' || reason === 'unsure') countRefused();
      metrics.observe(kindOfPath(path), method, 503, elapsedSince(startedMs));
      return refuse(context, reason);
    };
    const started = startTimer();
    if (watch?.state() === 'away') return turnAway('away', started);
    const isRead = method === 'GET' || method === 'HEAD';
    if (!isRead) {
      const received = await arrivals.receive(context.req.raw);
      if (received === 'late') return turnAway('busy', started);
      // Anyone who reads it finds out by themselves, and no one waits for the answer.
      if (received === 'gone') return next();
      context.req.raw = received;
    }
    const leave = kind === null ? null : inFlight?.enter(kind);
    if (leave === null && kind !== null && inFlight !== null) return turnAway('busy', started);
    const work = next().finally(() => leave?.());
    if (watch === null) {
      await work;
      return undefined;
    }
    const isAnswered = await untilAnsweredOrLost(work, watch);
    if (isAnswered) return undefined;
    context.set('isGivenUp', true);
    work.catch(() => undefined);
    // What a write had begun may still be done.
    return turnAway(isRead ? 'away' : 'unsure', started);
  };
}

/** Whether the work ends before its database is lost. */
function untilAnsweredOrLost(work: Promise<void>, watch: DatabaseWatch): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let isPatient = true;
    const look = () => {
      const state = watch.state();
      if (state === 'away' || (state === 'slow' && !isPatient)) end(() => resolve(false));
    };
    const patience = setTimeout(() => {
      isPatient = false;
      look();
    }, PATIENCE_MS);
    const limit = setTimeout(() => end(() => resolve(false)), LIMIT_MS);
    const stopListening = watch.onChange(look);
    const end = (how: () => void) => {
      clearTimeout(patience);
      clearTimeout(limit);
      stopListening();
      how();
    };
    work.then(
      () => end(() => resolve(true)),
      (error: unknown) => end(() => reject(error)),
    );
  });
}

/** Logs when the database goes and comes, and how many requests were refused: two lines instead of one for each of them. */
function noteRefusals(log: Log, watch: DatabaseWatch | null): () => void {
  let refused = 0;
  let since = startTimer();
  watch?.onChange((state) => {
    const seconds = Math.round(elapsedSince(since) / 100) / 10;
    if (state === 'well') log.info({ refused, seconds }, 'the database answers again');
    else log.error({ state }, 'the database does not answer as it should');
    if (state === 'well') refused = 0;
    since = startTimer();
  });
  return () => {
    refused += 1;
  };
}
