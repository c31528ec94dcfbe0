import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { everyAuditAction } from '#terms/audit-actions.ts';
import { LOCALES } from '#terms/locales.ts';
import { useActionName } from './use-action-name.ts';

function Names({ actions }: { actions: readonly string[] }) {
  const nameOf = useActionName();
  return <>{actions.map((action) => nameOf(action)).join('|')}</>;
}

it.each(LOCALES)('every action of the log has a name that people say, in %s', async (locale) => {
  const messages = await loadMessages(locale, ['office-audit', 'office-approvals', 'office-frame']);
  const html = renderToStaticMarkup(
    <LanguageProvider locale={locale} messages={messages}>
      <Names actions={[...everyAuditAction, 'order.not_known_here']} />
    </LanguageProvider>,
  );
  const said = html.split('|');
  expect(said.pop()).toBe('order.not_known_here');
  expect(said).toHaveLength(everyAuditAction.length);
  // Neither the action itself nor the last part of a key that has no words.
  for (const [index, action] of everyAuditAction.entries())
    expect([action, action.split('.').at(-1)]).not.toContain(said[index]);
  // Two things that were done are never called the same.
  expect(said.filter((name, index) => said.indexOf(name) !== index)).toEqual([]);
});
