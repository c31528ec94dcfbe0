import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member who has ordered. The account to pay into is not in it: only the signed-in owner of an order sees that. */
export const orderCreated: Email<OrderEmailData> = {
  name: 'order-created',
  write: ({ t, home, zoneName }, { order, plan, amount, deadline, zone, reference }) => ({
    subject: t('mail.orderCreated.subject', { order }),
    paragraphs: [t('mail.orderCreated.text'), t('mail.orderCreated.pay'), t('mail.orderCreated.then')],
    facts: [
      { label: t('mail.orderFacts.amount'), value: amount },
      { label: t('mail.orderFacts.reference'), value: reference },
      { label: t('mail.orderFacts.payBy'), value: `${deadline} (${zoneName(zone)})` },
      { label: t('mail.orderFacts.plan'), value: plan },
    ],
    action: { label: t('mail.orderCreated.action'), url: `${home}/purchase` },
    note: t('mail.orderCreated.notYou'),
  }),
};
