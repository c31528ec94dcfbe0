import { type ExperimentRow, listEffectiveExperiments } from '#db/queries/experiment.ts';
import { cacheStore, openDataCache } from '#domain/foundation/cache/data-cache.ts';
import type { Services } from '#domain/services.ts';
import { LAYOUTS, type LayoutSwitch } from '#terms/experiments.ts';
import { testName } from './trial-cookie.ts';

/** A test as far as a page has to know it. */
export type RunningTest = Pick<ExperimentRow, 'place' | 'messageKey' | 'textsB'> & {
  /** Its short name. */
  readonly test: string;
  readonly layout: LayoutSwitch | null;
};

export type EffectiveTests = {
  readonly running: readonly RunningTest[];
  /** The layouts that the brand has adopted. */
  readonly adopted: readonly LayoutSwitch[];
};

const effective = cacheStore<EffectiveTests>(['wording']);

/** What changes a brand's pages, cached in each process as long as nothing of it is changed. */
export async function findEffectiveTests(
  services: Pick<Services, 'db' | 'clock'>,
  brand: string,
): Promise<EffectiveTests> {
  const cache = await openDataCache(services);
  return cache.getOrCompute(effective, brand, async () => {
    const rows = await listEffectiveExperiments(services.db, brand);
    const layoutOf = (row: ExperimentRow) => LAYOUTS.find((one) => one === row.layoutSwitch) ?? null;
    return {
      running: rows
        .filter(({ state }) => state === 'running')
        .map((row) => ({
          place: row.place,
          messageKey: row.messageKey,
          textsB: row.textsB,
          test: testName(row.id),
          layout: layoutOf(row),
        })),
      adopted: rows
        .filter(({ adoptedAt }) => adoptedAt !== null)
        .map(layoutOf)
        .filter((one) => one !== null),
    };
  });
}
