import { describe, expect, it } from 'vitest';
import { auditChanges, auditSummary } from './audit-changes.ts';

describe('what a row of the log says', () => {
  it('names each value that stood otherwise before, and leaves out what says nothing', () => {
    const detail = {
      reason: 'Asked by mail',
      before: { 'texts.en': 'Old', until: null, ids: [] },
      after: { 'texts.en': 'New', 'texts.vi': 'Mới', until: null, ids: ['a'], note: '' },
    };
    expect(auditChanges(detail)).toEqual([
      { name: 'reason', before: null, after: 'Asked by mail' },
      { name: 'texts.en', before: 'Old', after: 'New' },
      { name: 'ids', before: null, after: '["a"]' },
      { name: 'texts.vi', before: null, after: 'Mới' },
    ]);
  });

  it('says what is inside of a value by its path, and all of it in one line without ids', () => {
    const changes = auditChanges({
      reason: 'Shorter on\na phone.',
      payload: { names: { en: 'One day' }, version: 1 },
      approval: 'e7aa2f06-ac78-45c4-9ec6-992626b63deb',
      logo: '641d0098e6dcc7d9',
      before: { until: '09:00' },
      after: { until: '10:00' },
    });
    expect(changes.map(({ name }) => name)).toEqual([
      'reason',
      'payload.names.en',
      'payload.version',
      'approval',
      'logo',
      'until',
    ]);
    expect(auditSummary(changes)).toBe(
      'reason: Shorter on a phone. · en: One day · version: 1 · until: 09:00 → 10:00',
    );
  });

  it('says a change of one value without a name, and what was taken away', () => {
    expect(auditChanges({ before: 'Home', after: 'Start' })).toEqual([
      { name: '', before: 'Home', after: 'Start' },
    ]);
    expect(auditChanges({ before: { path: '/old' }, after: {} })).toEqual([
      { name: 'path', before: '/old', after: null },
    ]);
    expect(auditChanges({})).toEqual([]);
  });
});
