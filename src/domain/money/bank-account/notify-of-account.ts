import type { Transaction } from '#db/client.ts';
import type { ApprovalRow } from '#db/queries/approval.ts';
import { findBankAccount } from '#db/queries/bank-account.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import { notifyAlone } from '#domain/foundation/approval/alone.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { bankAccountAlone } from '#mail/bank-account-alone.ts';
import type { AloneAction } from '#mail/request-alone.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { HOUR_MS } from '#terms/durations.ts';

const SHOWN_DIGITS = 4;

/** Writes to the owner who is alone which account is to take the money, or that it does now. */
export async function notifyOfAccount(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Transaction,
  notice: { readonly action: AloneAction; readonly request: ApprovalRow },
): Promise<void> {
  const { action, request } = notice;
  const { brand, proposedBy, effectiveAt } = request;
  const [owner, account] = [
    await findOperatorById(tx, proposedBy),
    await findBankAccount(tx, request.subjectId),
  ];
  if (action === 'not_possible' || account === null) return notifyAlone(services, tx, notice);
  if (owner === null || effectiveAt === null) return;
  const waitMs = effectiveAt.getTime() - services.clock.now().getTime();
  await postEmail(services, tx, {
    email: bankAccountAlone,
    to: { brand, accountId: null, email: owner.email, name: owner.email, locale: owner.locale ?? 'zh_TW' },
    data: {
      action,
      bank: `${account.bankCode} ${account.bankName}`,
      digits: account.accountNo.slice(-SHOWN_DIGITS),
      time: formatDateTime(effectiveAt, BRAND_ZONE),
      zone: BRAND_ZONE,
      hours: Math.max(0, Math.round(waitMs / HOUR_MS)),
    },
  });
}
