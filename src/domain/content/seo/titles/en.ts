import type { PageTexts } from './page-texts.ts';

export const enPages: PageTexts = {
  keywords:
    'sports predictions, football predictions, basketball predictions, baseball predictions, expected value, win probability',
  pages: {
    '/': {
      title: 'AI sports predictions with their proof',
      description:
        'Win probabilities and expected value for soccer, basketball and baseball, each prediction numbered before the match and settled in the open.',
    },
    '/login': { title: 'Log in', description: 'Log in to your {brand} account.' },
    '/register': { title: 'Sign up', description: 'Open a {brand} account with your e-mail address.' },
    '/resetPassword': {
      title: 'Reset password',
      description: 'Set a new password for your {brand} account.',
    },
    '/news': {
      title: 'News',
      description:
        'News from {brand}: how the predictions are made, what has changed, and what it means for you.',
    },
    '/schedule': {
      title: 'Schedule and live scores',
      description: 'Fixtures, live scores and results day by day for every league that {brand} covers.',
    },
    '/subscribe': {
      title: 'Subscription plans',
      description:
        'What each {brand} plan contains, what it costs, and what cannot be undone, before you pay.',
    },
    '/privacy': {
      title: 'Privacy policy',
      description: 'Which data {brand} keeps about you, why, for how long, and how to get or delete it.',
    },
    '/terms': { title: 'Terms of service', description: 'The terms under which {brand} may be used.' },
    '/thirdToken': { title: 'Signing you in', description: 'You are being signed in to {brand}.' },
    '/customModel': {
      title: 'Custom model',
      description: 'Build your own prediction model and test it on past seasons.',
    },
    '/mySubscribe': {
      title: 'My subscriptions',
      description: 'Your {brand} plans, their start and their end.',
    },
    '/orders': { title: 'My order history', description: 'Your orders and payments at {brand}.' },
    '/purchase_test': { title: 'My orders', description: 'A rehearsal of paying an order at {brand}.' },
    '/purchase': { title: 'My orders', description: 'How to pay your {brand} order, and where it stands.' },
    '/standings': {
      title: 'Standings',
      description:
        'The tables of all leagues that {brand} covers, by each league’s own rules, with home, away and recent form.',
    },
    '/statistics': {
      title: 'Team analysis',
      description: 'Form, strengths and records of two teams, side by side.',
    },
    '/unstartedRecord': {
      title: 'Unfinished-match records',
      description: 'Predictions for matches that have not finished yet.',
    },
    '/record': {
      title: 'Prediction records',
      description: 'Every settled prediction of {brand}, wins and losses alike.',
    },
    '/proof': {
      title: 'Proof of our record',
      description:
        'Check for yourself that no prediction of {brand} was changed or left out after the match.',
    },
    '/methodology': {
      title: 'How we calculate',
      description: 'How {brand} turns past results into probabilities, and how each prediction is settled.',
    },
  },
};
