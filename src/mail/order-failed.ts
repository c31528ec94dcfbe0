import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member whose order was ended by an operator, with the reason that was written for them. */
export const orderFailed: Email<OrderEmailData> = {
  name: 'order-failed',
  write: ({ t, home }, { order, plan, reason }) => ({
    subject: t('mail.orderFailed.subject', { order }),
    paragraphs: [t('mail.orderFailed.text', { plan }), reason, t('mail.orderFailed.then')],
    action: { label: t('mail.orderFailed.action'), url: `${home}/orders` },
  }),
};
