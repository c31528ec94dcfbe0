import type { LegalText } from '../legal-outline.ts';

export const enPrivacy: LegalText<'privacy'> = {
  title: 'Privacy policy',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. It describes what the program does; the operator has to check it against his own practice before he publishes it.',
      },
    },
    controller: {
      heading: 'Who is responsible',
      paragraphs: {
        who: '{company} is responsible for personal data at {brand}. You reach us through the contacts at the foot of every page.',
      },
    },
    data: {
      heading: 'What we keep',
      paragraphs: {
        kept: 'Your e-mail address, the name you choose, your language and time zone, a telephone number and a picture if you give them; your orders with the last five digits of the account you paid from; which predictions were open to you and when; the devices on which you are logged in.',
        not_kept:
          'We do not ask for your date of birth. We keep only your declaration that you are at least {account_min_age} or {subscribe_min_age}, with its time and the version of the text. Passwords are stored as hashes that cannot be reversed.',
      },
    },
    purposes: {
      heading: 'What we use it for',
      paragraphs: {
        why: 'To let you log in, to match your transfer with your order, to show you what you paid for, to answer you, to keep the books, and to keep others out of your account. We sell no data and show no advertising of others.',
      },
    },
    basis: {
      heading: 'Legal basis',
      paragraphs: {
        contract:
          'We need your e-mail address, your orders and your devices to carry out the contract with you; we keep accounting records because the law requires it; logs and limits protect the accounts of all. For e-mails with news of picks we ask you first, and you can take that back at any time.',
        taiwan:
          'This text is the notice that Article 8 of Taiwan’s Personal Data Protection Act asks for: who collects, why, which data, for how long, where and by whom they are used, your rights, and what follows if you do not give them.',
        hong_kong:
          'This text is the statement on or before collection that the Personal Data (Privacy) Ordinance (Cap. 486) asks for. We use your data for direct marketing only with your consent, which you can withdraw without charge.',
      },
    },
    sharing: {
      heading: 'Who else sees it',
      paragraphs: {
        nobody:
          'We sell, rent and lend your data to nobody. Operators see a member’s address and telephone number covered; uncovering them is logged with the reason. Courts and authorities get what the law obliges us to give.',
        processors:
          'Those who run servers or send mail for {company} see data only as far as their work needs it, under a contract. The operator adds their names and countries here before this text is published. If you sign in with Google, Google learns that you did.',
      },
    },
    cookies: {
      heading: 'Cookies',
      paragraphs: {
        ours: 'We set no cookie that follows you to other sites, and none for advertising. These are all that there are, by their names:',
        login:
          'Needed for the service: sports_ai_token keeps you logged in until you log out or your session ends; sports_ai_profile holds your name for the header for a day; sports_ai_state ties a sign-in with Google to your browser for some minutes; sports_ai_later remembers for a while that you want to read a new version of these texts later.',
        choices:
          'What you have chosen, for a year: sports_ai_lang your language, sports_ai_zone your time zone (until the browser is closed, where you have not chosen it yourself), sports_ai_odds and sports_ai_market how odds are written and at which market’s prices. The office uses office_token and office_lang for operators alone.',
        storage:
          'In the tab’s own storage, until it is closed: kept-form holds what you typed into a form when you have to log in in the middle of it, never passwords; reloaded_at keeps a page from loading itself again and again.',
        others:
          'Google’s sign-in script is loaded on the login and registration pages only, and only where the operator has switched it on. There is no other script from outside.',
      },
    },
    retention: {
      heading: 'How long',
      paragraphs: {
        how_long:
          'When you delete your account, your address, name, telephone number and picture are removed and all devices are logged out. Orders are kept for {order_retention_years} years for the books, without those details.',
      },
    },
    security: {
      heading: 'How it is kept safe',
      paragraphs: {
        measures:
          'Connections are encrypted, passwords and session tokens are stored as hashes only, operators need a second factor to sign in, and every change that they make stands in a log whose rows cannot be altered unseen.',
        breach:
          'If data of yours are stolen, altered or lost, we tell you without delay what happened, which data they were and what you can do, and the authority where the law asks for it.',
      },
    },
    rights: {
      heading: 'Your rights',
      paragraphs: {
        taiwan:
          'Under Taiwan’s Personal Data Protection Act you may ask to see your data, have a copy, have it supplemented or corrected, and ask us to stop collecting, processing or using it, or to delete it.',
        hong_kong:
          'Under Hong Kong’s Personal Data (Privacy) Ordinance (Cap. 486) you may ask whether we hold data about you, have a copy, and have it corrected.',
        refuse:
          'You need not give us a telephone number or a picture. Without an e-mail address we cannot open an account for you, and without the last digits of your account a transfer takes longer to be found.',
        how: 'You can export and delete your data in your account yourself, or write to us. We answer without charge where the law does not say otherwise.',
      },
    },
    changes: {
      heading: 'Versions of this text',
      paragraphs: {
        versions:
          'A published version is never changed. When this text changes, you are shown exactly what is different before it holds for you.',
      },
    },
  },
};
