import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** The receipt, to the member whose plan has begun. */
export const orderCompleted: Email<OrderEmailData> = {
  name: 'order-completed',
  write: ({ t, home, zoneName }, { order, plan, paid, receipt, end, zone }) => ({
    subject: t('mail.orderCompleted.subject', { order, receipt }),
    paragraphs: [
      t('mail.orderCompleted.text', { plan, paid, end, zone: zoneName(zone) }),
      t('mail.orderCompleted.receipt', { order, paid, receipt }),
      t('mail.orderCompleted.then'),
    ],
    action: { label: t('mail.orderCompleted.action'), url: `${home}/mySubscribe` },
  }),
};
