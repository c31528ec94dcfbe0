/**
 * Pages that a journey of their own searches as well, with rows on them, and the file of that journey. The short form leaves them to it,
 * the long form searches them with the others, too.
 */
export const SEARCHED_BY: Readonly<Record<string, string>> = {
  '/office/announcements': 'content',
  '/office/audit': 'office-work',
  '/office/bank-accounts': 'office-work',
  '/office/coupons': 'office-work',
  '/office/disputes': 'model-room',
  '/office/experiments': 'experiments',
  '/office/experiments/new': 'experiments',
  '/office/jobs': 'office-operations',
  '/office/languages': 'wording',
  '/office/leagues': 'leagues',
  '/office/messages': 'wording',
  '/office/monitoring': 'model-room',
  '/office/operators': 'office-colleagues',
  '/office/picks': 'model-room',
  '/office/plans': 'office-work',
  '/office/policy': 'model-room',
  '/office/redirects': 'wording',
  '/office/results': 'model-room',
  '/office/seo': 'wording',
  '/office/settings': 'wording',
  '/office/statements': 'office',
  '/office/theme': 'office-look',
  '/office/typed-payments': 'typed-money',
};
