import type { Email } from './email.ts';

/** To the owner of an address with which somebody tried to open a second account. */
export const takenAddress: Email<object> = {
  name: 'taken-address',
  mayReachStranger: true,
  write: ({ t, brandName: brand, home }) => ({
    subject: t('mail.takenAddress.subject', { brand }),
    paragraphs: [
      t('mail.takenAddress.text'),
      t('mail.takenAddress.forgot', { link: `${home}/resetPassword` }),
    ],
    action: { label: t('mail.takenAddress.action'), url: `${home}/login` },
    note: t('mail.takenAddress.notYou'),
  }),
};
