import type { Queryable } from '#db/client.ts';
import { insertLetter } from '#db/queries/outbox.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';
import type { Letter } from '#mail/letter.ts';
import { renderLetter } from '#mail/render-letter.ts';
import { newId } from '#platform/id.ts';

export type Recipient = {
  readonly brand: string;
  /** Null for somebody who has no account. */
  readonly accountId: number | null;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
};

/**
 * Writes a letter into the outbox, in the transaction of what it tells of: both are there or neither is. The worker sends it;
 * where no mail server is configured it is kept and never sent.
 */
export async function postLetter<Facts>(
  { env, clock }: Pick<Services, 'env' | 'clock'>,
  tx: Queryable,
  { letter, to, facts }: { readonly letter: Letter<Facts>; readonly to: Recipient; readonly facts: Facts },
): Promise<void> {
  const now = clock.now();
  const { brand, locale, name, accountId, email: recipient } = to;
  const { subject, html, text } = await renderLetter(env, letter, { brand, locale, name, facts });
  await insertLetter(tx, {
    ...{ id: newId(), brand, accountId, recipient, letter: letter.name, locale, subject },
    ...{ bodyHtml: html, bodyText: text, status: env.SMTP_URL === undefined ? 'kept' : 'queued' },
    ...{ attempts: 0, nextAttemptAt: now, createdAt: now, sentAt: null, lastError: null },
    unsubscribeUrl: null,
  });
}
