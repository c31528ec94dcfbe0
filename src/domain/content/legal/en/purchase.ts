import type { LegalText } from '../legal-outline.ts';

export const enPurchase: LegalText<'purchase'> = {
  title: 'Purchase terms',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. Refund and withdrawal rules above all have to be checked before anything is sold under them.',
      },
    },
    age: {
      heading: 'Age',
      paragraphs: {
        minimum:
          'From the age of {account_min_age} you may hold an account and see your purchase history. Subscriptions require the age of {subscribe_min_age}. By ordering you declare that you are old enough.',
      },
    },
    contract: {
      heading: 'How a contract comes about',
      paragraphs: {
        how: 'What the site shows is an invitation to order. With your order, after you have agreed to these terms, the contract with {company} is concluded; it becomes effective when we confirm your payment. We e-mail you about both, and find order, price and version of the terms in your account.',
      },
    },
    plans: {
      heading: 'Plans and prices',
      paragraphs: {
        content:
          'All plans open the same content and differ in length. The price on the order is the price you pay; later changes of prices do not touch it.',
        period:
          'A plan starts at the moment we confirm your payment and ends at 23:59:59 (UTC+8), the end of its last day. Months are counted by the calendar.',
      },
    },
    payment: {
      heading: 'Payment',
      paragraphs: {
        transfer:
          'Payment is by bank transfer only, to the account shown on your order. You may have one open order at a time.',
        expiry:
          'An unpaid order expires at the end of the day, {order_days} days after it was made; for the daily plan, {daily_order_days} day after. Once you have reported a transfer, the order no longer expires by itself. If a transfer arrives up to {late_transfer_days} days after an order has ended, it can still be honoured at its old price.',
        wrong_amount:
          'If too little arrives, we tell you what is missing. If you overpay or pay twice, we record what we owe you and settle it with you; it is never silently kept.',
        fees: 'The price on the order contains all taxes that we owe. What your own bank charges for the transfer is yours to bear; the amount of the order has to arrive in full.',
      },
    },
    coupons: {
      heading: 'Coupons',
      paragraphs: {
        floor:
          'An order can carry one coupon. A coupon that would bring the price below TWD {minimum_price} is refused; it is not used up by that.',
      },
    },
    no_refund: {
      heading: 'No refund, no early end, no transfer',
      paragraphs: {
        rule: 'A plan is digital content and is supplied at once. A paid plan is not refunded, cannot be ended before its time and cannot be passed on to another person. Before you order you are told so and asked for your express consent; we store that consent with its time and the version of this text.',
        taiwan:
          'With this consent the right to withdraw within {withdrawal_days} days under Taiwan’s Consumer Protection Act does not apply, because digital content that is supplied at once is a reasonable exception to it.',
        hong_kong:
          'Hong Kong law gives no general right to withdraw from such a purchase. Your rights under the Supply of Services (Implied Terms) Ordinance (Cap. 457) and the Trade Descriptions Ordinance (Cap. 362) remain.',
        our_fault:
          'None of this takes away what the law gives you when we do not deliver what was sold. If the service fails for a day or more through our fault, the time is added to your plan.',
      },
    },
    next_plan: {
      heading: 'Renewal and change of plan',
      paragraphs: {
        no_renewal: 'Nothing is renewed or charged automatically. We remind you before a plan ends.',
        upgrade:
          'You can buy the same or a longer plan at any time; the unused time is added to the new one. A shorter plan can be bought once the running one has ended.',
      },
    },
    complaints: {
      heading: 'Complaints',
      paragraphs: {
        how: 'Write to us first, through the contacts at the foot of every page. We answer with reasons. Wrong results of predictions have a procedure of their own, which leaves what stood there before visible.',
        taiwan:
          'In Taiwan you can then turn to the consumer service centre or the consumer ombudsman of your city or county and ask for mediation.',
        hong_kong:
          'In Hong Kong you can then turn to the Consumer Council, and with a claim of a small amount to the Small Claims Tribunal.',
      },
    },
    law: {
      heading: 'Law and court',
      paragraphs: {
        court:
          'The law of {law} applies. Disputes are decided in the first instance by {court}, unless a law that protects you as a consumer names another court.',
      },
    },
  },
};
