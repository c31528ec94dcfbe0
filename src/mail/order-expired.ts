import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member whose order no one has paid in time. */
export const orderExpired: Email<OrderEmailData> = {
  name: 'order-expired',
  write: ({ t, home }, { order, plan, amount, days }) => ({
    subject: t('mail.orderExpired.subject', { order }),
    paragraphs: [t('mail.orderExpired.text', { plan, amount }), t('mail.orderExpired.then', { days })],
    action: { label: t('mail.orderExpired.action'), url: `${home}/subscribe` },
  }),
};
