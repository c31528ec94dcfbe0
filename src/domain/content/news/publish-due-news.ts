import { takeDueNews, updateNews } from '#db/queries/office-news.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { putOnSite } from './put-on-site.ts';

/**
 * Publishes the articles whose hour has come, each in a transaction of its own and each once, however many workers look at the
 * same moment: who comes second finds it held, or published. Its date is the hour that was planned.
 */
export async function publishDueNews(services: Services): Promise<{ readonly published: number }> {
  let published = 0;
  while (await publishNext(services)) published += 1;
  return { published };
}

async function publishNext({ db, clock }: Services): Promise<boolean> {
  return db.transaction(async (tx) => {
    const now = clock.now();
    const row = await takeDueNews(tx, now);
    if (row === null) return false;
    const set = await putOnSite(tx, row, { at: row.publishAt ?? now, by: row.publishedBy });
    await updateNews(tx, row.id, { ...set, updatedAt: now, version: row.version + 1 });
    await appendAudit(tx, {
      at: now,
      brand: row.brand,
      actorKind: 'system',
      actorId: 'publish-news',
      action: 'news.published',
      subjectKind: 'news',
      subjectId: row.id,
      detail: {
        before: { status: row.status, publish_at: row.publishAt },
        after: { status: 'published', published_at: row.publishedAt ?? row.publishAt },
      },
    });
    return true;
  });
}
