import { describe, expect, it } from 'vitest';
import { auditChanges, auditSummary } from './audit-changes.ts';

/** As a page does it, without words for anything. */
const write = (value: unknown) => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
};
const said = (name: string, value: string) => `${name}: ${value}`;

describe('what a row of the log says', () => {
  it('names each value that stood otherwise before, and leaves out what says nothing', () => {
    const detail = {
      reason: 'Asked by mail',
      before: { 'texts.en': 'Old', until: null, plans: [1] },
      after: { 'texts.en': 'New', 'texts.vi': 'Mới', until: null, plans: [1, 2], note: '' },
    };
    expect(auditChanges(detail, write)).toEqual([
      { name: 'reason', before: null, after: 'Asked by mail' },
      { name: 'texts.en', before: 'Old', after: 'New' },
      { name: 'plans', before: '[1]', after: '[1,2]' },
      { name: 'texts.vi', before: null, after: 'Mới' },
    ]);
  });

  it('says what is inside of a value by its path, and all of it in one line; ids are for programs', () => {
    const changes = auditChanges(
      {
        reason: 'Shorter on\na phone.',
        payload: { names: { en: 'One day' }, version: 1 },
        approval: 'e7aa2f06-ac78-45c4-9ec6-992626b63deb',
        logo: '641d0098e6dcc7d9',
        joined: [{ line: 'e7aa2f06-ac78-45c4-9ec6-992626b63deb' }],
        before: { until: '09:00' },
        after: { until: '10:00' },
      },
      write,
    );
    expect(changes.map(({ name }) => name)).toEqual([
      'reason',
      'payload.names.en',
      'payload.version',
      'until',
    ]);
    expect(auditSummary(changes, said)).toBe(
      'reason: Shorter on a phone. · payload.names.en: One day · payload.version: 1 · until: 09:00 → 10:00',
    );
  });

  it('cuts in a list what fills a screen, and shows that it does', () => {
    const line = auditSummary(auditChanges({ body: 'word '.repeat(200) }, write), said);
    expect(line.length).toBeLessThanOrEqual(161);
    expect(line).toMatch(/word…$/);
  });

  it('says a change of one value without a name, and what was taken away', () => {
    expect(auditChanges({ before: 'Home', after: 'Start' }, write)).toEqual([
      { name: '', before: 'Home', after: 'Start' },
    ]);
    expect(auditChanges({ before: { path: '/old' }, after: {} }, write)).toEqual([
      { name: 'path', before: '/old', after: null },
    ]);
    expect(auditChanges({}, write)).toEqual([]);
  });
});
