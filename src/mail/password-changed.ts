import type { Email } from './email.ts';

/** To the member whose password was changed; `time` is written in `zone`. */
export const passwordChanged: Email<{ readonly time: string; readonly zone: string }> = {
  name: 'password-changed',
  write: ({ t, home, zoneName }, { time, zone }) => ({
    subject: t('mail.passwordChanged.subject'),
    paragraphs: [t('mail.passwordChanged.text', { time, zone: zoneName(zone) })],
    action: { label: t('mail.passwordChanged.action'), url: `${home}/login` },
    note: t('mail.passwordChanged.notYou'),
  }),
};
