import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import { OfficeContext } from './frame/office-context.ts';
import { useAlertText } from './use-alert-text.ts';

type AlertMessage = { readonly kind: string; readonly text: string };

function Text({ kind, text }: AlertMessage) {
  const textOf = useAlertText();
  const names = [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name ?? '');
  const facts = Object.fromEntries(names.map((name) => [name, name === 'league' ? 'EPL' : `some ${name}`]));
  return (
    <p>
      {textOf({
        kind,
        subject: kind === 'timestamps_late' ? 'Some authority' : 'EPL',
        brand_name: null,
        facts,
      })}
    </p>
  );
}

const operator = {
  id: 'o',
  email: 'o@example.com',
  role: 'owner',
  brands: ['blue'],
  permissions: [],
} as const;
const office = {
  operator: { ...operator, brands: ['blue'], permissions: [] },
  brand: 'blue',
  zone: 'Asia/Taipei',
  isAlone: false,
  hasBrands: false,
  brandNames: {},
  leagueNames: { EPL: 'Premier League' },
};

it.each(LOCALES)('an alert says all its facts, and a league by its name, in %s', async (locale) => {
  const messages = await loadMessages(locale, ['office-alerts', 'alerts', 'jobs']);
  const alerts: readonly AlertMessage[] = Object.entries(messages['office-alerts'].kind).map(
    ([kind, text]) => ({
      kind,
      text,
    }),
  );
  expect(alerts.length).toBeGreaterThan(15);
  for (const one of alerts) {
    const html = renderToStaticMarkup(
      <LanguageProvider locale={locale} messages={messages}>
        <OfficeContext value={office}>
          <Text {...one} />
        </OfficeContext>
      </LanguageProvider>,
    );
    expect(html, one.kind).not.toMatch(/[{}]|EPL/);
  }
});
