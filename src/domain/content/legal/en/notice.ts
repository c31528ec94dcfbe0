import type { LegalText } from '../legal-outline.ts';

export const enNotice: LegalText<'notice'> = {
  title: 'User notice',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. The operator adds the help lines of his market before he publishes it.',
      },
    },
    statistics: {
      heading: 'Statistics, not certainty',
      paragraphs: {
        nature:
          'Everything that {brand} publishes is computed from past matches. A high probability is still not a certainty, and even a good run can be luck.',
        past: 'The record covers {record_days} days so that good and bad weeks are seen together. It says what was, not what will be.',
      },
    },
    betting_law: {
      heading: 'The law where you are',
      paragraphs: {
        own_law:
          'Betting is forbidden or restricted in many places. You alone are responsible for knowing and keeping the law of the place where you are.',
        taiwan: 'In Taiwan, betting on sports is lawful only through the public Sports Lottery.',
        hong_kong:
          'In Hong Kong, betting with anyone who is not authorised under the Gambling Ordinance (Cap. 148) is an offence, for the person who bets as well.',
        age: 'Subscriptions are for people aged {subscribe_min_age} or older.',
      },
    },
    care: {
      heading: 'Take care of yourself',
      paragraphs: {
        money:
          'Never stake money that you need, that is borrowed, or that belongs to others. Do not chase losses. If betting is no longer a pleasure, stop and talk to somebody.',
        break:
          'In your account you can take a break. Predictions and purchases are then locked, messages stop, and your paid days are kept for later. Nobody can shorten a break, not even us.',
      },
    },
    help: {
      heading: 'Where to find help',
      paragraphs: {
        talk: 'If betting takes more money or time than you want, or you hide it from others, help is confidential and mostly free of charge. The operator names the help line of his market here before this text is published; a doctor or a social service can also tell you whom to ask.',
      },
    },
    check: {
      heading: 'You can check us',
      paragraphs: {
        proof:
          'Every prediction that we sell is numbered and sealed before its match. After the start anybody can check that none was changed and that none is missing. How it works stands on the proof page.',
      },
    },
    sources: {
      heading: 'Data',
      paragraphs: {
        marked:
          'Results, times and odds can be late or wrong at their source. What is simulated or computed afterwards is marked wherever it appears.',
        corrections:
          'If a result has to be corrected, the correction is visible in the record, and so is what stood there before.',
      },
    },
  },
};
