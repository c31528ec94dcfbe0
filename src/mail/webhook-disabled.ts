import type { Email } from './email.ts';

type WebhookDisabledData = {
  readonly host: string;
  readonly lastError: string;
  /** Whether the address is an operator's. */
  readonly isOffice: boolean;
};

/** To the owner of an address that has failed for so long that nothing is sent there any more. */
export const webhookDisabled: Email<WebhookDisabledData> = {
  name: 'webhook-disabled',
  write: ({ t, brandName, home }, { host, lastError, isOffice }) => ({
    subject: t('mail.webhookDisabled.subject', { brand: brandName, host }),
    paragraphs: [t('mail.webhookDisabled.text', { host }), t('mail.webhookDisabled.error', { lastError })],
    action: {
      label: t('mail.webhookDisabled.action'),
      url: isOffice ? `${new URL(home).origin}/office/webhooks` : `${home}/mySubscribe?part=profile#webhooks`,
    },
  }),
};
