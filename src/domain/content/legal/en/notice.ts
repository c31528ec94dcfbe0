import type { LegalText } from '../legal-outline.ts';

export const enNotice: LegalText<'notice'> = {
  title: 'User notice',
  sections: {
    sample: {
      heading: 'About this text',
      paragraphs: {
        sample:
          'This is a sample and a starting point for a lawyer. The operator adds the help lines of their market before publishing it.',
      },
    },
    statistics: {
      heading: 'Statistics, not certainty',
      paragraphs: {
        nature:
          'Everything {brand} publishes is calculated from past matches. A high probability is not a certainty, and even a good run can be luck.',
        past: 'The record covers {record_days} days, so that good and bad weeks are shown together. It describes the past, not the future.',
      },
    },
    betting_law: {
      heading: 'The law where you are',
      paragraphs: {
        own_law:
          'Betting is prohibited or restricted in many places. You are solely responsible for knowing and following the law of the place where you are.',
        taiwan: 'In Taiwan, sports betting is lawful only through the public Sports Lottery.',
        hong_kong:
          'In Hong Kong, betting with anyone who is not authorised under the Gambling Ordinance (Cap. 148) is an offence. This also applies to the person who places the bet.',
        age: 'Subscriptions are for people aged {subscribe_min_age} or older.',
      },
    },
    care: {
      heading: 'Take care of yourself',
      paragraphs: {
        money:
          'Never stake money that you need, that you have borrowed or that belongs to others. Do not chase losses. If betting is no longer fun, stop and talk to someone.',
        break:
          'You can take a break in your account. During a break, predictions and purchases are locked, messages stop and your plan is paused. No one can shorten a break, not even us.',
      },
    },
    help: {
      heading: 'Where to find help',
      paragraphs: {
        talk: 'If betting takes more money or time than you want, or if you hide it from others, confidential help is available, mostly free of charge. The operator names the help line of their market here before this text is published. A doctor or a social service can also tell you where to turn.',
      },
    },
    check: {
      heading: 'You can check us',
      paragraphs: {
        proof:
          'Every prediction we sell is numbered and sealed before its match. After the start, anyone can check that none was changed and none is missing. The proof page explains how.',
      },
    },
    sources: {
      heading: 'Data',
      paragraphs: {
        marked:
          'Results, times and odds may be late or wrong at their source. Anything simulated or calculated afterwards is marked wherever it appears.',
        corrections:
          'If a result has to be corrected, the record shows both the correction and the earlier result.',
      },
    },
  },
};
