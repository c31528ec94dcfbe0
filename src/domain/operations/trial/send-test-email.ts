import { readFileOverrides } from '#db/queries/message-override.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { Services } from '#domain/services.ts';
import { renderEmail } from '#mail/render-email.ts';
import { createMailer, mailServerOf } from '#mail/send-email.ts';
import { testEmail } from '#mail/test-email.ts';
import { newId } from '#platform/id.ts';
import type { Locale } from '#terms/locales.ts';
import type { EmailTrialOutcome } from '#terms/operators.ts';
import { noteTrial, requireTrial } from './note-trial.ts';

/** An operator waits for the answer. */
const TIME_LIMIT_MS = 8000;
const MAX_ERROR_CHARACTERS = 300;

type EmailTrial = {
  readonly outcome: EmailTrialOutcome;
  /** Host and port of the mail server; null where none is set. */
  readonly server: string | null;
  readonly to: string;
  /** What the server or the connection said, in its own words; null where all went well. */
  readonly error: string | null;
};

/**
 * Sends an e-mail to the operator's own address, at once and by the way of all others, and says what came back. Nothing else is sent
 * and no one else can be written to. Throws 'too_many' with the wait.
 */
export async function sendTestEmail(
  services: Services,
  options: { readonly operator: Operator; readonly brand: string; readonly locale: Locale },
): Promise<EmailTrial> {
  const { operator, brand, locale } = options;
  const { env, db } = services;
  await requireTrial(services, 'email', operator);
  const server = mailServerOf(env);
  const mailer = createMailer(env, { timeLimitMs: TIME_LIMIT_MS });
  const to = operator.email;
  if (mailer === null) return { outcome: 'not_set', server, to, error: null };
  const overrides = await readFileOverrides(db, { brand, languageCode: locale, file: 'mail' });
  const written = await renderEmail(env, testEmail, { brand, locale, name: to, data: {}, overrides });
  const { subject, html: bodyHtml, text: bodyText, unsubscribeUrl } = written;
  const email = { id: newId(), brand, recipient: to, subject, bodyHtml, bodyText, unsubscribeUrl };
  const failure = await mailer.send(email).then(
    () => null,
    (error: unknown) => readFailure(error),
  );
  mailer.close();
  const outcome = failure?.outcome ?? 'sent';
  const error = failure?.error ?? null;
  await noteTrial(services, {
    kind: 'email',
    operator,
    isGood: failure === null,
    detail: { outcome, error },
  });
  return { outcome, server, to, error };
}

/** What kind of failure it was, by the names of the mail library, and the words of the server or the system. */
function readFailure(error: unknown): { readonly outcome: EmailTrialOutcome; readonly error: string } {
  const read = (name: string) =>
    typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined;
  const code = read('code');
  const response = read('response');
  const said =
    typeof response === 'string' ? response : error instanceof Error ? error.message : String(error);
  const text =
    said
      .replaceAll(/[\s\p{Cc}]+/gu, ' ')
      .trim()
      .slice(0, MAX_ERROR_CHARACTERS) || '-';
  if (code === 'EAUTH') return { outcome: 'login_refused', error: text };
  if (code === 'EENVELOPE' || code === 'EMESSAGE' || typeof response === 'string')
    return { outcome: 'refused', error: text };
  if (code === 'ETLS' || /SSL|TLS|certificate/i.test(text)) return { outcome: 'no_tls', error: text };
  return { outcome: 'unreachable', error: text };
}
