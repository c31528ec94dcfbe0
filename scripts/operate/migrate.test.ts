import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';

describe('migrate', () => {
  it('says in one sentence what is wrong with the settings, and ends with 1', () => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [new URL('./migrate.ts', import.meta.url).pathname],
      { encoding: 'utf8', env: { APP_MODE: 'production' } },
    );
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^The environment is not right:\n/);
    expect(stderr).not.toMatch(/ {4}at |file:/);
  });
});
