import { defineConfig } from 'vitest/config';
import SlowestFirst from './tests/support/slowest-first.ts';

export default defineConfig({
  test: {
    include: [
      'src/**/*.test.{ts,tsx}',
      'packages/**/*.test.ts',
      'tests/**/*.test.ts',
      'scripts/**/*.test.ts',
    ],
    globalSetup: ['tests/support/template-database.ts'],
    sequence: { sequencer: SlowestFirst },
    setupFiles: [
      'tests/support/fixed-seed.ts',
      'tests/support/fail-on-console-error.ts',
      'tests/support/check-promises.ts',
      'tests/support/check-office-calls.ts',
    ],
    pool: 'forks',
    // Tests share no state but the database server, of which each file has a database of its own; modules load once.
    isolate: false,
    // One more than the cores: a test that waits for a process or a second leaves its core to another.
    maxWorkers: 3,
    // What a test makes is dropped soon; with room for it, it is gone before anyone copies it.
    execArgv: ['--max-semi-space-size=64'],
    // A test waits for events, however late a busy machine brings them; these limits only end one that hangs.
    testTimeout: 300_000,
    hookTimeout: 600_000,
    expect: { poll: { timeout: 120_000, interval: 20 } },
  },
});
