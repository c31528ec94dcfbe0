import type { LegalText } from '../legal-outline.ts';

export const enTerms: LegalText<'terms'> = {
  title: 'Terms of service',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. It is not legal advice and does not bind anyone until the operator has had it checked and has published a version of his own.',
      },
    },
    service: {
      heading: 'What we offer',
      paragraphs: {
        what: '{brand} is a service of {company}. It publishes statistical forecasts of sports events, with odds for comparison, and sells access to them by subscription.',
        no_bets:
          'We take no bets, hold no stakes, pay no winnings and arrange bets for nobody. Whether and how you use a forecast is your own decision.',
      },
    },
    age: {
      heading: 'Who may use it',
      paragraphs: {
        minimum:
          'You may hold an account from the age of {account_min_age}. You may subscribe to a plan from the age of {subscribe_min_age}. You declare your age when you register and again when you order.',
        local_law:
          'If the law of the place where you are asks for a higher age, or forbids such a service, that law comes first and you may not use the service there.',
      },
    },
    account: {
      heading: 'Your account',
      paragraphs: {
        own: 'An account is for one person and for {brand} only. It cannot be sold, lent or shared.',
        secret:
          'Keep your password to yourself; it has at least {password_min_length} characters. Tell us at once if somebody else may know it. You can log out every device yourself.',
      },
    },
    predictions: {
      heading: 'What a prediction is',
      paragraphs: {
        no_promise:
          'A prediction is a probability, computed from past data. It can be wrong, and it promises neither a result nor a profit. It is not investment advice.',
        units:
          'In our records one unit stands for USD {unit_usd}. The headline of the record covers {record_days} days, today included. Both are units of account, not money that was won or lost by anyone.',
      },
    },
    records: {
      heading: 'Our record',
      paragraphs: {
        unchanged:
          'A published pick is not changed or deleted. It can be withdrawn before its match, with a reason, and then stays visible.',
        dispute:
          'You can dispute a result within {dispute_days} days. If we correct one, the old result stays beside the new, with the evidence.',
      },
    },
    models: {
      heading: 'Models of your own',
      paragraphs: {
        own_risk:
          'You can have a model of your own computed from our data. What it shows for the past is computed afterwards and proves nothing about the future; the number of your trials stands beside it, because of many trials the best one always looks good. A model that you delete stays in your own records.',
      },
    },
    rights_in_content: {
      heading: 'Our content',
      paragraphs: {
        licence:
          'Texts, figures, charts and the selection of data belong to us or to those we have them from. With your plan you may read them, keep them for yourself and quote single ones with their source. Everything beyond that needs our written consent. Proofs of our predictions may be copied and checked by anybody.',
      },
    },
    own_break: {
      heading: 'Taking a break',
      paragraphs: {
        effect:
          'You can take a break from your account for a time that you choose. Predictions and purchases are then locked and messages stop; the paid days that are left are kept and given back afterwards. A break cannot be shortened, neither by you nor by us.',
      },
    },
    conduct: {
      heading: 'What is not allowed',
      paragraphs: {
        forbidden:
          'You may not resell or republish paid content, scrape the site, bypass its access controls, or use it to do something that the law forbids.',
        suspension:
          'We may suspend an account that does so, with a reason that you can answer. Paid time is not lost where the suspension turns out to be our mistake.',
      },
    },
    availability: {
      heading: 'Availability',
      paragraphs: {
        interruptions:
          'We work to keep the service open at all times, but maintenance, faults and the data of others can interrupt it. We tell you beforehand of longer maintenance. What a longer interruption through our fault means for a paid plan stands in the purchase terms.',
      },
    },
    ending: {
      heading: 'How the contract ends',
      paragraphs: {
        yours:
          'You can delete your account at any time in the account itself. An order that is open is cancelled with it; a paid plan ends and is not paid back. What we have to keep for the books is kept without your name.',
        ours: 'We can end a free account with notice in good time, and any account at once for a serious breach of these terms. If we discontinue the service, we refund the unused part of your plan.',
      },
    },
    messages: {
      heading: 'How we write to you',
      paragraphs: {
        how: 'What concerns your account, your orders and these terms we write to your e-mail address and show in the site. News of picks and results come only if you have asked for them, and you can unsubscribe from each of them with one click.',
      },
    },
    liability: {
      heading: 'Liability',
      paragraphs: {
        limits:
          'We are liable for intent and gross negligence, and wherever liability cannot be limited by law. Beyond that we are not liable for losses from bets, for faults in data of others, or for interruptions that we could not prevent.',
      },
    },
    changes: {
      heading: 'Versions and languages',
      paragraphs: {
        versions:
          'A published version is never changed. A new version gets a new number; you are shown what is different and asked to agree before it holds for you. Orders keep the version under which they were made.',
        languages:
          'The four languages say the same. Should two of them differ, the reading that is better for you holds.',
      },
    },
    general: {
      heading: 'General',
      paragraphs: {
        parts:
          'If any part of these terms is invalid, the rest stays in force, and the law takes the place of that part. That we do not use a right once does not mean that we give it up.',
        transfer:
          'If another company is to take the place of {company}, we tell you beforehand, and you can end the contract on that day. You cannot hand your account on to anybody.',
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
