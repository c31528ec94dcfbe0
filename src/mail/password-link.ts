import type { Email } from './email.ts';

/** To anyone who wants to choose a new password. */
export const passwordLink: Email<{ readonly token: string; readonly minutes: number }> = {
  name: 'password-link',
  mayReachStranger: true,
  write: ({ t, home }, { token, minutes }) => ({
    subject: t('mail.passwordLink.subject'),
    paragraphs: [t('mail.passwordLink.text', { minutes })],
    action: { label: t('mail.passwordLink.action'), url: `${home}/resetPassword?token=${token}` },
    note: t('mail.passwordLink.notYou'),
  }),
};
