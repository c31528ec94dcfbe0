import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member of whose price a part has come in. */
export const orderPartial: Email<OrderEmailData> = {
  name: 'order-partial',
  write: ({ t, home }, { order, plan, amount, paid, missing, reference }) => ({
    subject: t('mail.orderPartial.subject', { order, missing }),
    paragraphs: [
      t('mail.orderPartial.text', { plan, amount, paid, missing }),
      t('mail.orderPartial.pay', { reference }),
    ],
    action: { label: t('mail.orderPartial.action'), url: `${home}/purchase` },
  }),
};
