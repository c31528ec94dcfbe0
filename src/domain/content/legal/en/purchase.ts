import type { LegalText } from '../legal-outline.ts';

export const enPurchase: LegalText<'purchase'> = {
  title: 'Purchase terms',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. In particular, the rules on refunds and withdrawal must be checked before anything is sold under them.',
      },
    },
    age: {
      heading: 'Age',
      paragraphs: {
        minimum:
          'You must be at least {account_min_age} to hold an account and see your purchase history, and at least {subscribe_min_age} to subscribe. By ordering, you declare that you are old enough.',
      },
    },
    contract: {
      heading: 'Conclusion of the contract',
      paragraphs: {
        how: 'What we sell is access to our predictions for the term of a plan. The offers on the site are an invitation to order. When you place an order after agreeing to these terms, you enter into a contract with {company}; it takes effect when we confirm your payment. We e-mail you about both. The order, its price and the version of these terms are shown in your account.',
      },
    },
    plans: {
      heading: 'Plans and prices',
      paragraphs: {
        content:
          'All plans include the same content and differ only in length. The price on the order is the price you pay. Later price changes do not affect it.',
        period:
          'A plan starts when we confirm your payment and ends at 23:59:59 (UTC+8) on its last day. Months are calendar months.',
      },
    },
    payment: {
      heading: 'Payment',
      paragraphs: {
        transfer:
          'Payment is by bank transfer only, to the account shown on your order. You can have one open order at a time.',
        expiry:
          'An unpaid order expires at the end of day {order_days} after the order date, or day {daily_order_days} for the daily plan. Once you have reported a transfer, the order no longer expires automatically. If a transfer arrives no later than day {late_transfer_days} after the order has ended, we can still accept it at the old price.',
        wrong_amount:
          'If you pay too little, we tell you how much is still due. If you overpay or pay twice, we record the excess as due to you and return it. We never keep it without telling you.',
        fees: 'The price on the order includes all taxes that we owe. You bear the fees of your own bank; we must receive the full amount of the order.',
      },
    },
    coupons: {
      heading: 'Coupons',
      paragraphs: {
        floor:
          'You can use one coupon per order. A coupon that would bring the price below TWD {minimum_price} is refused and remains unused.',
      },
    },
    no_refund: {
      heading: 'No refund, no early termination, no transfer',
      paragraphs: {
        rule: 'A plan is digital content that is supplied immediately. A paid plan is not refunded, cannot be ended early and cannot be transferred to another person. We tell you this before you order and ask for your express consent. We store that consent with its time and the version of this text.',
        taiwan:
          'With this consent, the right to withdraw within {withdrawal_days} days under Taiwan’s Consumer Protection Act does not apply, because immediately supplied digital content is a reasonable exception to it.',
        hong_kong:
          'Hong Kong law provides no general right to withdraw from such a purchase. Your rights under the Supply of Services (Implied Terms) Ordinance (Cap. 457) and the Trade Descriptions Ordinance (Cap. 362) are not affected.',
        our_fault:
          'Nothing in these terms limits your statutory rights if we do not deliver what was sold. If the service is unavailable for a day or more through our fault, we add that time to your plan.',
      },
    },
    next_plan: {
      heading: 'Renewal and change of plan',
      paragraphs: {
        no_renewal:
          'Plans do not renew and nothing is charged automatically. We remind you before a plan ends.',
        upgrade:
          'You can buy the same or a longer plan at any time; unused time is added to the new plan. You can buy a shorter plan once the current one has ended.',
      },
    },
    complaints: {
      heading: 'Complaints',
      paragraphs: {
        how: 'Please contact us first, using the contacts at the foot of every page. We answer with reasons. There is a separate procedure for wrong results of predictions; it keeps the earlier result visible.',
        taiwan:
          'In Taiwan you can then contact the consumer service centre or the consumer ombudsman of your city or county and ask for mediation.',
        hong_kong:
          'In Hong Kong you can then contact the Consumer Council or, for small claims, the Small Claims Tribunal.',
      },
    },
    law: {
      heading: 'Governing law and jurisdiction',
      paragraphs: {
        court:
          'These terms are governed by the law of {law}. Disputes are heard in the first instance by {court}, unless consumer protection law provides for another court.',
      },
    },
  },
};
