import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { LOCALES } from '#terms/locales.ts';
import { everyEmail } from '#tests/support/sample-emails.ts';
import { useEmailName } from './use-email-name.ts';

function Names({ templates }: { templates: readonly string[] }) {
  const nameOf = useEmailName();
  return <>{templates.map((name) => nameOf(name)).join('|')}</>;
}

it.each(LOCALES)('every e-mail has a name that people say, in %s', async (locale) => {
  const templates = [...new Set(everyEmail.map(([{ name }]) => name))];
  const messages = await loadMessages(locale, ['office-operations']);
  const html = renderToStaticMarkup(
    <LanguageProvider locale={locale} messages={messages}>
      <Names templates={[...templates, 'not-known-here']} />
    </LanguageProvider>,
  );
  const said = html.split('|');
  expect(said.pop()).toBe('not-known-here');
  expect(said).toHaveLength(templates.length);
  for (const [index, name] of templates.entries()) expect(said[index]).not.toBe(name);
});
