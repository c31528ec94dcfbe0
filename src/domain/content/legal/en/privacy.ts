import type { LegalText } from '../legal-outline.ts';

export const enPrivacy: LegalText<'privacy'> = {
  title: 'Privacy policy',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. It describes what the software does. The operator must check it against their own practice before publishing it.',
      },
    },
    controller: {
      heading: 'Controller',
      paragraphs: {
        who: '{company} is the controller of personal data at {brand}. You can reach us through the contacts at the foot of every page.',
      },
    },
    data: {
      heading: 'Data we store',
      paragraphs: {
        kept: [
          'Data | What for | How long',
          'E-mail address | Logging in, replies and e-mails about your account | Until you delete your account',
          'Password, as a hash that cannot be reversed | Logging in | Until you delete your account',
          'Name, and a telephone number and a picture if you provide them | Your profile and our replies to you | Until you delete your account',
          'Language and time zone | Pages and e-mails in your language and time | Until you delete your account',
          'Orders, with the last five digits of the account you paid from | Matching your transfer, showing what you paid for, accounting | At least {order_retention_years} years, as our accounts require; without your name once you delete your account',
          'Your payments as they appear on our bank statement | Matching your transfer, accounting | As long as the order',
          'Predictions you had access to, and when | Showing what you paid for and settling disputes | As long as the order',
          'Devices on which you log in | Keeping you logged in and protecting your account | {session_retention_days} days after you log out there',
          'API keys that you create: name, permissions and last use; the key itself only as a hash | Letting your programs act for you, showing you your keys | {session_retention_days} days after the key ends',
          'Webhooks that you create: URL, events, the secret in encrypted form, and what was sent there | Telling your programs, showing you the log | Until you remove them or delete your account; the log for {session_retention_days} days',
          'Bets that you enter or import | Comparing them with the predictions | Until you delete them or your account',
          'Address and keys of a device that you want push notifications on | Sending them | Until you switch them off or log out there',
          'E-mails we sent you | Answering questions about them | {email_retention_days} days',
        ].join('\n'),
        not_kept:
          'We do not ask for your date of birth. We store only your declaration that you are at least {account_min_age} or {subscribe_min_age}, with its time and the version of the text.',
      },
    },
    purposes: {
      heading: 'Purposes',
      paragraphs: {
        why: 'To let you log in, match your transfer with your order, show you what you paid for, answer you, keep our accounts and protect your account. We do not sell data and show no third-party advertising.',
      },
    },
    basis: {
      heading: 'Legal basis',
      paragraphs: {
        contract:
          'We need your e-mail address, your orders and your devices to perform our contract with you. We keep accounting records because the law requires it. Logs and limits protect all accounts. We send e-mails about new picks only with your consent, which you can withdraw at any time.',
        taiwan:
          'This text is the notice required by Article 8 of Taiwan’s Personal Data Protection Act. It states who collects the data, why, which data, for how long, where and by whom they are used, your rights, and the consequences of not providing them.',
        hong_kong:
          'This text is the statement required by the Personal Data (Privacy) Ordinance (Cap. 486) on or before collection. We use your data for direct marketing only with your consent, which you can withdraw free of charge.',
      },
    },
    sharing: {
      heading: 'Sharing',
      paragraphs: {
        nobody:
          'We do not sell, rent or lend your data. Operators see a member’s e-mail address and telephone number in masked form; showing them in full is logged with the reason. Courts and authorities receive what the law requires us to provide.',
        processors:
          'Service providers that run servers or send e-mail for {company} process data only as far as their work requires, under a contract. The operator adds their names and countries here before this text is published. If you log in with Google, Google learns that you did.',
      },
    },
    cookies: {
      heading: 'Cookies',
      paragraphs: {
        ours: 'We use no cookies that track you on other sites and none for advertising. The cookies that keep you logged in are required for the service. The others store your own choices, and one records which version of a page you see while we test it. This is the complete list:',
        list: [
          'Name | What for | How long',
          'sports_ai_token | Keeps you logged in | Until you log out or the session ends',
          'sports_ai_profile | Your name in the header | One day',
          'sports_ai_state | Links a Google login to your browser | A few minutes',
          'sports_ai_note | Tells the login page what you have just done: signed up, with your e-mail address, or reset your password | One minute',
          'sports_ai_later | Remembers that you want to read a new version of these texts later | One month',
          'sports_ai_lang | Your language | One year',
          'sports_ai_zone | Your time zone | One year; until you close the browser if you did not choose it yourself',
          'sports_ai_odds | The odds format you chose | One year',
          'sports_ai_market | The local market you chose | One year',
          'sports_ai_trial | While we test the wording or the order of a page: which of two versions your browser shows, and whether it has been counted. Every visitor with that version carries the same value; we store only totals. Not set if your browser asks not to be tracked (Do Not Track, Global Privacy Control) | Two months',
          'office_token | Keeps an operator logged in to the back office | Until they log out or the session ends',
          'office_lang | An operator’s language in the back office | One year',
          'kept-form (storage of the tab) | What you typed into a form if you have to log in first; never passwords | Until you close the tab',
          'said_next (storage of the tab) | A confirmation that the next page shows | Until the next page',
          'saved-pages (cache of the browser) | The last picks page as guests see it, shown without a connection | Until you log out or clear the site’s data',
          'reloaded_at (storage of the tab) | Prevents a page from reloading again and again | Until you close the tab',
        ].join('\n'),
        others:
          'Google’s login script is loaded only on the login and registration pages, and only if the operator has switched it on. We load no other external scripts. We also count how often each kind of page is shown to visitors who are not logged in, by day and language. These are totals only: they need no cookie and say nothing about you.',
      },
    },
    retention: {
      heading: 'Retention',
      paragraphs: {
        how_long:
          'When you delete your account, your e-mail address, name, telephone number and picture are removed and all devices are logged out. Orders stay in our accounts for at least {order_retention_years} years, without those details.',
      },
    },
    security: {
      heading: 'Security',
      paragraphs: {
        measures:
          'Connections are encrypted. Passwords and session tokens are stored only as hashes. Operators need a second factor to log in, and every change they make is recorded in a log that cannot be altered unnoticed.',
        breach:
          'If your data are stolen, altered or lost, we will tell you without delay what happened, which data are affected and what you can do. We will also notify the authority where the law requires it.',
      },
    },
    rights: {
      heading: 'Your rights',
      paragraphs: {
        taiwan:
          'Under Taiwan’s Personal Data Protection Act you may request access to your data, a copy, additions or corrections, and ask us to stop collecting, processing or using your data or to delete them.',
        hong_kong:
          'Under Hong Kong’s Personal Data (Privacy) Ordinance (Cap. 486) you may ask whether we hold data about you, request a copy and have them corrected.',
        refuse:
          'You do not have to provide a telephone number or a picture. Without an e-mail address we cannot open an account for you. Without the last digits of your account, matching a transfer takes longer.',
        how: 'You can export and delete your data in your account, or write to us. We respond free of charge unless the law provides otherwise.',
      },
    },
    changes: {
      heading: 'Changes to this policy',
      paragraphs: {
        versions:
          'A published version never changes. When this text changes, we show you exactly what is different before the new version applies to you.',
      },
    },
  },
};
