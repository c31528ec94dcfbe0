import type { Letter } from './letter.ts';

/** The last letter to a member who has deleted their account. */
export const accountDeleted: Letter<object> = {
  name: 'account-deleted',
  write: ({ t }) => ({
    subject: t('mail.accountDeleted.subject'),
    paragraphs: [t('mail.accountDeleted.text')],
    note: t('mail.accountDeleted.notYou'),
  }),
};
