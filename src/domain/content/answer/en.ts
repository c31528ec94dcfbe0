import type { AnswerTexts } from './answer-text.ts';

export const enAnswers: AnswerTexts = {
  how_to_pay: {
    question: 'How do I pay for a plan?',
    keywords:
      'pay, paying, payment, paid, bank transfer, wire, transfer money, bank account, credit card, card, order, buy, price, cost',
    answer:
      'By bank transfer only. Choose a plan, agree to the terms, and your order shows the bank account, the exact amount and a reference. Transfer the amount, press "I have transferred" and enter the last five digits of your account. We check the transfer and confirm the order; the plan starts at that moment, so waiting costs you no paid time. An order that nobody pays expires at the end of the day, {order_days} days after it was made; for the daily plan it is {daily_order_days} day.',
  },
  refund: {
    question: 'Can I get a refund?',
    keywords: 'refund, refunds, refunded, money back, chargeback, reimburse',
    answer:
      'No. A plan opens its content at once, so a paid plan is not refunded, cannot be ended early and cannot be passed on to somebody else. You are told this, and asked to agree, before you order. An order that you have not paid yet can be cancelled free of charge. If you transferred too much, or twice, write to us: what we owe you is recorded and never silently kept.',
  },
  pick_times: {
    question: 'When are picks published?',
    keywords: 'publish, published, publication, release, picks today, daily picks, when are picks, new picks',
    answer:
      'Each pick is published once, between {pick_max_lead_hours} hours and {pick_min_lead_minutes} minutes before its match starts. It keeps the odds of that moment and a number without gaps. It cannot be changed afterwards; if it has to be withdrawn before the match, it stays visible with the reason. Forecasts for the coming days are there earlier and move with new data.',
  },
  expected_value: {
    question: 'What is expected value?',
    keywords: 'expected value, ev, value bet, value, positive ev, edge, what does ev mean',
    answer:
      'What a bet would return on average if the same situation could be played many times: the probability of winning times the profit, less the probability of losing times the stake. With a probability of 55 % at odds of 1.93 it is 0.55 × 0.93 − 0.45 = +0.0615, that is +6.2 % of the stake. It is an average, not a promise: single bets win or lose, and our probability can be wrong.',
  },
  cancel_plan: {
    question: 'How do I cancel my plan?',
    keywords:
      'cancel, cancel plan, cancel subscription, unsubscribe, end plan, stop plan, auto renewal, renew, renewal, cancel order',
    answer:
      'You need not do anything: no plan renews by itself, and nothing is charged automatically. It ends on the date shown under "My subscriptions". A running plan cannot be ended early. An order that is not paid yet can be cancelled on its order page.',
  },
  verify_pick: {
    question: 'How can I verify a pick?',
    keywords:
      'verify, verification, proof, prove, hash, merkle, serial, tamper, fake record, check a pick, honest',
    answer:
      'Every pick has a serial number without gaps and a fingerprint (SHA-256). Before the first match of a batch starts, we publish the number of picks in it and one fingerprint of them all. After a match has started, its pick is opened in full. On the page "Proof of our record" your own browser recomputes the fingerprints: a changed pick, or one that was left out, would be named.',
  },
  change_password: {
    question: 'How do I change my password?',
    keywords:
      'password, change password, forgot password, reset password, forgotten, cannot log in, lost password, log in problem',
    answer:
      'Open "Reset password" on the login page and enter your e-mail address. We send a link that is good for {reset_link_minutes} minutes; there you enter the new password twice. It needs at least {password_min_length} characters. Afterwards you are logged out everywhere and log in with the new one.',
  },
  google_sign_in: {
    question: 'Can I sign in with Google?',
    keywords:
      'google, gmail, google sign in, google login, google account, social login, sign in with google',
    answer:
      'Yes, with the Google button on the login page. If your address already has an account with a password here, we ask for that password once and connect the two. From then on you can use either. If you see no Google button, it is not switched on for this site.',
  },
};
