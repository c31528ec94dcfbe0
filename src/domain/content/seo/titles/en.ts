import type { PageTexts } from './page-texts.ts';

export const enPages: PageTexts = {
  keywords:
    'sports predictions, football predictions, basketball predictions, baseball predictions, expected value, win probability',
  pages: {
    '/': {
      title: 'AI sports predictions you can verify',
      description:
        'Win probabilities and expected value for soccer, basketball and baseball. Every prediction is numbered before the match and settled in public.',
    },
    '/login': { title: 'Log in', description: 'Log in to your {brand} account.' },
    '/register': { title: 'Sign up', description: 'Open a {brand} account with your e-mail.' },
    '/resetPassword': {
      title: 'Reset password',
      description: 'Set a new password for your {brand} account.',
    },
    '/news': {
      title: 'News',
      description:
        'News from {brand}: how we make our predictions, what has changed, and what it means for you.',
    },
    '/schedule': {
      title: 'Schedule and live scores',
      description: 'Fixtures, live scores and results day by day for every league {brand} covers.',
    },
    '/subscribe': {
      title: 'Subscription plans',
      description: 'What each {brand} plan contains, what it costs, and what you can’t undo, before you pay.',
    },
    '/privacy': {
      title: 'Privacy policy',
      description: 'Which data {brand} stores about you, why, for how long, and how to get or delete it.',
    },
    '/terms': { title: 'Terms of service', description: 'The terms that apply when you use {brand}.' },
    '/thirdToken': { title: 'Logging you in', description: 'We are logging you in to {brand}.' },
    '/customModel': {
      title: 'Custom models',
      description: 'Build your own prediction model and test it on past seasons.',
    },
    '/mySubscribe': {
      title: 'My subscriptions',
      description: 'Your {brand} plans with their start and end dates.',
    },
    '/orders': { title: 'My order history', description: 'Your orders and payments at {brand}.' },
    '/purchase_test': { title: 'My orders', description: 'Try out how payment works at {brand}.' },
    '/purchase': {
      title: 'My orders',
      description: 'How to pay your {brand} order, and its current status.',
    },
    '/standings': {
      title: 'Standings',
      description:
        'The tables of all leagues {brand} covers, by each league’s own rules, with home, away and recent form.',
    },
    '/statistics': {
      title: 'Team analysis',
      description: 'Form, strengths and records of two teams, side by side.',
    },
    '/unstartedRecord': {
      title: 'Upcoming picks',
      description: 'Predictions for matches that have not started yet.',
    },
    '/record': {
      title: 'Prediction records',
      description: 'Every settled prediction of {brand}, wins and losses alike.',
    },
    '/proof': {
      title: 'Verify our record',
      description: 'Check for yourself that no {brand} prediction was changed or left out.',
    },
    '/audit': {
      title: 'Public audit',
      description:
        'What must always be true of {brand}: checked every hour, with every result shown as it came out.',
    },
    '/bankroll': {
      title: 'Bankroll simulator',
      description:
        'Thousands of simulated seasons of {brand} picks under your own staking plan, with and without an edge.',
    },
    '/why': {
      title: 'Why this side?',
      description:
        'What would have had to change for the other side to be the pick, and what the model thought before the start.',
    },
    '/widgets': {
      title: 'Widgets for your page',
      description: 'Three small widgets show {brand}’s record on any page, checked in the reader’s browser.',
    },
    '/methodology': {
      title: 'How we calculate',
      description: 'How {brand} turns past results into probabilities, and how each prediction is settled.',
    },
  },
};
