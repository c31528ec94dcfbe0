import { withLock } from '#db/client.ts';
import { listDueNotices, markNoticesDelivered } from '#db/queries/inbox.ts';
import type { Services } from '#domain/services.ts';
import { addInboxItems } from './add-inbox-items.ts';

/** Tells the members who asked that the analysis of a game is there now (docs/product/picks.md). Answers how many were notified. */
export async function deliverNotices(services: Services): Promise<{ readonly delivered: number }> {
  const delivered = await withLock(services.db, 'deliver-notices', () => deliver(services));
  return { delivered: delivered ?? 0 };
}

async function deliver({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const due = await listDueNotices(db, now);
  return db.transaction(async (tx) => {
    const delivered = await addInboxItems(
      tx,
      due.map(({ request, startAt, homeNames, awayNames }) => ({
        brand: request.brand,
        accountId: request.accountId,
        createdAt: now,
        kind: 'analysis_available',
        subject: request.gameId,
        path: `/unstartedRecord?open=${request.gameId}`,
        facts: {
          event_id: request.gameId,
          start_at: startAt.toISOString(),
          ...namesBy('home', homeNames),
          ...namesBy('away', awayNames),
        },
      })),
    );
    await markNoticesDelivered(
      tx,
      due.map((row) => row.request),
      now,
    );
    return delivered;
  });
}

/** The names of a team in every language, since the reader's language is known only when they read. */
function namesBy(side: string, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [`${side}_${locale}`, name]));
}
