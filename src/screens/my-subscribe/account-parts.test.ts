import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import { ACCOUNT_PARTS, partOfAnchor, partSearch, readAccountPart } from './account-parts.ts';

const read = (search: string) => readAccountPart(new URLSearchParams(search));

describe('the parts of the account', () => {
  it.each(ACCOUNT_PARTS)('have an address that leads to %s', (part) => {
    expect(read(partSearch(part))).toBe(part);
  });

  it('open with the plan, also where the address names nothing that is there', () => {
    expect([read(''), read('part=other'), read('ledger=1&page=2')]).toEqual(['plan', 'plan', 'plan']);
  });

  it('are found from the addresses and anchors of one long page', () => {
    expect(read('inbox=2')).toBe('alerts');
    expect(['#inbox', '#notices', '#favourites', '#calendar'].map(partOfAnchor)).toEqual(
      Array(4).fill('alerts'),
    );
    expect(partOfAnchor('#ledger')).toBe('plan');
    expect(['#keys', '#webhooks'].map(partOfAnchor)).toEqual(['profile', 'profile']);
    expect([partOfAnchor(''), partOfAnchor('#contact'), partOfAnchor('#constructor')]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

it.each(LOCALES)(
  'names the settings of notifications unlike the announcements above every page, in %s',
  async (locale) => {
    const { notices, shell } = await loadMessages(locale, ['notices', 'shell']);
    expect(notices.settings.title).not.toBe(shell.ticker.label);
  },
);
