import { createTransport } from 'nodemailer';
import { findBrand } from '#brands/index.ts';
import type { Env } from '#platform/env.ts';

type SentEmail = {
  /** Stands in the Message-ID, so that an e-mail that was sent twice is seen as one. */
  readonly id: string;
  readonly brand: string;
  readonly recipient: string;
  readonly subject: string;
  readonly bodyHtml: string;
  readonly bodyText: string;
  readonly unsubscribeUrl: string | null;
};

export type Mailer = { send(email: SentEmail): Promise<void>; close(): void };

const TIMEOUT_MS = 15_000;

/** Host and port of the mail server, without what it is logged in with; null where none is configured. */
export function mailServerOf({ SMTP_URL }: Pick<Env, 'SMTP_URL'>): string | null {
  return SMTP_URL === undefined ? null : new URL(SMTP_URL).host;
}

/** A mailer for the server of SMTP_URL; null where none is configured, and e-mails are stored only. */
export function createMailer(
  env: Pick<Env, 'SMTP_URL' | 'MAIL_FROM'>,
  { timeLimitMs = TIMEOUT_MS }: { readonly timeLimitMs?: number } = {},
): Mailer | null {
  if (env.SMTP_URL === undefined) return null;
  const transport = createTransport({
    url: env.SMTP_URL,
    pool: true,
    connectionTimeout: timeLimitMs,
    greetingTimeout: timeLimitMs,
    socketTimeout: timeLimitMs,
  });
  return {
    async send({ id, brand: key, recipient, subject, bodyHtml, bodyText, unsubscribeUrl }) {
      const brand = findBrand(key);
      const domain = brand?.hosts[0] ?? 'localhost';
      await transport.sendMail({
        from: env.MAIL_FROM ?? { name: brand?.name ?? key, address: `no-reply@${domain}` },
        // As an object, so that no character of the address can make a second recipient.
        to: { name: '', address: recipient },
        subject,
        html: bodyHtml,
        text: bodyText,
        messageId: `<${id}@${domain}>`,
        headers: { 'Auto-Submitted': 'auto-generated', ...unsubscribeHeaders(unsubscribeUrl) },
        disableFileAccess: true,
        disableUrlAccess: true,
      });
    },
    close: () => transport.close(),
  };
}

/** What lets a mail program end the e-mails by itself, with one request that no one has to sign in for (RFC 8058). */
function unsubscribeHeaders(url: string | null): Record<string, string> {
  return url === null
    ? {}
    : { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}
