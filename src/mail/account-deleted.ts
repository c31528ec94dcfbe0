import type { Email } from './email.ts';

/** The last e-mail to a member who has deleted their account. */
export const accountDeleted: Email<object> = {
  name: 'account-deleted',
  write: ({ t }) => ({
    subject: t('mail.accountDeleted.subject'),
    paragraphs: [t('mail.accountDeleted.text')],
    note: t('mail.accountDeleted.notYou'),
  }),
};
