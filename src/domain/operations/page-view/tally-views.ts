import { addPageViews, type PageViews } from '#db/queries/page-view.ts';
import { brandDay } from '#domain/foundation/clock/brand-day.ts';
import type { Services } from '#domain/services.ts';
import { isOutcomeUnknown } from '#platform/outcome-unknown-error.ts';

type View = Pick<PageViews, 'brand' | 'language' | 'page'>;

export type ViewTally = {
  /** Counts one page that a guest was shown. It waits for nothing. */
  count(view: View): void;
  /** Writes what was counted since the last time; what cannot be written now is tried again with the next batch. */
  write(): Promise<void>;
};

/** Every brand in every language with every kind of page, for several days without a database. */
const MAX_ROWS = 2000;

/**
 * The views of guests of one process, in memory between two batches. A batch of which no one knows whether it was written is dropped: a figure
 * that is a little too low is better than one that counts twice.
 */
export function createViewTally(
  services: Pick<Services, 'db' | 'clock' | 'log'>,
  maxRows = MAX_ROWS,
): ViewTally {
  let counted = new Map<string, PageViews>();
  let writing: Promise<void> | null = null;
  const add = (row: PageViews) => {
    const key = `${row.brand} ${row.day} ${row.language} ${row.page}`;
    const known = counted.get(key);
    if (known === undefined && counted.size >= maxRows) return;
    counted.set(key, { ...row, views: (known?.views ?? 0) + row.views });
  };
  const writeBatch = async () => {
    const batch = counted;
    counted = new Map();
    try {
      await addPageViews(services.db, [...batch.values()]);
    } catch (error) {
      const isLost = isOutcomeUnknown(error);
      if (!isLost) for (const row of batch.values()) add(row);
      services.log.warn({ err: error, isLost }, 'the views of pages could not be written');
    }
  };
  return {
    count: (view) => add({ ...view, day: brandDay(services.clock.now()), views: 1 }),
    write: () => {
      writing ??= (counted.size === 0 ? Promise.resolve() : writeBatch()).finally(() => {
        writing = null;
      });
      return writing;
    },
  };
}
