import { type FactTable, numberOf } from './fact.ts';

type Topic = {
  /** Every fact that its sentence states; without one of them the topic cannot be taken up. */
  readonly facts: readonly string[];
  /** How much it says about this game, 0 to 1; 0 where it would say nothing. */
  readonly weight: (facts: FactTable) => number;
};

const always = (weight: number) => () => weight;
const gap = (left: string, right: string, full: number) => (facts: FactTable) =>
  Math.min(1, Math.abs((numberOf(facts, left) ?? 0) - (numberOf(facts, right) ?? 0)) / full);
const rising = (id: string, from: number, full: number) => (facts: FactTable) =>
  Math.max(0, Math.min(1, ((numberOf(facts, id) ?? from) - from) / (full - from)));
/** Only where the first number is the higher one, as both are written: else the sentence would say what is not so. */
const beyond = (higher: string, lower: string) => (facts: FactTable) =>
  written(facts, higher) > written(facts, lower) ? 0.9 : 0;
const written = (facts: FactTable, id: string) => Math.round((numberOf(facts, id) ?? 0) * 10);
/** 1 where both sides are equally likely, 0 where they are `width` apart. */
const closeness = (width: number) => (facts: FactTable) => 1 - gap('p.home', 'p.away', width)(facts);

const l5 = (team: string, withDraws: boolean) => [
  team,
  ...['n', 'win', ...(withDraws ? ['draw', 'lose'] : []), 'for', 'against'].map(
    (what) => `${team}.l5.${what}`,
  ),
];

const averages = ['home', 'away'].flatMap((team) => [team, `${team}.l5.for`, `${team}.l5.against`]);

/** What an article can talk about. The first part of the id says where in it: at its head, in its body, or at its end. */
export const topics = {
  'lead.hot': {
    facts: ['hot.team', 'hot.win', 'hot.n', 'cold.team', 'cold.win', 'cold.n'],
    // Anyone who won half of them or fewer is not in form, however little the others won.
    weight: (facts) =>
      2 * (numberOf(facts, 'hot.win') ?? 0) > (numberOf(facts, 'hot.n') ?? 0)
        ? gap('hot.win', 'cold.win', 5)(facts)
        : 0,
  },
  'lead.run_win': {
    facts: ['run_win.team', 'run_win.n', 'run_win.other'],
    weight: rising('run_win.n', 1, 8),
  },
  'lead.run_lose': {
    facts: ['run_lose.team', 'run_lose.n', 'run_lose.other'],
    weight: rising('run_lose.n', 1, 8),
  },
  'lead.gap': { facts: ['gap.team', 'gap.p', 'gap.m'], weight: gap('gap.p', 'gap.m', 0.12) },
  'lead.close': { facts: ['home', 'away', 'p.home', 'p.away'], weight: closeness(0.12) },
  'lead.favourite': { facts: ['fav.team', 'fav.p', 'dog.team'], weight: rising('fav.p', 0.55, 0.85) },
  'lead.rest': {
    facts: ['fresh.team', 'fresh.rest', 'tired.team', 'tired.rest'],
    weight: gap('fresh.rest', 'tired.rest', 6),
  },
  'lead.h2h': {
    facts: ['boss.team', 'boss.win', 'h2h.n', 'boss.other'],
    weight: rising('boss.share', 0.5, 1.1),
  },
  'lead.starters': { facts: ['home', 'home.starter', 'away', 'away.starter'], weight: always(0.45) },
  'lead.plain': { facts: ['home', 'away', 'league'], weight: always(0.1) },
  'form.three': { facts: [...l5('home', true), ...l5('away', true)], weight: always(0.8) },
  'form.two': { facts: [...l5('home', false), ...l5('away', false)], weight: always(0.8) },
  'averages.three': { facts: averages, weight: always(0.8) },
  'averages.two': { facts: averages, weight: always(0.8) },
  venue: {
    facts: ['home', 'home.venue.n', 'home.venue.win', 'away', 'away.venue.n', 'away.venue.win'],
    weight: always(0.6),
  },
  rest: { facts: ['home', 'home.rest', 'away', 'away.rest'], weight: gap('home.rest', 'away.rest', 3) },
  'h2h.three': {
    facts: ['h2h.n', 'home', 'h2h.home', 'away', 'h2h.away', 'h2h.draw'],
    weight: rising('h2h.n', 1, 8),
  },
  'h2h.two': { facts: ['h2h.n', 'home', 'h2h.home', 'away', 'h2h.away'], weight: rising('h2h.n', 1, 8) },
  'h2h.last': { facts: ['last.date', 'last.host', 'last.score', 'last.guest'], weight: always(0.35) },
  'model.three': {
    facts: ['home', 'p.home', 'p.draw', 'away', 'p.away', 'x.home', 'x.away'],
    weight: always(1),
  },
  'model.two': { facts: ['home', 'p.home', 'away', 'p.away', 'x.home', 'x.away'], weight: always(1) },
  'scores.three': { facts: ['home', 'away', 'p.draw', 'x.home', 'x.away'], weight: always(1) },
  'scores.two': { facts: ['home', 'away', 'x.home', 'x.away'], weight: always(1) },
  market: { facts: ['fav.team', 'fav.m', 'fav.p'], weight: always(0.5) },
  'move.shorter': { facts: ['shorter.team', 'shorter.from', 'shorter.to'], weight: always(0.6) },
  'move.longer': { facts: ['longer.team', 'longer.from', 'longer.to'], weight: always(0.55) },
  'driver.for': { facts: ['driver.for', 'case.team'], weight: always(0.7) },
  'driver.against': { facts: ['driver.against', 'case.team'], weight: always(0.5) },
  band: { facts: ['band.team', 'band.low', 'band.high'], weight: gap('band.low', 'band.high', 0.1) },
  'total.over': { facts: ['x.total', 'over.line'], weight: beyond('x.total', 'over.line') },
  'total.under': { facts: ['x.total', 'under.line'], weight: beyond('under.line', 'x.total') },
  'pick.value': { facts: ['pick.selection', 'pick.odds', 'pick.even', 'pick.p'], weight: always(1) },
  'pick.stake': { facts: ['pick.ev', 'pick.units', 'pick.min'], weight: always(1) },
  'none.price': { facts: ['fav.team', 'fav.odds', 'fav.even', 'fav.p'], weight: always(1) },
  'none.plain': { facts: ['home', 'away'], weight: always(1) },
} as const satisfies Record<string, Topic>;

export type TopicId = keyof typeof topics;
export const topicIds: readonly TopicId[] = Object.keys(topics).filter((id): id is TopicId =>
  Object.hasOwn(topics, id),
);

/** How much a topic says about this game; 0 where a fact is missing. */
export function topicWeight(id: TopicId, facts: FactTable): number {
  const topic: Topic = topics[id];
  return topic.facts.every((fact) => facts.has(fact)) ? topic.weight(facts) : 0;
}
