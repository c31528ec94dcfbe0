import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { ExpectedPicks } from './expected-picks.tsx';

type Plans = ComponentProps<typeof ExpectedPicks>['plans'];

const plan = (id: number, picks: { mean: number; low: number; high: number } | null): Plans[number] => ({
  id,
  name: `Plan ${id}`,
  price: 48_000,
  content: { picks },
});

async function drawn(plans: Plans) {
  const messages = await loadMessages('en', ['subscribe']);
  return renderToStaticMarkup(
    <LanguageProvider locale="en" messages={messages}>
      <ExpectedPicks plans={plans} chosenId={1} />
    </LanguageProvider>,
  );
}

it('never breaks a word for its figures, of which a long plan has four digits', async () => {
  const html = await drawn([plan(1, { mean: 1988, low: 1870, high: 2110 }), plan(2, null)]);
  expect(html).toContain('1,870–2,110');
  // Everything else of a page may break anywhere, so that an address of any length fits.
  expect(html).toMatch(/<table class="[^"]*\bwrap-normal\b/);
});

it('is not there before anything can be foretold', async () => {
  expect(await drawn([plan(1, null)])).toBe('');
});
