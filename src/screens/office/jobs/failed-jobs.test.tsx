import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { OfficeContext } from '../frame/office-context.ts';
import { OfficeNotes } from '../frame/office-notes.tsx';
import { FailedJobs } from './failed-jobs.tsx';

it('each button of one job that was given up twice has a name of its own, which begins with what it shows', async () => {
  const given = { name: 'stamp-proofs', error: 'no answer', tries: 3, created_at: '2026-11-20T03:00:00Z' };
  const failed = [
    { ...given, id: 'one', ended_at: '2026-11-20T04:00:00Z' },
    { ...given, id: 'two', ended_at: '2026-11-20T05:00:00Z' },
  ];
  const messages = await loadMessages('en', ['office-operations', 'office-frame', 'jobs', 'ui']);
  const operator = { id: 'o', email: 'o@example.com', role: 'owner', brands: ['blue'] } as const;
  const value = {
    operator: { ...operator, brands: ['blue'], permissions: ['operations.run'] },
    brand: 'blue',
    zone: 'Asia/Taipei',
    isAlone: false,
    hasBrands: false,
    brandNames: {},
    leagueNames: {},
  };
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <LanguageProvider locale="en" messages={messages}>
        <OfficeContext value={value}>
          <OfficeNotes>
            <FailedJobs failed={failed} />
          </OfficeNotes>
        </OfficeContext>
      </LanguageProvider>
    </MemoryRouter>,
  );
  const names = [...html.matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(([, name]) => name);
  expect(names).toHaveLength(2);
  expect(new Set(names).size).toBe(2);
  for (const name of names) expect(name).toMatch(/^Retry: Timestamp seals, .*1[23]:00/);
});
