import { withLock } from '#db/client.ts';
import { listNoticesToTell, markNoticesTold } from '#db/queries/inbox.ts';
import type { Services } from '#domain/services.ts';
import { addInboxItems } from './add-inbox-items.ts';

/** Tells the members who asked that the analysis of a game is there now (docs/product/picks.md). Answers how many were told. */
export async function deliverNotices(services: Services): Promise<{ readonly told: number }> {
  const told = await withLock(services.db, 'deliver-notices', () => deliver(services));
  return { told: told ?? 0 };
}

async function deliver({ db, clock }: Services): Promise<number> {
  const now = clock.now();
  const due = await listNoticesToTell(db, now);
  return db.transaction(async (tx) => {
    const told = await addInboxItems(
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
    await markNoticesTold(
      tx,
      due.map((row) => row.request),
      now,
    );
    return told;
  });
}

/** The names of a team in every language, since the reader's language is known only when they read. */
function namesBy(side: string, names: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(names).map(([locale, name]) => [`${side}_${locale}`, name]));
}
