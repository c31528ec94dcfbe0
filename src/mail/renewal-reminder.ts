import type { Email } from './email.ts';
import { endLink } from './news-digest.ts';

type RenewalData = {
  readonly plan: string;
  /** Whole days until the end. */
  readonly count: number;
  readonly end: string;
  /** The last day of the plan, which is all that a subject has room for. */
  readonly day: string;
  readonly zone: string;
  /** The query of the address that ends these e-mails. */
  readonly unsubscribe: string;
};

/** To the member whose plan ends soon. */
export const renewalReminder: Email<RenewalData> = {
  name: 'renewal-reminder',
  write: (context, { plan, count, end, day, zone, unsubscribe }) => {
    const { t, home, zoneName } = context;
    return {
      subject: t('mail.renewalReminder.subject', { plan, day }),
      paragraphs: [
        t('mail.renewalReminder.text', { count, plan, end, zone: zoneName(zone) }),
        t('mail.renewalReminder.then'),
      ],
      action: { label: t('mail.renewalReminder.action'), url: `${home}/subscribe` },
      note: t('mail.renewalReminder.note'),
      unsubscribe: endLink(context, unsubscribe),
    };
  },
};
