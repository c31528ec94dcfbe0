import type { Email } from './email.ts';

/** To anyone who has just opened an account. */
export const welcome: Email<object> = {
  name: 'welcome',
  mayReachStranger: true,
  write: ({ t, brandName: brand, home }) => ({
    subject: t('mail.welcome.subject', { brand }),
    paragraphs: [t('mail.welcome.text'), t('mail.welcome.record')],
    action: { label: t('mail.welcome.action'), url: `${home}/login` },
    note: t('mail.welcome.notYou'),
  }),
};
