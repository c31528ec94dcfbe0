import type { Sport } from '../surface/game.ts';

/**
 * What a league's table decides, as data: how many games a team plays and which places are worth something. The columns are the
 * same in every league of a sport, so each line has a code, and a league without such a line leaves its columns unknown.
 */

/** A line of the table: `top` places from the top or `bottom` places from the bottom. The number is in force from its season on. */
export type StakeLine = {
  readonly code: string;
  readonly end: 'top' | 'bottom';
  readonly places: readonly (readonly [season: number, places: number])[];
};

export type CompetitionRules = {
  /** Games of a team in a season; null where all play all twice. Seasons that were planned shorter stand by their first year. */
  readonly games: number | null;
  readonly shorter: Readonly<Record<number, number>>;
  /**
   * Places are counted within conferences or divisions: teams belong together that met at least this often in the season before.
   * Null where there is one table.
   */
  readonly meetings: number | null;
  readonly lines: readonly StakeLine[];
};

const always = (places: number) => [[0, places]] as const;

/** First division of an association, for leagues whose rules are not written here: the title and the last three. */
const ANY_SOCCER: CompetitionRules = {
  games: null,
  shorter: {},
  meetings: null,
  lines: [
    { code: 'title', end: 'top', places: always(1) },
    { code: 'drop', end: 'bottom', places: always(3) },
  ],
};

function european(champions: StakeLine['places'], europe: number): CompetitionRules {
  return {
    ...ANY_SOCCER,
    lines: [
      ...ANY_SOCCER.lines,
      { code: 'champions', end: 'top', places: champions },
      { code: 'europe', end: 'top', places: always(europe) },
    ],
  };
}

const UNKNOWN: CompetitionRules = { ...ANY_SOCCER, lines: [] };

const NBA: CompetitionRules = {
  games: 82,
  shorter: { 2011: 66, 2020: 72 },
  meetings: 3,
  lines: [
    { code: 'title', end: 'top', places: always(1) },
    { code: 'home_court', end: 'top', places: always(4) },
    {
      code: 'direct',
      end: 'top',
      places: [
        [0, 8],
        [2020, 6],
      ],
    },
    {
      code: 'playoff',
      end: 'top',
      places: [
        [0, 8],
        [2020, 10],
      ],
    },
    { code: 'draft', end: 'bottom', places: always(2) },
  ],
};

const MLB: CompetitionRules = {
  games: 162,
  shorter: { 2020: 60 },
  meetings: 10,
  lines: [{ code: 'title', end: 'top', places: always(1) }],
};

const MLS: CompetitionRules = {
  games: 34,
  shorter: { 2020: 23 },
  meetings: 2,
  lines: [
    { code: 'title', end: 'top', places: always(1) },
    {
      code: 'playoff',
      end: 'top',
      places: [
        [0, 5],
        [2015, 6],
        [2019, 7],
        [2023, 9],
      ],
    },
  ],
};

const RULES: Readonly<Record<string, CompetitionRules>> = {
  EPL: european(always(4), 6),
  LALIGA: european(always(4), 6),
  BUNDESLIGA: european(always(4), 6),
  SERIEA: european(
    [
      [0, 3],
      [2017, 4],
    ],
    6,
  ),
  LIGUE1: european(
    [
      [0, 3],
      [2024, 4],
    ],
    5,
  ),
  MLS,
  NBA,
  MLB,
};

/** The rules of a league; of one that is not written down only soccer's usual ones are taken for granted. */
export function competitionRules(leagueId: string, sport: Sport): CompetitionRules {
  return RULES[leagueId] ?? (sport === 'soccer' ? ANY_SOCCER : UNKNOWN);
}

export function placesOf(line: StakeLine, season: number): number {
  return line.places.findLast(([from]) => from <= season)?.[1] ?? 0;
}

export function seasonGames(rules: CompetitionRules, season: number, teams: number): number {
  return rules.shorter[season] ?? rules.games ?? 2 * (teams - 1);
}
