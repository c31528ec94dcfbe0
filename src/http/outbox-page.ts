import type { Hono } from 'hono';
import { html } from 'hono/html';
import { findOneEmail, listEmails } from '#domain/foundation/outbox/list-emails.ts';
import type { Services } from '#domain/services.ts';
import { isUnstorable } from '#platform/storable-text.ts';
import type { HttpEnv } from './http-env.ts';

type Email = Awaited<ReturnType<typeof listEmails>>[number];

/** An e-mail is a document of its own with styles in its elements; it may show them and nothing else. */
const EMAIL_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox allow-popups";
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; form-action 'self'";

/**
 * The e-mails that this site has written, for people who try it out without a mail server. Never mounted in production: the
 * links in e-mails open accounts.
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
    const emails = await listEmails(services, to === undefined ? {} : { to });
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(listPage(emails, to ?? ''));
  });
  app.get('/dev/outbox/:id', async (context) => {
    const email = await findOneEmail(services, context.req.param('id'));
    if (email === null) return context.notFound();
    context.header('Content-Security-Policy', PAGE_POLICY);
    return context.html(emailPage(email));
  });
  app.get('/dev/outbox/:id/email', async (context) => {
    const email = await findOneEmail(services, context.req.param('id'));
    if (email === null) return context.notFound();
    context.header('Content-Security-Policy', EMAIL_POLICY);
    return context.html(email.bodyHtml);
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

function listPage(emails: readonly Email[], to: string) {
  const rows = emails.map(
    (
      email,
    ) => html`<tr><td>${email.createdAt.toISOString()}</td><td>${email.brand}</td><td>${email.recipient}</td>
<td>${email.locale}</td><td><a href="/dev/outbox/${email.id}">${email.subject}</a></td>
<td>${email.status}${email.lastError ? `: ${email.lastError}` : ''}</td></tr>`,
  );
  return document(
    'Outbox',
    html`<h1>Outbox</h1><p>The latest ${emails.length} e-mails. Nothing leaves this machine unless SMTP_URL is set.</p>
<form><label>To <input name="to" value="${to}"></label> <button>Show</button></form>
<table><thead><tr><th>Written</th><th>Brand</th><th>To</th><th>Language</th><th>Subject</th><th>State</th></tr></thead>
<tbody>${rows}</tbody></table>`,
  );
}

function emailPage(email: Email) {
  return document(
    email.subject,
    html`<p><a href="/dev/outbox">Outbox</a></p><h1>${email.subject}</h1><p>${email.template} to ${email.recipient}</p>
<iframe title="E-mail" src="/dev/outbox/${email.id}/email"></iframe><h2>Plain text</h2><pre>${email.bodyText}</pre>`,
  );
}
