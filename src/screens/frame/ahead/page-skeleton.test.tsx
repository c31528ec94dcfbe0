import { readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { loadMessages } from '#i18n/load-messages.ts';
import { PageSkeleton } from './page-skeleton.tsx';
import { skeletonKind } from './skeleton-kind.ts';

const messages = await loadMessages('en', ['ui']);
const draw = (path: string) =>
  renderToStaticMarkup(
    <LanguageProvider locale="en" messages={messages}>
      <PageSkeleton path={path} />
    </LanguageProvider>,
  );

it('outlines pages of different build differently, in any language', () => {
  const paths = [
    '/vi',
    '/vi/unstartedRecord',
    '/vi/record',
    '/vi/schedule',
    '/vi/standings',
    '/vi/statistics',
    '/vi/subscribe',
    '/vi/mySubscribe',
  ];
  expect(new Set(paths.map(skeletonKind)).size).toBe(paths.length);
  expect(new Set(paths.map(draw)).size).toBe(paths.length);
  expect(skeletonKind('/en/schedule')).toBe(skeletonKind('/zh_TW/schedule'));
  expect(skeletonKind('/office/orders')).toBe('list');
  expect(skeletonKind('/office/orders/0192')).toBe('order');
});

it('says that something is on its way', () => {
  expect(draw('/en/record')).toContain(messages.ui.loading);
});

it('names only pages that exist', () => {
  const routes = readFileSync(new URL('../../../routes.ts', import.meta.url), 'utf8');
  const kinds = readFileSync(new URL('./skeleton-kind.ts', import.meta.url), 'utf8');
  const named = [...kinds.matchAll(/'\/(\w+)':/g)].map(([, name]) => name);
  expect(named.length).toBeGreaterThan(10);
  for (const name of named) expect(routes).toContain(`route('${name}'`);
});
