import {
  askModelCounts,
  countWaitingCounts,
  findModelCount,
  type ModelCountRow,
  type ModelKind,
} from '#db/queries/custom-model-count.ts';
import { runCustomModelsJob } from '#jobs/run-custom-models.job.ts';
import type { Services } from '../services.ts';
import { COUNT_STANDS_MS } from './count-kinds.ts';

/** So many kinds may wait to be counted; more are not taken in, and their number stays unknown. */
const MAX_WAITING = 50;

export type ExpectedPicks = Pick<ModelCountRow, 'picks' | 'missing'> & {
  /** Whether a worker has counted the kind, is about to, or has too many others to count. */
  readonly state: 'counted' | 'counting' | 'unknown';
};

/**
 * How many picks a kind of model finds in its backtest, as a worker has counted it by running one. What is not known yet, or not
 * from today, is asked for.
 */
export async function expectPicks(services: Services, kind: ModelKind): Promise<ExpectedPicks> {
  const { db, clock } = services;
  const now = clock.now();
  const countedBefore = new Date(now.getTime() - COUNT_STANDS_MS);
  const ask = () =>
    db.transaction(async (tx) => {
      await askModelCounts(tx, { kinds: [kind], now, countedBefore });
      await services.queue?.enqueue(tx, runCustomModelsJob);
    });
  const known = await findModelCount(db, kind);
  if (known?.countedAt != null) {
    if (known.countedAt < countedBefore) await ask();
    return { state: 'counted', picks: known.picks, missing: known.missing };
  }
  if (known === null) {
    if ((await countWaitingCounts(db, kind.source)) >= MAX_WAITING) {
      return { state: 'unknown', picks: null, missing: [] };
    }
    await ask();
  }
  return { state: 'counting', picks: null, missing: [] };
}
