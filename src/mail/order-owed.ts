import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member whose money came for an order that was over, such as a second transfer for a paid one. */
export const orderOwed: Email<OrderEmailData> = {
  name: 'order-owed',
  write: ({ t, home }, { order, plan, owed }) => ({
    subject: t('mail.orderOwed.subject', { order, owed }),
    paragraphs: [t('mail.orderOwed.text', { order, plan, owed }), t('mail.orderOwed.claim')],
    action: { label: t('mail.orderOwed.action'), url: `${home}/purchase` },
  }),
};
