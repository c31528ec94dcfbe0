import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { SLOWEST } from './slowest-files.ts';

/** The order in which files are taken: those that take longest, then the others as the runner likes, the largest first. */
export default class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rankOf(a) - rankOf(b));
  }
}

function rankOf({ moduleId }: TestSpecification): number {
  const rank = SLOWEST.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return rank < 0 ? SLOWEST.length : rank;
}
