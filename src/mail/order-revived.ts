import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member whose transfer came after the end of their order and was honoured all the same. */
export const orderRevived: Email<OrderEmailData> = {
  name: 'order-revived',
  write: ({ t, home, zoneName }, { order, plan, paid, receipt, end, zone }) => ({
    subject: t('mail.orderRevived.subject', { receipt }),
    paragraphs: [
      t('mail.orderRevived.text', { order, plan, paid }),
      t('mail.orderRevived.receipt', { receipt, end, zone: zoneName(zone) }),
    ],
    action: { label: t('mail.orderRevived.action'), url: `${home}/mySubscribe` },
  }),
};
