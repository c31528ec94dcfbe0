import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SETTING_NAMES } from '#platform/env.ts';

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

describe('compose.yaml', () => {
  const text = read('compose.yaml');

  it.each([...SETTING_NAMES])('hands on %s', (name) => {
    expect(text).toMatch(new RegExp(`^  ${name}: `, 'm'));
  });

  it('keeps the password out of the address, where some of its letters would mean something else', () => {
    for (const [owner, login] of [
      ['', 'trueline_app'],
      ['OWNER_', 'trueline'],
    ]) {
      expect(text).toContain(`  ${owner}DATABASE_URL: postgres://${login}@database:`);
      expect(text).toContain(`  ${owner}DATABASE_PASSWORD: \${${owner}DATABASE_PASSWORD`);
    }
  });

  it('tells the owner of the tables to no one but migrate and backup', () => {
    const parts = text.slice(text.indexOf('\nservices:')).split(/\n {2}(?=[\w-]+:\n)/);
    const named = parts
      .filter((part) => part.includes('*owner'))
      .map((part) => part.slice(0, part.indexOf(':')));
    expect(named).toEqual(['migrate', 'backup']);
  });

  it('lets each part be the first process of its container', () => {
    const commands = [...text.matchAll(/^ {4}command: \[(\S+),/gm)].map(([, first]) => first);
    expect(commands).toContain('node');
    expect(commands.every((first) => first !== 'npm')).toBe(true);
  });
});

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
