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
          'We do not ask for your date of birth. We keep only your declaration that you are at least {account_min_age} or {subscribe_min_age}, with its time and the version of the text. Passwords are stored as hashes that cannot be turned back.',
      },
    },
    purposes: {
      heading: 'What we use it for',
      paragraphs: {
        why: 'To let you log in, to match your transfer with your order, to show you what you paid for, to answer you, to keep the books, and to keep others out of your account. We sell no data and show no advertising of others.',
      },
    },
    cookies: {
      heading: 'Cookies',
      paragraphs: {
        ours: 'We set a cookie for your login, one for your name in the header, and one for your language. None of them follows you to other sites.',
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
    rights: {
      heading: 'Your rights',
      paragraphs: {
        taiwan:
          'Under Taiwan’s Personal Data Protection Act you may ask to see your data, have a copy, have it supplemented or corrected, and ask us to stop collecting, processing or using it, or to delete it.',
        hong_kong:
          'Under Hong Kong’s Personal Data (Privacy) Ordinance (Cap. 486) you may ask whether we hold data about you, have a copy, and have it corrected.',
        how: 'You can export and delete your data in your account yourself, or write to us. We answer without charge where the law does not say otherwise.',
      },
    },
  },
};
