import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { OfficeContext } from './frame/office-context.ts';
import { OfficeNow, OfficeTime } from './office-time.tsx';

const messages = await loadMessages('en', ['office-frame']);
const office = {
  operator: { id: 'o', email: 'o@example.com', role: 'owner' as const, brands: ['blue'], permissions: [] },
  brand: 'blue',
  zone: 'Asia/Taipei',
  isAlone: false,
  hasBrands: false,
  brandNames: {},
  leagueNames: {},
};
const html = (at: string | null) =>
  renderToStaticMarkup(
    <LanguageProvider locale="en" messages={messages}>
      <OfficeContext value={office}>
        <OfficeNow value="2026-11-28T17:00:00Z">
          <OfficeTime at={at} />
        </OfficeNow>
      </OfficeContext>
    </LanguageProvider>,
  );

it.each([
  ['2026-11-28T16:44:24Z', 'Today 00:44'],
  ['2026-11-29T11:00:00Z', 'Today 19:00'],
  ['2026-11-28T15:59:59Z', 'Yesterday 23:59'],
  ['2026-11-29T16:00:00Z', 'Tomorrow 00:00'],
  ['2026-11-22T13:12:00Z', '11-22 21:12'],
  ['2025-11-22T13:12:00Z', '2025-11-22 21:12'],
])('%s is said as %s by the days of the brand, with its full form behind', (at, said) => {
  expect(html(at)).toContain(`>${said}</time>`);
  expect(html(at)).toMatch(/title="\d{4}-\d\d-\d\d \d\d:\d\d:\d\d"/);
});

it('is a dash where nothing happened yet', () => {
  expect(html(null)).toBe('-');
});
