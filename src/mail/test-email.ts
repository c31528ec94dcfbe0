import type { Email } from './email.ts';

/** To the operator who asked for it: the mail server takes e-mails, and they arrive. */
export const testEmail: Email<Record<string, never>> = {
  name: 'test-email',
  write: ({ t, brandName, home }) => ({
    subject: t('mail.testEmail.subject', { brand: brandName }),
    paragraphs: [t('mail.testEmail.text', { brand: brandName })],
    action: { label: t('mail.testEmail.action'), url: `${new URL(home).origin}/office/first-steps` },
    note: t('mail.testEmail.note'),
  }),
};
