import type { Email } from './email.ts';
import type { OrderEmailData } from './order-email-data.ts';

/** To the member of whose price a part has come in. */
export const orderPartial: Email<OrderEmailData> = {
  name: 'order-partial',
  write: ({ t, home }, { order, plan, amount, paid, missing, reference }) => ({
    subject: t('mail.orderPartial.subject', { order, missing }),
    paragraphs: [t('mail.orderPartial.text'), t('mail.orderPartial.pay')],
    facts: [
      { label: t('mail.orderFacts.missing'), value: missing },
      { label: t('mail.orderFacts.reference'), value: reference },
      { label: t('mail.orderFacts.received'), value: paid },
      { label: t('mail.orderFacts.amount'), value: amount },
      { label: t('mail.orderFacts.plan'), value: plan },
    ],
    action: { label: t('mail.orderPartial.action'), url: `${home}/purchase` },
  }),
};
