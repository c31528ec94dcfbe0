import { deleteApiKeysBefore } from '#db/queries/api-key.ts';
import { deleteMailTokensBefore } from '#db/queries/mail-token.ts';
import { endOperatorSessionsOver } from '#db/queries/operator-session.ts';
import { deleteOperatorSetupsBefore } from '#db/queries/operator-setup.ts';
import { deleteEmailsBefore } from '#db/queries/outbox.ts';
import { deleteSessionsBefore, endSessionsOver } from '#db/queries/session.ts';
import { deleteSignInTicketsBefore } from '#db/queries/sign-in-ticket.ts';
import { deleteThrottlesBefore } from '#db/queries/throttle.ts';
import { closeGuessedCodes } from '#domain/accounts/operator/guessed-codes.ts';
import { businessConstants } from '#domain/foundation/setting/business-constants.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';

/** A link that has been used or has expired is stored for some days, to answer questions about it. */
const LINK_RETENTION_DAYS = 7;

/** Writes down what has ended, and removes what no one needs any more. Nothing relies on its having run. */
export async function tidyAccounts({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await endSessionsOver(db, { now });
  await endOperatorSessionsOver(db, { now });
  await deleteSessionsBefore(db, daysAgo(businessConstants.sessionRetentionDays));
  await deleteApiKeysBefore(db, daysAgo(businessConstants.sessionRetentionDays));
  await deleteMailTokensBefore(db, daysAgo(LINK_RETENTION_DAYS));
  await deleteOperatorSetupsBefore(db, daysAgo(LINK_RETENTION_DAYS));
  await deleteSignInTicketsBefore(db, daysAgo(LINK_RETENTION_DAYS));
  await deleteEmailsBefore(db, daysAgo(businessConstants.emailRetentionDays));
  await deleteThrottlesBefore(db, now);
  await closeGuessedCodes({ db, clock });
}
