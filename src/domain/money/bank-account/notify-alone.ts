import type { Transaction } from '#db/client.ts';
import type { BankAccountRow } from '#db/queries/bank-account.ts';
import { findOperatorById } from '#db/queries/operator.ts';
import { postEmail } from '#domain/foundation/outbox/post-email.ts';
import type { Services } from '#domain/services.ts';
import { formatDateTime } from '#i18n/format.ts';
import { bankAccountAlone } from '#mail/bank-account-alone.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import { HOUR_MS } from '#terms/durations.ts';

const SHOWN_DIGITS = 4;

/** Writes to the owner who is alone that an account is to take the money, or that it does now. */
export async function notifyAlone(
  services: Pick<Services, 'env' | 'clock' | 'queue'>,
  tx: Transaction,
  options: {
    readonly action: 'announced' | 'in_effect';
    readonly brand: string;
    readonly account: Pick<BankAccountRow, 'bankCode' | 'bankName' | 'accountNo'>;
    readonly operatorId: string;
    readonly effectiveAt: Date;
  },
): Promise<void> {
  const { action, brand, account, operatorId, effectiveAt } = options;
  const owner = await findOperatorById(tx, operatorId);
  if (owner === null) return;
  const waitMs = effectiveAt.getTime() - services.clock.now().getTime();
  await postEmail(services, tx, {
    email: bankAccountAlone,
    to: {
      brand,
      accountId: null,
      email: owner.email,
      name: owner.email,
      locale: owner.locale ?? 'zh_TW',
    },
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
