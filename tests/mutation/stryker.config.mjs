import { chosenRules } from './rules.mjs';

/**
 * `npm run mutate` breaks the rules in every way it knows, and counts how often a test notices. `MUTATE=sample` takes one rule of each kind,
 * `MUTATE=settle-pick,devig` those with such names. The report is in `reports/mutation/`.
 */
const report = `reports/mutation/${(process.env.MUTATE || 'all').replaceAll(/\W+/g, '-')}`;

export default {
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tests/mutation/vitest.config.ts', related: false },
  mutate: chosenRules().map((rule) => `${rule}.ts`),
  coverageAnalysis: 'perTest',
  concurrency: 2,
  timeoutMS: 20_000,
  // Stryker rewrites a tsconfig with the compiler's old interface, which TypeScript 7 does not have; no test here needs one.
  tsconfigFile: 'none',
  tempDirName: '.stryker-tmp',
  ignorePatterns: [
    '/build',
    '/data',
    '/docs',
    '/bench',
    '/test-results',
    '/.tmp-*',
    '/scripts',
    '/src/screens',
    '/src/feeds/embedded/data',
  ],
  reporters: ['clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
  thresholds: { high: 95, low: 90, break: 90 },
};
