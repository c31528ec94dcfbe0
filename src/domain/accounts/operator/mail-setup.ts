import type { Transaction } from '#db/client.ts';
import type { OperatorRow } from '#db/queries/operator.ts';
import { insertOperatorSetup, voidOperatorSetups } from '#db/queries/operator-setup.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { operatorSetup } from '#mail/operator-setup.ts';
import { hashToken, newToken } from '#platform/token.ts';
import { HOUR_MS } from '#terms/durations.ts';
import type { Locale } from '#terms/locales.ts';

/** A day: the person may be asleep when they are made. */
const SETUP_HOURS = 24;

/**
 * Mails an operator the link with which they set password and second factor; an earlier link ends. It is written in the
 * language in which they use the office, or in that of the person who asked for it where they never have.
 */
export async function mailSetup(
  services: Services,
  tx: Transaction,
  { operator, locale }: { readonly operator: OperatorRow; readonly locale: Locale },
): Promise<void> {
  const now = services.clock.now();
  const { id: operatorId, email, role } = operator;
  await voidOperatorSetups(tx, { operatorId, now });
  const token = newToken();
  await insertOperatorSetup(tx, {
    tokenHash: hashToken(token),
    operatorId,
    createdAt: now,
    expiresAt: new Date(now.getTime() + SETUP_HOURS * HOUR_MS),
    usedAt: null,
  });
  const to = {
    brand: operator.brands[0] ?? '',
    accountId: null,
    email,
    name: email,
    locale: operator.locale ?? locale,
  };
  await postEmail(services, tx, { email: operatorSetup, to, data: { token, hours: SETUP_HOURS, role } });
}
