import { wantFeedNow } from '#db/queries/feed-cursor.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { feedSource, isLiveSite } from './feed-source.ts';

/** Pressed again within a minute it is the same wish: the answers to the first are still on their way. */
const PAUSE_MS = 60_000;

/**
 * Lets the worker ask the provider everything at once that it would ask sooner or later, as far as there are credits, also while the
 * provider is left alone. Answers when it was wanted. Throws 'conflict' where no provider is asked.
 */
export async function askFeedNow(services: Services, operatorId: string): Promise<Date> {
  const now = services.clock.now();
  if (!isLiveSite(services)) throw noProvider();
  const source = feedSource(services);
  return services.db.transaction(async (tx) => {
    const wantedAt = await wantFeedNow(tx, { source, now, pauseMs: PAUSE_MS });
    if (wantedAt === null) throw noProvider();
    if (wantedAt.getTime() === now.getTime()) {
      await appendAudit(tx, {
        at: now,
        actorKind: 'operator',
        actorId: operatorId,
        action: 'feed.ask_now',
        subjectKind: 'feed',
        subjectId: source,
        detail: {},
      });
    }
    return wantedAt;
  });
}

function noProvider(): AppError {
  return new AppError('conflict', 'no provider is asked', {
    fields: { base: [{ key: 'office.noProvider' }] },
  });
}
