import type { Hono } from 'hono';
import { html } from 'hono/html';
import { findOneLetter, listLetters } from '#domain/foundation/outbox/list-letters.ts';
import type { Services } from '#domain/services.ts';
import { isUnstorable } from '#platform/storable-text.ts';
import type { HttpEnv } from './http-env.ts';

type Letter = Awaited<ReturnType<typeof listLetters>>[number];

/** A letter is a document of its own with styles in its elements; it may show them and nothing else. */
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";

/**
 * The letters that this site has written, for people who try it out without a mail server. Never mounted in production: the
 * links in letters open accounts.
 */
export function mountOutbox(app: Hono<HttpEnv>, services: Services): void {
  app.use('/dev/outbox/*', async (context, next) => {
    await next();
    context.header('Cache-Control', 'no-store');
    context.header('Referrer-Policy', 'no-referrer');
    context.header('X-Content-Type-Options', 'nosniff');
  });
  app.get('/dev/outbox', async (context) => {
    const to = context.req.query('to')?.trim() || undefined;
    if (to !== undefined && isUnstorable(to)) return context.text('This is no address.', 400);
    const letters = await listLetters(services, to === undefined ? {} : { to });
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(listPage(letters, to ?? ''));
  });
  app.get('/dev/outbox/:id', async (context) => {
    const letter = await findOneLetter(services, context.req.param('id'));
    if (letter === null) return context.notFound();
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(letterPage(letter));
  });
  app.get('/dev/outbox/:id/letter', async (context) => {
    const letter = await findOneLetter(services, context.req.param('id'));
    if (letter === null) return context.notFound();
    context.header('Content-Security-Policy', LETTER_POLICY);
    return context.html(letter.bodyHtml);
  });
}

const STYLE = `body{font:15px/1.5 system-ui,sans-serif;margin:24px;color:#1b2030}table{border-collapse:collapse;width:100%}
th,td{text-align:left;padding:6px 12px 6px 0;border-bottom:1px solid #d8dbe4;vertical-align:top}a{color:#2a45d8}
iframe{width:100%;height:640px;border:1px solid #d8dbe4}pre{white-space:pre-wrap;background:#f4f5f8;padding:16px}
input{font:inherit;padding:4px 8px}`;

function document(title: string, body: ReturnType<typeof html>) {
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport"
content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body>${body}</body></html>`;
}

function listPage(letters: readonly Letter[], to: string) {
  const rows = letters.map(
    (
      letter,
    ) => html`<tr><td>${letter.createdAt.toISOString()}</td><td>${letter.brand}</td><td>${letter.recipient}</td>
<td>${letter.locale}</td><td><a href="/dev/outbox/${letter.id}">${letter.subject}</a></td>
<td>${letter.status}${letter.lastError ? `: ${letter.lastError}` : ''}</td></tr>`,
  );
  return document(
    'Outbox',
    html`<h1>Outbox</h1><p>The latest ${letters.length} e-mails. Nothing leaves this machine unless SMTP_URL is set.</p>
<form><label>To <input name="to" value="${to}"></label> <button>Show</button></form>
<table><thead><tr><th>Written</th><th>Brand</th><th>To</th><th>Language</th><th>Subject</th><th>State</th></tr></thead>
<tbody>${rows}</tbody></table>`,
  );
}

function letterPage(letter: Letter) {
  return document(
    letter.subject,
    html`<p><a href="/dev/outbox">Outbox</a></p><h1>${letter.subject}</h1><p>${letter.letter} to ${letter.recipient}</p>
<iframe title="E-mail" src="/dev/outbox/${letter.id}/letter"></iframe><h2>Plain text</h2><pre>${letter.bodyText}</pre>`,
  );
}
