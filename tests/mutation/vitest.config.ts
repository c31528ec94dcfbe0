import { defineConfig } from 'vitest/config';
import { chosenRules } from './rules.mjs';

/** The tests beside the rules alone: they need no database, so each mutant costs a fraction of a second. */
export default defineConfig({
  test: {
    include: chosenRules().map((rule) => `${rule}*.test.ts`),
    testTimeout: 60_000,
    isolate: false,
  },
});
