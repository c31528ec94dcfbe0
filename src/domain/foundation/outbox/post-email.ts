import type { Queryable } from '#db/client.ts';
import { readFileOverrides } from '#db/queries/message-override.ts';
import { insertEmails } from '#db/queries/outbox.ts';
import { spokenLocale } from '#domain/foundation/setting/spoken-locale.ts';
import type { Services } from '#domain/services.ts';
import { sendEmailJob } from '#jobs/send-email.job.ts';
import type { Email } from '#mail/email.ts';
import { renderEmail } from '#mail/render-email.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';

export type Recipient = {
  readonly brand: string;
  /** Null for somebody who has no account. */
  readonly accountId: number | null;
  readonly email: string;
  readonly name: string;
  readonly locale: Locale;
};

/** An e-mail, its recipient, and the data that it needs. */
export type EmailOrder<Data> = {
  readonly email: Email<Data>;
  readonly to: Recipient;
  /** What it can be found again by while it waits; one of this id is written once. */
  readonly id?: string;
  /** It is not sent before this instant; at once where it is left out. */
  readonly notBefore?: Date;
} & (
  | { readonly data: Data }
  /** Of facts that are words or formatted figures: the language in which the e-mail is written may not be the reader's own. */
  | { readonly dataIn: (locale: Locale) => Data | Promise<Data> }
);

/**
 * Writes an e-mail into the outbox, in the transaction of what it reports: both are there or neither is. A worker sends it after the commit;
 * where no mail server is configured it is stored and never sent. A reader whose language the brand has switched off is written to
 * in the one that it speaks first.
 */
export async function postEmail<Data>(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Queryable,
  order: EmailOrder<Data>,
): Promise<void> {
  await postEmails(services, tx, [order]);
}

/** The same for many e-mails, in one statement. */
export async function postEmails<Data>(
  { env, clock, queue }: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Queryable,
  orders: readonly EmailOrder<Data>[],
): Promise<void> {
  const now = clock.now();
  const said = askOnce((brand, locale) =>
    readFileOverrides(tx, { brand, languageCode: locale, file: 'mail' }),
  );
  const spoken = askOnce((brand, locale) => spokenLocale(tx, { brand, locale }));
  const rows = orders.map(async (order) => {
    const { email: template, to, notBefore = now } = order;
    const { brand, name, accountId, email: recipient } = to;
    const locale = await spoken(brand, to.locale);
    const data = 'dataIn' in order ? await order.dataIn(locale) : order.data;
    const { subject, html, text, unsubscribeUrl } = await renderEmail(env, template, {
      brand,
      locale,
      name,
      data,
      overrides: await said(brand, locale),
    });
    const status = env.SMTP_URL === undefined ? ('stored' as const) : ('queued' as const);
    return {
      id: order.id ?? newId(),
      brand,
      accountId,
      recipient,
      template: template.name,
      locale,
      subject,
      bodyHtml: html,
      bodyText: text,
      status,
      attempts: 0,
      nextAttemptAt: notBefore,
      createdAt: now,
      sentAt: null,
      lastError: null,
      unsubscribeUrl,
    };
  });
  const emails = await Promise.all(rows);
  await insertEmails(tx, emails);
  if (emails.some(({ status, nextAttemptAt }) => status === 'queued' && nextAttemptAt <= now)) {
    await queue?.enqueue(tx, sendEmailJob);
  }
}

/** Asks once for each brand and language, however many e-mails there are. */
function askOnce<Answer>(
  ask: (brand: string, locale: Locale) => Promise<Answer>,
): (brand: string, locale: Locale) => Promise<Answer> {
  const asked = new Map<string, Promise<Answer>>();
  return (brand, locale) => {
    const key = `${brand} ${locale}`;
    const known = asked.get(key) ?? ask(brand, locale);
    asked.set(key, known);
    return known;
  };
}
