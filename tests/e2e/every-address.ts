import type { APIRequestContext } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import routes from '../../src/routes.ts';

type Route = { readonly path?: string; readonly children?: readonly Route[] };

const LANGUAGES = ['en', 'zh_TW', 'zh_HK', 'vi'] as const;

/** The pages of the site, without the office, which has a house of its own. */
function pagesBelow(entries: readonly Route[]): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    if (path?.startsWith('office') || path === '*') return [];
    return [...(path === undefined || path === ':language' ? [] : [path]), ...pagesBelow(children)];
  });
}

/**
 * Every address at which the site answers a reader: pages with the data that is fetched ahead for them, files for machines, and
 * the calls of the API as its own description lists them, each with a question in which it is about a game. What a call answers to every
 * other question is held beside the API; the long form asks some of them here, too.
 */
export async function everyAddress(request: APIRequestContext, gameId: string, now: Date): Promise<string[]> {
  const described = await (await request.get('/api/openapi.json')).json();
  const reads = Object.entries<object>(described.paths).filter(([, methods]) => 'get' in methods);
  const about = [
    `?event_id=${gameId}&per_page=100&method=expected_value`,
    ...(isLong ? ['', `?as_of=${now.toISOString()}&window=all&result=not_completed&per_page=100`] : []),
  ];
  const calls = reads.flatMap(([path]) => {
    const filled = path.replace('{date}', now.toISOString().slice(0, 10)).replaceAll(/\{\w+\}/g, gameId);
    return about.map((query) => (filled.startsWith('/api') ? `${filled}${query}` : `/api${filled}${query}`));
  });
  const pages = ['', ...pagesBelow(routes)].flatMap((path, index) => {
    const language = LANGUAGES[index % LANGUAGES.length];
    const other = LANGUAGES[(index + 1) % LANGUAGES.length];
    const rest = path === '' ? '' : `/${path}`;
    return [`/${language}${rest}`, `/${other}${rest}.data`];
  });
  const opened = [`?open=${gameId}`, '?method=expected_value', `?as_of=${now.toISOString()}`].flatMap(
    (query, index) => [
      `/${LANGUAGES[index]}/unstartedRecord${query}`,
      `/${LANGUAGES[index + 1]}/unstartedRecord.data${query}`,
    ],
  );
  const files = [
    '/',
    '/en/s/record',
    '/vi/share/record/card.png',
    '/_root.data',
    '/robots.txt',
    '/sitemap.xml',
    '/api/openapi.json',
    '/api/reference',
  ];
  return [...pages, ...opened, ...files, '/_builds/latest.json', ...calls];
}
