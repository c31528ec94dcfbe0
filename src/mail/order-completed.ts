import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** The receipt, to the member whose plan has begun. */
export const orderCompleted: Email<OrderEmailData> = {
  name: 'order-completed',
  write: ({ t, home, zoneName }, { order, plan, paid, receipt, end, zone }) => ({
    subject: t('mail.orderCompleted.subject', { order, receipt }),
    paragraphs: [t('mail.orderCompleted.text', { plan }), t('mail.orderCompleted.then')],
    facts: [
      { label: t('mail.orderFacts.received'), value: paid },
      { label: t('mail.orderFacts.receipt'), value: receipt },
      { label: t('mail.orderFacts.order'), value: order },
      { label: t('mail.orderFacts.activeUntil'), value: `${end} (${zoneName(zone)})` },
    ],
    action: { label: t('mail.orderCompleted.action'), url: `${home}/mySubscribe` },
  }),
};
