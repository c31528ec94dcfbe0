import { expect, it } from 'vitest';
import { doubtfulSettings } from './doubtful-settings.ts';

it('says that all readers count as one where production does not trust its proxy, and nothing elsewhere', () => {
  expect(doubtfulSettings({ APP_MODE: 'production', TRUST_PROXY: false })).toEqual([
    expect.stringMatching(/^TRUST_PROXY: .*share the limits/),
  ]);
  expect(doubtfulSettings({ APP_MODE: 'production', TRUST_PROXY: true })).toEqual([]);
  expect(doubtfulSettings({ APP_MODE: 'demo', TRUST_PROXY: false })).toEqual([]);
});
