import type { Queryable } from '#db/client.ts';
import { readFileOverrides } from '#db/queries/message-override.ts';
import { insertLetters } from '#db/queries/outbox.ts';
import { spokenLocale } from '#domain/foundation/setting/spoken-locale.ts';
import type { Services } from '#domain/services.ts';
import type { Locale } from '#i18n/locales.ts';
import { sendEmailJob } from '#jobs/send-email.job.ts';
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

/** A letter, to whom, and what it has to be told. */
export type LetterOrder<Facts> = {
  readonly letter: Letter<Facts>;
  readonly to: Recipient;
  /** It is not sent before this instant; at once where it is left out. */
  readonly notBefore?: Date;
} & (
  | { readonly facts: Facts }
  /** Of facts that are words or formatted figures: the language in which the letter is written may not be the reader's own. */
  | { readonly factsIn: (locale: Locale) => Facts | Promise<Facts> }
);

/**
 * Writes a letter into the outbox, in the transaction of what it tells of: both are there or neither is. A worker sends it after the commit;
 * where no mail server is configured it is kept and never sent. A reader whose language the brand has switched off is written to
 * in the one that it speaks first.
 */
export async function postLetter<Facts>(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Queryable,
  order: LetterOrder<Facts>,
): Promise<void> {
  await postLetters(services, tx, [order]);
}

/** The same for many letters, in one statement. */
export async function postLetters<Facts>(
  { env, clock, queue }: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Queryable,
  orders: readonly LetterOrder<Facts>[],
): Promise<void> {
  const now = clock.now();
  const said = askOnce((brand, locale) =>
    readFileOverrides(tx, { brand, languageCode: locale, file: 'mail' }),
  );
  const spoken = askOnce((brand, locale) => spokenLocale(tx, { brand, locale }));
  const rows = orders.map(async (order) => {
    const { letter, to, notBefore = now } = order;
    const { brand, name, accountId, email: recipient } = to;
    const locale = await spoken(brand, to.locale);
    const facts = 'factsIn' in order ? await order.factsIn(locale) : order.facts;
    const { subject, html, text, unsubscribeUrl } = await renderLetter(env, letter, {
      brand,
      locale,
      name,
      facts,
      overrides: await said(brand, locale),
    });
    const status = env.SMTP_URL === undefined ? ('kept' as const) : ('queued' as const);
    return {
      id: newId(),
      brand,
      accountId,
      recipient,
      letter: letter.name,
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
  const letters = await Promise.all(rows);
  await insertLetters(tx, letters);
  if (letters.some(({ status, nextAttemptAt }) => status === 'queued' && nextAttemptAt <= now)) {
    await queue?.enqueue(tx, sendEmailJob);
  }
}

/** Asks once for each brand and language, however many letters there are. */
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
