import type { OperatorRole } from '#terms/operators.ts';
import type { Email } from './email.ts';

type OperatorSetupData = {
  readonly token: string;
  readonly hours: number;
  readonly role: OperatorRole;
};

/** To an operator who was made or whose sign-in was reset: the link is theirs alone, and the person who asked for it never sees it. */
export const operatorSetup: Email<OperatorSetupData> = {
  name: 'operator-setup',
  write: ({ t, brandName, home }, { token, hours, role }) => ({
    subject: t('mail.operatorSetup.subject', { brand: brandName }),
    paragraphs: [
      t('mail.operatorSetup.text', { brand: brandName, role: t(`mail.operatorRoles.${role}`), hours }),
    ],
    action: {
      label: t('mail.operatorSetup.action'),
      url: `${new URL(home).origin}/office/setup?token=${token}`,
    },
    note: t('mail.operatorSetup.notYou'),
  }),
};
