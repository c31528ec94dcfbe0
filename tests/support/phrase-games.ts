import type { Fact, FactTable, FactValue, Selection } from '#domain/picks/analysis/fact.ts';
import { phraseBooks } from '#domain/picks/analysis/phrases/phrase-books.ts';
import type { TopicId } from '#domain/picks/analysis/topics.ts';
import type { Sport } from '#terms/sports.ts';

const HOME = { en: 'Arsenal', zh_TW: '兵工廠', zh_HK: '阿仙奴', vi: 'Arsenal' };
const AWAY = { en: 'Inter Miami CF', zh_TW: '邁阿密國際', zh_HK: '國際邁阿密', vi: 'Inter Miami CF' };
const LEAGUE = { en: 'Premier League', zh_TW: '英超', zh_HK: '英超', vi: 'Ngoại hạng Anh' };

/** Games won, drawn and lost of five: all of one kind, none of one kind, and each of them. */
const ROWS: readonly (readonly number[])[] = [
  [5, 0, 0],
  [0, 5, 0],
  [0, 0, 5],
  [3, 1, 1],
  [1, 4, 0],
  [0, 2, 3],
  [1, 0, 4],
];
/** Where no game is drawn. */
const TWO_WAY_ROWS: readonly (readonly number[])[] = [
  [5, 0, 0],
  [0, 0, 5],
  [4, 0, 1],
  [1, 0, 4],
];

const sportsOf = (topic: TopicId): readonly Sport[] =>
  topic.endsWith('.three')
    ? ['soccer']
    : topic === 'lead.starters'
      ? ['baseball']
      : topic.endsWith('.two')
        ? ['basketball', 'baseball']
        : ['soccer', 'basketball', 'baseball'];

/** Every kind of game that a topic may be asked to speak of: each row of counts, each reason, each bet. */
export function phraseGames(topic: TopicId): { readonly sport: Sport; readonly facts: FactTable }[] {
  return sportsOf(topic).flatMap((sport) => {
    const rows = sport === 'soccer' ? ROWS : TWO_WAY_ROWS;
    const drivers = Object.keys(phraseBooks.en.drivers);
    const bets = selections(sport);
    const turns = Math.max(rows.length * rows.length, drivers.length, bets.length);
    return Array.from({ length: turns }, (_, turn) => {
      const chosen = <One>(list: readonly One[], by = 1) => list[Math.floor(turn / by) % list.length];
      const facts = factsOf({
        own: chosen(rows) ?? [1, 1, 1],
        other: chosen(rows, rows.length) ?? [1, 1, 1],
        driver: chosen(drivers) ?? '',
        selection: chosen(bets),
        rest: [1, 2, 7][turn % 3] ?? 1,
        units: [1, 1.5, 2][turn % 3] ?? 1,
        mayBeGoalless: sport === 'soccer',
      });
      return { sport, facts };
    });
  });
}

function selections(sport: Sport): Selection[] {
  const team = HOME;
  return [
    { betType: 'win_loss', side: 'home', line: null, team },
    { betType: 'win_loss', side: 'away', line: null, team: AWAY },
    { betType: 'run_line', side: 'home', line: -1.5, team },
    { betType: 'run_line', side: 'away', line: 0.5, team: AWAY },
    { betType: 'over_under', side: 'over', line: 2.5, team: null },
    { betType: 'over_under', side: 'under', line: 219.5, team: null },
    ...(sport === 'soccer' ? [{ betType: 'win_loss', side: 'draw', line: null, team: null } as const] : []),
  ];
}

type Game = {
  readonly own: readonly number[];
  readonly other: readonly number[];
  readonly driver: string;
  readonly selection: Selection | undefined;
  readonly rest: number;
  readonly units: number;
  /** Whether a team may have scored or conceded nothing in five games. */
  readonly mayBeGoalless: boolean;
};

