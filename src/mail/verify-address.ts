import type { Email } from './email.ts';

/** To anyone who has to confirm that an address is theirs. */
export const verifyAddress: Email<{ readonly token: string; readonly hours: number }> = {
  name: 'verify-address',
  mayReachStranger: true,
  write: ({ t, home }, { token, hours }) => ({
    subject: t('mail.verifyAddress.subject'),
    paragraphs: [t('mail.verifyAddress.text', { hours })],
    action: { label: t('mail.verifyAddress.action'), url: `${home}/login?verify=${token}` },
    note: t('mail.verifyAddress.notYou'),
  }),
};
