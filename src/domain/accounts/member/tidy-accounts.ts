import { deleteMailTokensBefore } from '#db/queries/mail-token.ts';
import { endOperatorSessionsOver } from '#db/queries/operator-session.ts';
import { deleteOperatorSetupsBefore } from '#db/queries/operator-setup.ts';
import { deleteEmailsBefore } from '#db/queries/outbox.ts';
import { deleteSessionsBefore, endSessionsOver } from '#db/queries/session.ts';
import { deleteSignInTicketsBefore } from '#db/queries/sign-in-ticket.ts';
import { deleteThrottlesBefore } from '#db/queries/throttle.ts';
import { closeGuessedCodes } from '#domain/accounts/operator/guessed-codes.ts';
import type { Services } from '#domain/services.ts';

const DAY_MS = 86_400_000;
/** What has ended is kept for a while, to answer questions about it. */
const KEPT_DAYS = { sessions: 30, links: 7, emails: 90 } as const;

/** Writes down what has ended, and removes what nobody needs any more. Nothing relies on its having run. */
export async function tidyAccounts({ db, clock }: Services): Promise<void> {
  const now = clock.now();
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await endSessionsOver(db, { now });
  await endOperatorSessionsOver(db, { now });
  await deleteSessionsBefore(db, daysAgo(KEPT_DAYS.sessions));
  await deleteMailTokensBefore(db, daysAgo(KEPT_DAYS.links));
  await deleteOperatorSetupsBefore(db, daysAgo(KEPT_DAYS.links));
  await deleteSignInTicketsBefore(db, daysAgo(KEPT_DAYS.links));
  await deleteEmailsBefore(db, daysAgo(KEPT_DAYS.emails));
  await deleteThrottlesBefore(db, now);
  await closeGuessedCodes({ db, clock });
}
