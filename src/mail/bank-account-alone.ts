import type { Email } from './email.ts';

type BankAccountData = {
  /** Announced three days ahead, or in effect now. */
  readonly action: 'announced' | 'in_effect';
  readonly bank: string;
  /** The last digits of the account alone: an e-mail travels in clear. */
  readonly digits: string;
  /** When it takes effect, as the reader's clock says, and in which zone. */
  readonly time: string;
  readonly zone: string;
  readonly hours: number;
};

/** To an owner who is the only operator: an account was named that is to take the members' money. */
export const bankAccountAlone: Email<BankAccountData> = {
  name: 'bank-account-alone',
  write: ({ t, brandName: brand, home, zoneName }, { action, bank, digits, time, zone, hours }) => ({
    subject: t(`mail.bankAccountAlone.${action}.subject`, { brand, hours }),
    paragraphs: [
      t(`mail.bankAccountAlone.${action}.text`, { bank, digits, time, zone: zoneName(zone), hours }),
      t(`mail.bankAccountAlone.${action}.then`),
    ],
    action: {
      label: t('mail.bankAccountAlone.action'),
      url: `${new URL(home).origin}/office/bank-accounts`,
    },
  }),
};
