import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { html } from 'hono/html';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { createTranslator } from '#i18n/t.ts';
import { sha256 } from '#platform/hash.ts';
import type { HttpEnv } from '../http-env.ts';
import { plainDocument, plainStyle } from '../plain-pages.ts';

const PROGRAM = readFileSync(new URL('./service-worker.mjs', import.meta.url), 'utf8');
const TAG = `"${sha256(PROGRAM).slice(0, 16)}"`;

/** The program that a browser runs for this site beside its pages, and the page that it shows where there is no network. */
export function mountServiceWorker(app: Hono<HttpEnv>): void {
  app.get('/sw.js', (context) => {
    // A browser asks for it at most once a day by itself; a new one has to reach it then.
    context.header('Cache-Control', 'no-cache');
    context.header('ETag', TAG);
    if (context.req.header('If-None-Match') === TAG) return context.body(null, 304);
    return context.body(PROGRAM, 200, { 'Content-Type': 'text/javascript; charset=utf-8' });
  });
  app.get('/:language/offline', offlinePage);
}

/** It names no one and nothing of the day, so it may lie on a device for months. The note of the saved home page comes with it. */
async function offlinePage(context: Context<HttpEnv>): Promise<Response> {
  const { brand, locale, nonce } = context.get('requestContext');
  const messages = await loadMessages(locale, ['push', 'unavailable']);
  const t = createTranslator<'push' | 'unavailable'>({
    locale,
    messages,
    overrides: brand.messageOverrides[locale],
  });
  context.header('Cache-Control', 'public, max-age=3600');
  const again = t('unavailable.again');
  const note = html`<p role="status" class="border-b border-line bg-surface-2 px-4 py-3 text-14 text-main">${t('push.offline.note')} <a
class="font-medium text-primary-ink underline" href="">${again}</a></p>`;
  return context.html(
    plainDocument({
      brand,
      locale,
      style: html`<style nonce="${nonce}">${plainStyle(brand, locale)}</style>`,
      words: { title: t('push.offline.title'), text: t('push.offline.text'), again },
      more: html`<p><a class="other" href="${localePath(locale, '/')}">${t('push.offline.home')}</a></p>
<template data-note>${note}</template>`,
    }),
  );
}
