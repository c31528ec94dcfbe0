import type { Transaction } from '#db/client.ts';
import { type NewsRow, updateNews } from '#db/queries/office-news.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { DAY_MS } from '#terms/durations.ts';
import { lockSeenNews, notNow } from './edit-news.ts';
import { assertReady, readStoredContent, readWorkingCopy } from './news-content.ts';
import { putOnSite } from './put-on-site.ts';

const NEWS_STEPS = [
  'submit',
  'return',
  'publish',
  'unschedule',
  'unpublish',
  'discard',
  'remove',
  'restore',
] as const;
type NewsStep = (typeof NEWS_STEPS)[number];

/** The farthest day for which an article can be planned. */
const MAX_DAYS_AHEAD = 366;

type NewsMove = ContentEditor & {
  readonly id: string;
  readonly version: number;
  readonly step: NewsStep;
  /** What the author or the log should know: why it is returned or taken off the site. */
  readonly note?: string | undefined;
  /** When it shall appear; now where it is left out. */
  readonly at?: Date | undefined;
};

type Set = Parameters<typeof updateNews>[2];

/** Which steps an article allows at present, no matter who takes them. */
export function openSteps(row: NewsRow): readonly NewsStep[] {
  if (row.removedAt !== null) return ['restore'];
  const isLive = row.publishedAt !== null;
  const by: Record<NewsRow['status'], readonly NewsStep[]> = {
    draft: ['submit', 'publish'],
    review: ['publish', 'return'],
    scheduled: ['unschedule', 'return'],
    published: [],
  };
  return [
    ...by[row.status],
    ...(isLive ? (['unpublish'] as const) : (['remove'] as const)),
    ...(isLive && row.revision !== null ? (['discard'] as const) : []),
  ];
}

/**
 * Whether somebody may publish what was written last: the owner always, anybody else what somebody has submitted and they have
 * not written on themselves.
 */
export function mayPublish(operator: Operator, row: Pick<NewsRow, 'status' | 'editorIds'>): boolean {
  if (operator.role === 'owner') return true;
  return row.status !== 'draft' && !row.editorIds.includes(operator.id);
}

/**
 * Takes an article one step on its way to the reader or back. Throws 'conflict' for a step that its state does not allow, for
 * an article of one's own, and with who and when where another operator was faster.
 */
export async function moveNews(services: Services, move: NewsMove): Promise<void> {
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await lockSeenNews(tx, move);
    if (!openSteps(row).includes(move.step)) throw notNow(row.status);
    const set = await take(tx, row, { ...move, now });
    await updateNews(tx, row.id, { ...set, updatedAt: now, version: row.version + 1 });
    const picture = ({ status, publishedAt, publishAt, removedAt }: Partial<NewsRow>) => ({
      status,
      published_at: publishedAt ?? null,
      publish_at: publishAt ?? null,
      removed_at: removedAt ?? null,
    });
    await noteChange(tx, {
      by: move,
      now,
      id: row.id,
      action: `news.${set.status === 'scheduled' ? 'scheduled' : ACTIONS[move.step]}`,
      reason: move.note,
      before: picture(row),
      after: picture({ ...row, ...onlyKnown(set) }),
    });
  });
}

const ACTIONS = {
  submit: 'submitted',
  return: 'returned',
  publish: 'published',
  unschedule: 'unscheduled',
  unpublish: 'unpublished',
  discard: 'changes_discarded',
  remove: 'removed',
  restore: 'restored',
} as const satisfies Record<NewsStep, string>;

const onlyKnown = ({ status, publishedAt, publishAt, removedAt }: Set) => ({
  ...(status === undefined ? {} : { status }),
  ...(publishedAt === undefined ? {} : { publishedAt }),
  ...(publishAt === undefined ? {} : { publishAt }),
  ...(removedAt === undefined ? {} : { removedAt }),
});

async function take(tx: Transaction, row: NewsRow, options: NewsMove & { readonly now: Date }): Promise<Set> {
  const { step, operator, now, note } = options;
  switch (step) {
    case 'submit': {
      assertReady(await readWorkingCopy(tx, row));
      const editorIds = [...new Set([...row.editorIds, operator.id])];
      return { status: 'review', editorIds, reviewNote: null };
    }
    case 'return':
      return { status: 'draft', publishAt: null, reviewNote: note ?? null };
    case 'publish':
      return publish(tx, row, options);
    case 'unschedule':
      return { status: 'review', publishAt: null };
    case 'unpublish': {
      const revision = row.revision ?? (await readStoredContent(tx, row));
      return { status: 'draft', publishedAt: null, publishAt: null, revision };
    }
    case 'discard':
      return { status: 'published', publishAt: null, revision: null, editorIds: [], reviewNote: null };
    case 'remove':
      return { status: 'draft', publishAt: null, removedAt: now };
    case 'restore':
      return { removedAt: null };
  }
}

async function publish(
  tx: Transaction,
  row: NewsRow,
  { operator, now, at }: NewsMove & { readonly now: Date },
): Promise<Set> {
  if (!mayPublish(operator, row)) {
    throw new AppError('conflict', 'their own article', {
      fields: { base: [{ key: 'office.content.ownArticle' }] },
    });
  }
  assertReady(await readWorkingCopy(tx, row));
  if (at === undefined) return putOnSite(tx, row, { at: now, by: operator.id });
  if (at <= now || at.getTime() - now.getTime() > MAX_DAYS_AHEAD * DAY_MS) {
    throw new AppError('invalid', 'no coming hour', {
      fields: { at: [{ key: 'office.content.scheduleHour' }] },
    });
  }
  return { status: 'scheduled', publishAt: at, publishedBy: operator.id, reviewNote: null };
}
