import type { Email } from './email.ts';

type BankAccountData = {
  /** Announced three days ahead, or in effect now. */
  readonly act: 'announced' | 'in_effect';
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
  write: ({ t, brandName: brand, home, zoneName }, { act, bank, digits, time, zone, hours }) => ({
    subject: t(`mail.bankAccountAlone.${act}.subject`, { brand, hours }),
    paragraphs: [
      t(`mail.bankAccountAlone.${act}.text`, { bank, digits, time, zone: zoneName(zone), hours }),
      t(`mail.bankAccountAlone.${act}.then`),
    ],
    action: {
      label: t('mail.bankAccountAlone.action'),
      url: `${new URL(home).origin}/office/bank-accounts`,
    },
  }),
};
