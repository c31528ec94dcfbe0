/**
 * Pages that a journey of their own searches as well, with rows on them, and the file of that journey. The short form leaves them to it,
 * the long form searches them with the others, too.
 */
export const SEARCHED_BY: Readonly<Record<string, string>> = {
  '/office/announcements': 'content',
  '/office/audit': 'office-work',
  '/office/disputes': 'model-room',
  '/office/languages': 'wording',
  '/office/picks': 'model-room',
  '/office/settings': 'wording',
  '/office/statements': 'office',
  '/office/theme': 'office-look',
  '/office/typed-payments': 'typed-money',
};
