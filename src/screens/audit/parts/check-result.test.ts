import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { LOCALES } from '#terms/locales.ts';
import { checkResult } from './check-result.ts';

const BROKEN = {
  check: 'ledger',
  state: 'broken',
  checked_at: '2026-11-23T10:00:00.000Z',
  n: 14,
  needed: 1,
  errors: 2,
  first_error: '2026-11-23/0002',
  value: null,
  interval: null,
  bound: null,
  simulated: false,
} as const;

describe('what a red check says', () => {
  it.each(LOCALES)(
    'is how much is wrong and what comes first, with nothing left to fill in: %s',
    async (locale) => {
      const messages = await loadMessages(locale, ['audit']);
      const said = checkResult(BROKEN, createTranslator<'audit'>({ locale, messages }));
      expect(said).toMatch(/^2\D.*2026-11-23\/0002$/);
      expect(said).not.toMatch(/[{}]/);
    },
  );
});
