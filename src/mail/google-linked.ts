import type { Email } from './email.ts';

/** To the member who can now sign in through Google. */
export const googleLinked: Email<object> = {
  name: 'google-linked',
  write: ({ t, home }) => ({
    subject: t('mail.googleLinked.subject'),
    paragraphs: [t('mail.googleLinked.text')],
    action: { label: t('mail.googleLinked.action'), url: `${home}/mySubscribe` },
    note: t('mail.googleLinked.notYou'),
  }),
};
