import type { LegalText } from '../legal-outline.ts';

export const enTerms: LegalText<'terms'> = {
  title: 'Terms of service',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. It is not legal advice and binds no one until the operator has had it checked and has published their own version.',
      },
    },
    service: {
      heading: 'What we offer',
      paragraphs: {
        what: '{brand} is a service of {company}. It publishes statistical forecasts of sports events with odds for comparison, and sells access to them by subscription.',
        no_bets:
          'We do not accept bets, hold stakes, pay winnings or arrange bets. Whether and how you use a forecast is your own decision.',
      },
    },
    age: {
      heading: 'Eligibility',
      paragraphs: {
        minimum:
          'You must be at least {account_min_age} to hold an account and at least {subscribe_min_age} to subscribe to a plan. You declare your age when you register and again when you order.',
        local_law:
          'If the law of the place where you are requires a higher age or prohibits such a service, that law prevails and you may not use the service there.',
      },
    },
    account: {
      heading: 'Your account',
      paragraphs: {
        own: 'An account is for one person and for {brand} only. It may not be sold, lent or shared.',
        secret:
          'Keep your password secret; it must have at least {password_min_length} characters. Tell us immediately if someone else may know it. You can log out all devices yourself.',
      },
    },
    predictions: {
      heading: 'Predictions',
      paragraphs: {
        no_promise:
          'A prediction is a probability calculated from past data. It can be wrong and promises neither a result nor a profit. It is not investment advice.',
        units:
          'In our records, one unit equals USD {unit_usd}. The headline figures cover the last {record_days} days, including today. Units are a measure only; they are not money that anyone won or lost.',
      },
    },
    records: {
      heading: 'Our record',
      paragraphs: {
        unchanged:
          'A published pick is never changed or deleted. It can be withdrawn before its match, with a reason, and then stays visible.',
        dispute:
          'You can dispute a result within {dispute_days} days. If we correct it, the old result stays visible next to the new one, with the evidence.',
      },
    },
    models: {
      heading: 'Your own models',
      paragraphs: {
        own_risk:
          'You can create your own model based on our data. Its results for past matches are calculated afterwards and prove nothing about the future. We show the number of your trials with them, because the best of many trials always looks good. A model you delete stays in your own records.',
      },
    },
    rights_in_content: {
      heading: 'Our content',
      paragraphs: {
        licence:
          'Texts, figures, charts and the selection of data belong to us or our licensors. With a plan you may read them, store them for personal use and quote individual items with their source. Any other use requires our written consent. Anyone may copy and check the proofs of our predictions.',
      },
    },
    own_break: {
      heading: 'Taking a break',
      paragraphs: {
        effect:
          'You can take a break from your account for a period you choose. During a break, predictions and purchases are locked and messages stop. Your plan is paused and the remaining days are added back afterwards. Neither you nor we can shorten a break.',
      },
    },
    conduct: {
      heading: 'Prohibited use',
      paragraphs: {
        forbidden:
          'You may not resell or republish paid content, scrape the site, bypass its access controls, or use it for anything unlawful.',
        suspension:
          'We may suspend an account that does so. We give the reason and you can respond. If the suspension was our mistake, you do not lose any paid time.',
      },
    },
    availability: {
      heading: 'Availability',
      paragraphs: {
        interruptions:
          'We work to keep the service available at all times, but maintenance, faults and third-party data can interrupt it. We announce longer maintenance in advance. The purchase terms set out what a longer interruption through our fault means for a paid plan.',
      },
    },
    ending: {
      heading: 'Termination',
      paragraphs: {
        yours:
          'You can delete your account at any time in your account settings. An open order is then cancelled; a paid plan ends and is not refunded. We keep the records we must keep for accounting, without your name.',
        ours: 'We may terminate a free account with reasonable notice, and any account immediately for a serious breach of these terms. If we discontinue the service, we refund the unused part of your plan.',
      },
    },
    messages: {
      heading: 'Messages',
      paragraphs: {
        how: 'We send messages about your account, your orders and these terms to your e-mail address and show them on the site. We send news of picks and results only if you have asked for them. You can unsubscribe from each with one click.',
      },
    },
    liability: {
      heading: 'Liability',
      paragraphs: {
        limits:
          'We are liable for intent and gross negligence and wherever liability cannot be limited by law. Otherwise we are not liable for betting losses, errors in third-party data, or interruptions we could not prevent.',
      },
    },
    changes: {
      heading: 'Versions and languages',
      paragraphs: {
        versions:
          'A published version never changes. Each new version has a new number. We show you what has changed and ask you to agree before it applies to you. Orders keep the version under which they were placed.',
        languages:
          'The four language versions have the same meaning. If two of them differ, the reading more favourable to you applies.',
      },
    },
    general: {
      heading: 'General',
      paragraphs: {
        parts:
          'If any part of these terms is invalid, the rest remains in force and the law replaces that part. If we do not exercise a right, we do not waive it.',
        transfer:
          'If another company is to replace {company}, we tell you in advance and you can terminate the contract as of that day. You cannot transfer your account to anyone else.',
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
