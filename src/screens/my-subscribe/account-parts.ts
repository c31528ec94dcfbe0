/** The parts of the account, each with an address of its own. */
export const ACCOUNT_PARTS = ['plan', 'bets', 'alerts', 'profile', 'data'] as const;
export type AccountPart = (typeof ACCOUNT_PARTS)[number];

/** Where each anchor lies: links from before the parts had addresses name an anchor alone. */
const PART_OF_ANCHOR: Readonly<Record<string, AccountPart>> = {
  ledger: 'plan',
  inbox: 'alerts',
  notices: 'alerts',
  push: 'alerts',
  favourites: 'alerts',
  calendar: 'alerts',
  odds: 'profile',
  keys: 'profile',
  webhooks: 'profile',
};

/** The part that an address asks for; a page of the inbox is one of its part, and all else is the plan's. */
export function readAccountPart(search: URLSearchParams): AccountPart {
  const named = ACCOUNT_PARTS.find((part) => part === search.get('part'));
  return named ?? (search.has('inbox') ? 'alerts' : 'plan');
}

/** The part that an anchor lies in, null for one that lies in none. */
export function partOfAnchor(hash: string): AccountPart | null {
  const anchor = hash.slice(1);
  return Object.hasOwn(PART_OF_ANCHOR, anchor) ? (PART_OF_ANCHOR[anchor] ?? null) : null;
}

/** What follows the path of the page in the address of a part. */
export const partSearch = (part: AccountPart): string => (part === 'plan' ? '' : `?part=${part}`);
