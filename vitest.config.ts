import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'packages/**/*.test.ts',
      'tests/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['tests/support/template-database.ts'],
    setupFiles: ['tests/support/fail-on-console-error.ts'],
    pool: 'forks',
    // Tests share no state but the database server, of which each file has a database of its own; modules load once.
    isolate: false,
    maxWorkers: 2,
    // Generous, since a busy machine is no fault of the code.
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
