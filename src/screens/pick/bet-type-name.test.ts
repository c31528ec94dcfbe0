import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { LOCALES } from '#terms/locales.ts';
import { betTypeName, knownName } from './bet-type-name.ts';

describe.each(LOCALES)('an id in %s', (locale) => {
  it('has the name of its sport, and a dash where the page does not know it', async () => {
    const messages = await loadMessages(locale, ['sport']);
    const t = createTranslator<'sport'>({ locale, messages });
    expect(betTypeName({ sport: 'soccer', bet_type: 'run_line' }, t)).toMatch(/Handicap|讓[分球]|Kèo chấp/);
    const corners = { sport: 'soccer', bet_type: 'corners' } as unknown as Parameters<typeof betTypeName>[0];
    expect(betTypeName(corners, t)).toBe('-');
    for (const result of ['win', 'lose', 'draw', 'pass', 'cancel', 'not_completed'] as const) {
      expect(knownName(result, t(`sport.results.${result}`))).not.toBe('-');
    }
    expect(knownName('void', t('sport.results.void' as string as 'sport.results.win'))).toBe('-');
  });
});
