import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { KickOff } from './kick-off.tsx';

it('takes two lines in a card whether the game is today or on another day, as a page moves where a zone takes one away', async () => {
  const messages = await loadMessages('en', ['sport']);
  const [today, tomorrow] = ['America/New_York', 'Asia/Taipei'].map((zone) =>
    renderToStaticMarkup(
      <LanguageProvider locale="en" messages={messages}>
        <KickOff at="2026-11-24T00:10:00Z" now="2026-11-23T15:35:00Z" zone={zone} isStacked />
      </LanguageProvider>,
    ),
  );
  expect(tomorrow).toContain('Tomorrow');
  expect(today).not.toContain('Tomorrow');
  for (const html of [today, tomorrow]) expect(html?.match(/<span class="block/g)).toHaveLength(1);
});
