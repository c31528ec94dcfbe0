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
        kept: 'Your e-mail address, the name you choose, your language and time zone; a telephone number and a picture if you provide them; your orders with the last five digits of the account you paid from; which predictions you had access to and when; and the devices on which you are logged in.',
        not_kept:
          'We do not ask for your date of birth. We store only your declaration that you are at least {account_min_age} or {subscribe_min_age}, with its time and the version of the text. Passwords are stored as hashes that cannot be reversed.',
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
        ours: 'We use no cookies that track you on other sites and none for advertising. This is the complete list:',
        login:
          'Required for the service: sports_ai_token keeps you logged in until you log out or your session ends. sports_ai_profile stores your name for the header for one day. sports_ai_state links a Google login to your browser for a few minutes. sports_ai_later remembers for a while that you want to read a new version of these texts later.',
        choices:
          'Your choices, stored for one year: sports_ai_lang for your language, sports_ai_zone for your time zone (until you close the browser if you did not choose it yourself), sports_ai_odds for the odds format and sports_ai_market for the local market. The back office uses office_token and office_lang for operators only.',
        storage:
          'In the tab’s own storage, until you close it: kept-form saves what you typed into a form if you have to log in first, but never passwords. reloaded_at prevents a page from reloading again and again.',
        others:
          'Google’s login script is loaded only on the login and registration pages, and only if the operator has switched it on. We load no other external scripts.',
      },
    },
    retention: {
      heading: 'Retention',
      paragraphs: {
        how_long:
          'When you delete your account, your e-mail address, name, telephone number and picture are removed and all devices are logged out. Orders are kept for {order_retention_years} years for accounting, without those details.',
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
