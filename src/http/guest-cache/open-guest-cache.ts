import type { IncomingMessage } from 'node:http';
import type { Hono } from 'hono';
import { endpoints } from '#api/index.ts';
import type { DatabaseWatch } from '#db/watch-database.ts';
import type { Services } from '#domain/services.ts';
import type { LanguageList } from '../enabled-languages.ts';
import type { HttpEnv } from '../http-env.ts';
import type { Metrics } from '../metrics.ts';
import type { ApiLimit } from '../rate-limit.ts';
import { addressOf } from '../request-facts.ts';
import { createAnswerStore } from './answer-store.ts';
import { createFactLooks } from './fact-looks.ts';
import { createGuestCache, type GuestCache } from './guest-cache.ts';
import { createQuestionReader } from './guest-question.ts';
import { createSendBound, type SendLimits } from './send-bound.ts';

const MB = 1024 * 1024;

type GuestCacheSetup = {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly languages: LanguageList;
  /** The pages that this build serves, below their language. */
  readonly pages: readonly string[];
  readonly watch: DatabaseWatch | null;
  readonly limit: ApiLimit | null;
  readonly isLeaving: () => boolean;
  /** How much may be sent at once; the usual limits where it is left out. */
  readonly sends?: SendLimits;
};

/** The guests' cache of a web process, in front of its surface. */
export function openGuestCache(app: Hono<HttpEnv>, setup: GuestCacheSetup): GuestCache {
  const { services, metrics, languages, pages, watch, limit, isLeaving } = setup;
  const { env } = services;
  const store = createAnswerStore(Math.max(1, env.GUEST_CACHE_MB * MB));
  const sends = createSendBound(setup.sends);
  metrics.watchCache(() => ({ bytes: store.bytes, answers: store.count, sends: sends.open }));
  return createGuestCache({
    services,
    store,
    metrics,
    watch,
    isLeaving,
    sends,
    handle: (request, environment) => app.fetch(request, environment),
    questionOf: createQuestionReader({
      env,
      languages,
      pages,
      contracts: endpoints.map(({ contract }) => contract),
    }),
    looks: createFactLooks(services),
    limit:
      limit === null
        ? null
        : (incoming: IncomingMessage) =>
            limit({ clientIp: addressOf(incoming, env.TRUST_PROXY), memberId: null, contract: null }),
  });
}
