import { expect, it } from 'vitest';
import { feedReasonText } from '#i18n/alert-text.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import type { MessageFile } from '#i18n/message-files.ts';
import { createTranslator } from '#i18n/t.ts';
import type { OfficePage } from '../office-page.server.ts';
import { loadLeagues } from './data.server.ts';

it('has the words in which a provider that refuses a test is explained', async () => {
  const files: MessageFile[] = [];
  const page = {
    list: async () => ({ data: [], meta: {} }),
    ask: async () => ({ data: [] }),
    messages: async (names: MessageFile[]) => ({ files: files.push(...names) }),
  };
  await loadLeagues(page as unknown as OfficePage);
  const t = createTranslator<'alerts'>({ locale: 'en', messages: await loadMessages('en', files) });
  expect(feedReasonText(t, { code: 'INVALID_KEY', failure: null })).toContain('ODDS_API_KEY');
  const silent = { code: null, failure: 'no answer: ECONNREFUSED' };
  expect(feedReasonText(t, silent)).toContain('It doesn’t answer (ECONNREFUSED).');
  expect(feedReasonText(t, { code: null, failure: 'status 502' })).toBe('Its answer: status 502.');
});
