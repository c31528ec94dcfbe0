import type { PublicMessage } from '#platform/app-error.ts';
import type { LeagueRules } from '#terms/league-rules.ts';
import { LOCALES } from '#terms/locales.ts';

/** What is wrong with a field, by its path as the form names it. */
type Errors = Record<string, PublicMessage[]>;

/** The clocks of this machine know the zone. */
function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/** No season of a league that crosses the year begins before this day: from it on a game is the next season's. */
const FIRST_DAY = '07-15';
/** A league whose number of teams is not known is checked as if it had so many. */
const MAX_TEAMS = 60;

/** Everything that the shape alone does not say of rules that an operator has typed; empty where they hold together. */
export function findRuleErrors(rules: LeagueRules): Errors {
  const errors: Errors = {};
  const add = (path: string, key: PublicMessage['key']) => {
    errors[path] = [...(errors[path] ?? []), { key }];
  };
  if (!isZone(rules.zone)) add('rules.zone', 'office.unknownZone');
  for (const name of ['from', 'to'] as const)
    if (!isDay(rules.season[name])) add(`rules.season.${name}`, 'office.noSuchDay');
  const { from, to, crosses_year: crosses } = rules.season;
  if (crosses ? from < FIRST_DAY || to >= FIRST_DAY : to <= from)
    add('rules.season.to', 'office.seasonShape');
  if (rules.playoff.from !== null && !isDay(rules.playoff.from))
    add('rules.playoff.from', 'office.noSuchDay');
  const { win, draw, loss } = rules.points;
  if (!(win > draw && draw >= loss)) add('rules.points.win', 'office.pointsOrder');
  if (new Set(rules.criteria).size < rules.criteria.length) add('rules.criteria', 'office.criteriaTwice');
  for (const [index, { places }] of rules.places.entries())
    if (!isInOrder(places, rules.teams)) add(`rules.places.${index}`, 'office.placesOverlap');
  for (const [index, group] of rules.groups.entries())
    if (LOCALES.some((locale) => group.names[locale].trim() === ''))
      add(`rules.groups.${index}`, 'office.nameMissing');
  return errors;
}

/** 29 February is no day of every year. */
function isDay(text: string): boolean {
  const date = new Date(`2025-${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().slice(5, 10) === text;
}

/** Whether zones stand one below the other, from the head of the table to its foot, and none beyond it. */
function isInOrder(
  places: readonly { readonly from: number; readonly to: number }[],
  teams: number | null,
): boolean {
  const count = teams ?? MAX_TEAMS;
  const place = (number: number) => (number < 0 ? count + 1 + number : number);
  return places.every(({ from, to }, index) => {
    const before = places[index - 1];
    const last = before === undefined ? 0 : place(before.to);
    return place(from) > last && place(to) >= place(from) && place(to) <= count;
  });
}
