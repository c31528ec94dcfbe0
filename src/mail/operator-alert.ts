import type { OperatorRole } from '#terms/operators.ts';
import type { Email } from './email.ts';

type OperatorAlertData = {
  readonly action: 'made' | 'reset' | 'changed' | 'taken_back';
  /** Whose access it is, and who did it. */
  readonly email: string;
  readonly by: string;
  readonly role: OperatorRole;
  readonly hours: number;
};

const ACTIONS = { made: 'made', reset: 'reset', changed: 'changed', taken_back: 'takenBack' } as const;

/** To every owner: somebody's access to the office was made, reset or changed. */
export const operatorAlert: Email<OperatorAlertData> = {
  name: 'operator-alert',
  write: ({ t, brandName, home }, { action, email, by, role, hours }) => ({
    subject: t('mail.operatorAlert.subject', { brand: brandName, email }),
    paragraphs: [
      t(`mail.operatorAlert.${ACTIONS[action]}`, { email, by, role: t(`mail.operatorRoles.${role}`) }),
      t('mail.operatorAlert.text', { hours }),
    ],
    action: { label: t('mail.operatorAlert.action'), url: `${new URL(home).origin}/office/operators` },
  }),
};
