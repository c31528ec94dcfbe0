import type { IncomingMessage } from 'node:http';
import { endpoints } from '#api/index.ts';
import type { DatabaseWatch } from '#db/watch-database.ts';
import type { Services } from '#domain/services.ts';
import { withinOneRequest } from '#platform/once-per-request.ts';
import type { LanguageList } from '../enabled-languages.ts';
import type { ExperimentList } from '../experiment-list.ts';
import type { Metrics } from '../metrics.ts';
import type { ApiLimit } from '../rate-limit.ts';
import type { Readers } from '../readers/open-readers.ts';
import type { Surface } from '../readers/with-readers.ts';
import { addressOf } from '../request-context.ts';
import { createAnswerStore } from './answer-store.ts';
import { createFactLooks } from './fact-looks.ts';
import { type CacheSide, createGuestCache, type GuestCache } from './guest-cache.ts';
import { createQuestionReader } from './guest-question.ts';
import { createSendBound, type SendLimits } from './send-bound.ts';

const MB = 1024 * 1024;

type GuestCacheSetup = {
  readonly services: Services;
  readonly metrics: Metrics;
  readonly languages: LanguageList;
  readonly experiments: ExperimentList;
  /** The pages that this build serves, below their language. */
  readonly pages: readonly string[];
  readonly watch: DatabaseWatch | null;
  /** The replica beside the primary; left out, the primary answers everybody. */
  readonly readers?: Readers | null;
  readonly limit: ApiLimit | null;
  readonly isLeaving: () => boolean;
  /** How much may be sent at once; the usual limits where it is left out. */
  readonly sends?: SendLimits;
};

/** The guests' cache of a web process, in front of its surface. */
export function openGuestCache(app: Surface, setup: GuestCacheSetup): GuestCache {
  const { services, metrics, languages, experiments, pages, watch, limit, isLeaving, readers = null } = setup;
  const { env } = services;
  const store = createAnswerStore(Math.max(1, env.GUEST_CACHE_MB * MB));
  const sends = createSendBound(setup.sends);
  metrics.watchCache(() => ({ bytes: store.bytes, answers: store.count, sends: sends.open }));
  const primary: CacheSide = {
    name: 'primary',
    handle: (request, environment) =>
      withinOneRequest(() => (app.atPrimary ?? app.fetch)(request, environment)),
    looks: createFactLooks(services),
    watch,
  };
  return createGuestCache({
    services,
    store,
    metrics,
    isLeaving,
    sends,
    sideNow: () => readers?.current() ?? primary,
    questionOf: createQuestionReader({
      env,
      languages,
      experiments,
      pages,
      contracts: endpoints.map(({ contract }) => contract),
    }),
    limit:
      limit === null
        ? null
        : (incoming: IncomingMessage) =>
            limit({ clientIp: addressOf(incoming, env.TRUST_PROXY), memberId: null, contract: null }),
  });
}
