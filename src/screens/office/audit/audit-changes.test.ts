import { describe, expect, it } from 'vitest';
import { auditChanges } from './audit-changes.ts';

describe('what a row of the log tells', () => {
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

  it('tells a change of one value without a name, and what was taken away', () => {
    expect(auditChanges({ before: 'Home', after: 'Start' })).toEqual([
      { name: '', before: 'Home', after: 'Start' },
    ]);
    expect(auditChanges({ before: { path: '/old' }, after: {} })).toEqual([
      { name: 'path', before: '/old', after: null },
    ]);
    expect(auditChanges({})).toEqual([]);
  });
});
