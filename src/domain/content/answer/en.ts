import type { AnswerTexts } from './answer-text.ts';

export const enAnswers: AnswerTexts = {
  how_to_pay: {
    question: 'How do I pay for a plan?',
    keywords:
      'pay, paying, payment, paid, bank transfer, wire, transfer money, bank account, credit card, card, order, buy, price, cost',
    answer:
      'By bank transfer only. Choose a plan and agree to the terms. Your order then shows the bank account, the exact amount and a reference. Transfer the amount, press “I have transferred” and enter the last five digits of your account. Your plan starts when we confirm the transfer, so you don’t lose any time while you wait. An unpaid order expires at the end of day {order_days} after the order date, or day {daily_order_days} for the daily plan.',
  },
  refund: {
    question: 'Can I get a refund?',
    keywords: 'refund, refunds, refunded, money back, chargeback, reimburse',
    answer:
      'No. A plan opens its content immediately, so a paid plan can’t be refunded, ended early or transferred to someone else. We tell you this and ask you to agree before you order. You can cancel an unpaid order free of charge. If you paid too much or paid twice, contact us: we record the excess as due to you and return it.',
  },
  pick_times: {
    question: 'When are picks published?',
    keywords: 'publish, published, publication, release, picks today, daily picks, when are picks, new picks',
    answer:
      'We publish each pick once, between {pick_max_lead_hours} hours and {pick_min_lead_minutes} minutes before its match starts. It keeps the odds of that moment and its own number, and it can’t be changed afterwards. If it has to be withdrawn before the match, it stays visible with the reason. Forecasts for the coming days appear earlier and are updated with new data.',
  },
  expected_value: {
    question: 'What is expected value?',
    keywords: 'expected value, ev, value bet, value, positive ev, edge, what does ev mean',
    answer:
      'Expected value is what a bet would return on average if you could place it many times. It is the probability of winning times the profit, minus the probability of losing times the stake. With a probability of 55% at odds of 1.93, it is 0.55 × 0.93 − 0.45 = +0.0615, or +6.2% of the stake. It is an average, not a promise: single bets win or lose, and our probability can be wrong.',
  },
  cancel_plan: {
    question: 'How do I cancel my plan?',
    keywords:
      'cancel, cancel plan, cancel subscription, unsubscribe, end plan, stop plan, auto renewal, renew, renewal, cancel order',
    answer:
      'You don’t need to do anything: plans don’t renew and nothing is charged automatically. Your plan ends on the date shown under “My subscriptions”. You can’t end it early. You can cancel an unpaid order on its order page.',
  },
  verify_pick: {
    question: 'How can I verify a pick?',
    keywords:
      'verify, verification, proof, prove, hash, merkle, serial, tamper, fake record, check a pick, honest',
    answer:
      'Every pick has its own number, without gaps, and a fingerprint (SHA-256). Before the first match of a batch starts, we publish the number of picks in it and one fingerprint for the whole batch. Once a match has started, we publish its pick in full. On the page “Verify our record”, your browser recalculates the fingerprints. If a pick had been changed or left out, it would show.',
  },
  change_password: {
    question: 'How do I change my password?',
    keywords:
      'password, change password, forgot password, reset password, forgotten, cannot log in, lost password, log in problem',
    answer:
      'Choose “Forgot your password?” on the login page and enter your e-mail. We will send you a link that works for {reset_link_minutes} minutes. Enter your new password twice; it needs at least {password_min_length} characters. You will be logged out everywhere and can then log in with the new password.',
  },
  google_sign_in: {
    question: 'Can I log in with Google?',
    keywords:
      'google, gmail, google sign in, google login, google account, social login, sign in with google',
    answer:
      'Yes, with the Google button on the login page. If your e-mail already has an account with a password here, we ask for that password once and connect the two. After that, you can use either. If you don’t see a Google button, it isn’t switched on for this site.',
  },
};