function factsOf({ own, other, driver, selection, rest, units, mayBeGoalless }: Game): FactTable {
  const count = (value: number): FactValue => ({ unit: 'count', value });
  const days = (value: number): FactValue => ({ unit: 'days', value });
  const share = (value: number): FactValue => ({ unit: 'share', value });
  const odds = (value: number): FactValue => ({ unit: 'odds', value });
  const average = (value: number): FactValue => ({ unit: 'average', value });
  const home: FactValue = { unit: 'team', names: HOME };
  const away: FactValue = { unit: 'team', names: AWAY };
  const row = (prefix: string, keys: readonly string[], counts: readonly number[]) => ({
    [`${prefix}.n`]: count(counts.reduce((sum, value) => sum + value, 0)),
    ...Object.fromEntries(keys.map((key, at) => [`${prefix}.${key}`, count(counts[at] ?? 0)])),
  });
  const outcomes = ['win', 'draw', 'lose'];
  const [wins = 0] = own;
  // Who wins all five may have conceded nothing in them, who wins none may have scored nothing, and five draws may be goalless.
  const scored = ([won = 0]: readonly number[], goals: number) =>
    average(mayBeGoalless && won === 0 ? 0 : goals);
  const conceded = ([, , lost = 0]: readonly number[], goals: number) =>
    average(mayBeGoalless && lost === 0 ? 0 : goals);
  const values: Record<string, FactValue> = {
    home,
    away,
    league: { unit: 'league', names: LEAGUE },
    ...row('home.l5', outcomes, own),
    ...row('away.l5', outcomes, other),
    ...row('home.venue', outcomes, own),
    ...row('away.venue', outcomes, other),
    ...row('hot', outcomes, own),
    ...row('cold', outcomes, other),
    // Of a meeting one side wins where the other loses, so the row of the one is that of both.
    ...row('h2h', ['home', 'draw', 'away'], own),
    'hot.team': home,
    'cold.team': away,
    'boss.team': home,
    'boss.other': away,
    'boss.win': count(wins),
    'run_win.team': home,
    'run_win.other': away,
    'run_win.n': count(3),
    'run_lose.team': away,
    'run_lose.other': home,
    'run_lose.n': count(4),
    'fav.team': home,
    'dog.team': away,
    'gap.team': away,
    'fresh.team': home,
    'tired.team': away,
    'shorter.team': home,
    'longer.team': away,
    'case.team': home,
    'band.team': away,
    'home.rest': days(rest),
    'away.rest': days(6),
    'fresh.rest': days(8),
    'tired.rest': days(rest),
    'home.l5.for': scored(own, 1.8),
    'home.l5.against': conceded(own, 0.4),
    'away.l5.for': scored(other, 1),
    'away.l5.against': conceded(other, 2.2),
    'p.home': share(0.839),
    'p.draw': share(0.115),
    'p.away': share(0.18),
    'fav.p': share(0.811),
    'fav.m': share(0.85),
    'fav.even': share(0.886),
    'fav.odds': odds(1.8),
    'gap.p': share(0.8),
    'gap.m': share(0.118),
    'x.home': average(1.7),
    'x.away': average(0.9),
    'x.total': average(2.6),
    'over.line': { unit: 'total', value: 2.5 },
    'under.line': { unit: 'total', value: 3.5 },
    'shorter.from': odds(2.1),
    'shorter.to': odds(1.9),
    'longer.from': odds(1.8),
    'longer.to': odds(2.02),
    'band.low': share(0.18),
    'band.high': share(0.24),
    'pick.odds': odds(1.95),
    'pick.min': odds(1.88),
    'pick.even': share(0.513),
    'pick.p': share(0.58),
    'pick.ev': { unit: 'signed_share', value: 0.08 },
    'pick.units': { unit: 'units', value: units },
    'driver.for': { unit: 'driver', text: driver },
    'driver.against': { unit: 'driver', text: driver },
    'last.date': { unit: 'date', text: '2026-02-18' },
    'last.score': { unit: 'score', home: 2, away: 1 },
    'last.host': away,
    'last.guest': home,
    'home.starter': { unit: 'person', text: 'Ann Example' },
    'away.starter': { unit: 'person', text: 'Bo Sample' },
    ...(selection === undefined ? {} : { 'pick.selection': { unit: 'selection', selection } }),
  };
  const source = { table: 'game', key: '1', knownAt: null };
  return new Map(Object.entries(values).map(([id, value]): [string, Fact] => [id, { ...value, id, source }]));
}
