import type { Email } from './email.ts';

type ApiKeyMadeData = {
  readonly name: string;
  /** When it was made, written in `zone`. */
  readonly time: string;
  readonly zone: string;
  /** Whether it is an operator's key to the office. */
  readonly isOffice: boolean;
};

/** To the person in whose name an API key was made. The key itself stands in no e-mail. */
export const apiKeyMade: Email<ApiKeyMadeData> = {
  name: 'api-key-made',
  write: ({ t, brandName, home, zoneName }, { name, time, zone, isOffice }) => ({
    subject: t('mail.apiKeyMade.subject', { brand: brandName }),
    paragraphs: [
      t(isOffice ? 'mail.apiKeyMade.office' : 'mail.apiKeyMade.text', { name, time, zone: zoneName(zone) }),
    ],
    action: {
      label: t('mail.apiKeyMade.action'),
      url: isOffice ? `${new URL(home).origin}/office/keys` : `${home}/mySubscribe?part=profile#keys`,
    },
    note: t(isOffice ? 'mail.apiKeyMade.notYouOffice' : 'mail.apiKeyMade.notYou'),
  }),
};
