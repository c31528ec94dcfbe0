/** The providers that a live site can ask, in the order in which they are believed where they say different things of a game to come. */
export const PROVIDERS = ['the-odds-api', 'football-data'] as const;
export type ProviderName = (typeof PROVIDERS)[number];
