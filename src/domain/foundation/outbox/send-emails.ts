import { leaseEmail, type OutboxRow, updateEmail } from '#db/queries/outbox.ts';
import type { Services } from '#domain/services.ts';
import { createMailer, type Mailer } from '#mail/send-email.ts';
import { DAY_MS, MINUTE_MS } from '#terms/durations.ts';

const LEASE_MS = 2 * MINUTE_MS;
/** The waits after each answer that it is not taken now; after the last of them an e-mail is given up. */
const BACKOFF_MS = [1, 5, 15, 60, 180, 360, 720].map((minutes) => minutes * MINUTE_MS);
/** A server that is away says nothing of an e-mail: all are tried again soon after each other, so that they leave soon after it is back. */
const AWAY_WAIT_MS = 2 * MINUTE_MS;
const AWAY_LIMIT_MS = DAY_MS;
/** Attempts that failed because of the server alone are not counted, so that an e-mail has the others left when it is back. */
const MAX_AWAY_TRIES = 2;
/** A run ends here, so that it never outlasts its time limit; the next one goes on. */
const MAX_A_RUN = 200;
const MAX_ERROR_CHARACTERS = 500;

type SentEmails = { readonly sent: number; readonly failed: number };

/**
 * Sends what is due, of one template where one is named; nothing where no mail server is configured. An e-mail is taken for two minutes and only then sent, so no two workers send it at once; one whose worker
 * died in between is sent again under the same Message-ID. In production the words of a sent e-mail are dropped: a link in it
 * may still be good.
 */
export async function sendEmails(
  services: Services,
  options: { readonly template?: string } = {},
): Promise<SentEmails> {
  const mailer = createMailer(services.env);
  if (mailer === null) return { sent: 0, failed: 0 };
  try {
    return await sendDue(services, mailer, options);
  } finally {
    mailer.close();
  }
}

async function sendDue(
  services: Services,
  mailer: Mailer,
  { template }: { readonly template?: string },
): Promise<SentEmails> {
  let [sent, failed] = [0, 0];
  while (sent + failed < MAX_A_RUN) {
    const now = services.clock.now();
    const leaseUntil = new Date(now.getTime() + LEASE_MS);
    const email = await leaseEmail(services.db, { now, leaseUntil, template });
    if (email === null) break;
    if (await sendOne(services, mailer, email)) sent += 1;
    else failed += 1;
  }
  return { sent, failed };
}

async function sendOne(services: Services, mailer: Mailer, email: OutboxRow): Promise<boolean> {
  try {
    await mailer.send(email);
  } catch (error) {
    await putOff(services, email, error);
    return false;
  }
  const cleared =
    services.env.APP_MODE === 'production' ? { bodyHtml: '', bodyText: '', unsubscribeUrl: null } : {};
  const sentAt = services.clock.now();
  await updateEmail(services.db, email.id, { status: 'sent', sentAt, lastError: null, ...cleared });
  return true;
}

/** A refusal that the server calls permanent (5xx) is not tried again. */
async function putOff(services: Services, email: OutboxRow, error: unknown): Promise<void> {
  const isAway = isServerAway(error);
  const waitMs = isAway ? awayWaitOf(services, email) : BACKOFF_MS[email.attempts - 1];
  const lastError = String(error instanceof Error ? error.message : error).slice(0, MAX_ERROR_CHARACTERS);
  const isOver = waitMs === undefined || isPermanent(error);
  const { id, attempts, template: name, brand } = email;
  services.log.warn({ id, name, brand, attempts, isOver, lastError }, 'an e-mail could not be sent');
  await updateEmail(services.db, id, {
    lastError,
    ...(isAway ? { attempts: Math.min(attempts, MAX_AWAY_TRIES) } : {}),
    ...(isOver ? { status: 'failed' } : { nextAttemptAt: new Date(services.clock.now().getTime() + waitMs) }),
  });
}

function awayWaitOf(services: Services, { createdAt }: OutboxRow): number | undefined {
  const waited = services.clock.now().getTime() - createdAt.getTime();
  return waited < AWAY_LIMIT_MS ? AWAY_WAIT_MS : undefined;
}

/** No answer, or one that lets no one in; neither is about the e-mail. */
function isServerAway(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  return ('code' in error && error.code === 'EAUTH') || !('responseCode' in error);
}

function isPermanent(error: unknown): boolean {
  if (typeof error !== 'object' || error === null || !('responseCode' in error)) return false;
  const { responseCode } = error;
  return typeof responseCode === 'number' && responseCode >= 550 && responseCode <= 559;
}
