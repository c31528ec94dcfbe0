import { readFileSync } from 'node:fs';
import type { Context, Hono } from 'hono';
import { html, raw } from 'hono/html';
import { loadMessages } from '#i18n/load-messages.ts';
import { localePath } from '#i18n/locale-path.ts';
import { htmlLangs } from '#i18n/locales.ts';
import { createTranslator } from '#i18n/t.ts';
import { sha256 } from '#platform/hash.ts';
import type { HttpEnv } from '../http-env.ts';

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

/** It names no one and nothing of the day, so it may lie on a device for months. The note of the saved Today page comes with it. */
async function offlinePage(context: Context<HttpEnv>): Promise<Response> {
  const { brand, locale, nonce } = context.get('requestContext');
  const messages = await loadMessages(locale, ['push']);
  const t = createTranslator<'push'>({ locale, messages, overrides: brand.messageOverrides[locale] });
  const { primary, onPrimary } = brand.tokens.light;
  context.header('Cache-Control', 'public, max-age=3600');
  const note = `<p role="status" class="border-b border-line bg-surface-2 px-4 py-3 text-14 text-main">${t('push.offline.note')}</p>`;
  return context.html(
    html`<!doctype html><html lang="${htmlLangs[locale]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><meta name="robots" content="noindex">
<title>${t('push.offline.title')} | ${brand.name}</title><style nonce="${nonce}">
:root{color-scheme:light dark}
body{margin:0;background:#f4f5f8;color:#1b2030;font:16px/1.6 system-ui,-apple-system,'Segoe UI','Noto Sans','Noto Sans CJK TC',sans-serif}
main{max-width:520px;margin:48px auto;padding:24px;background:#fff;border-top:4px solid ${primary};border-radius:12px}
@media(max-width:560px){main{margin:16px}}
h1{font-size:22px;line-height:1.3;margin:0 0 12px}p{margin:0 0 16px}
a{display:inline-block;padding:12px 20px;border-radius:8px;background:${primary};color:${onPrimary};font-weight:600;text-decoration:none}
@media(prefers-color-scheme:dark){body{background:#10141c;color:#e8ecf3}main{background:#1a202b}}
</style></head><body><main><p><strong>${brand.name}</strong></p><h1>${t('push.offline.title')}</h1>
<p>${t('push.offline.text')}</p><a href="${localePath(locale, '/')}">${t('push.offline.today')}</a></main>
<template data-note>${raw(note)}</template></body></html>`,
  );
}
