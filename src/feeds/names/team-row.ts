/**
 * One club: its key name (football-data's for soccer, the full name elsewhere), English, Taiwan's name, Hong Kong's
 * name, then other aliases that sources use. An empty Hong Kong name means that Hong Kong writes it as Taiwan does,
 * or that no name of its own is established; an empty Taiwan name means that English is shown. Vietnamese papers keep
 * the club's Latin name, so there is no column for it.
 */
export type TeamRow = readonly [
  name: string,
  english: string,
  taiwan: string,
  hongKong: string,
  ...aliases: string[],
];
