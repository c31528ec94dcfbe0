/** The sports, in the order in which pages offer them. */
export const SPORTS = ['soccer', 'basketball', 'baseball'] as const;
export type Sport = (typeof SPORTS)[number];
