import type { Brand } from '#brands/brand.ts';
import {
  type EffectiveTests,
  findEffectiveTests,
} from '#domain/foundation/experiment/find-effective-tests.ts';
import type { Services } from '#domain/services.ts';

const NONE: EffectiveTests = { running: [], adopted: [] };

/** The tests that change the pages of a brand. Where they cannot be read every page is shown as it is. */
export type ExperimentList = {
  read(brand: Brand): Promise<EffectiveTests>;
  /** Without asking anybody. */
  lastKnown(brand: Brand): EffectiveTests;
};

export function createExperimentList(services: Pick<Services, 'db' | 'clock' | 'log'>): ExperimentList {
  const lastRead = new Map<string, EffectiveTests>();
  return {
    read: async (brand) => {
      try {
        const tests = await findEffectiveTests(services, brand.key);
        lastRead.set(brand.key, tests);
        return tests;
      } catch (error) {
        services.log.warn({ err: error, brand: brand.key }, 'the tests of the pages could not be read');
        return NONE;
      }
    },
    lastKnown: (brand) => lastRead.get(brand.key) ?? NONE,
  };
}
