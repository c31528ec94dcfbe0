import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member who says that they have paid. */
export const orderReported: Email<OrderEmailData> = {
  name: 'order-reported',
  write: ({ t, home }, { order, plan, amount }) => ({
    subject: t('mail.orderReported.subject', { order }),
    paragraphs: [t('mail.orderReported.text', { plan, amount }), t('mail.orderReported.then')],
    action: { label: t('mail.orderReported.action'), url: `${home}/purchase` },
  }),
};
