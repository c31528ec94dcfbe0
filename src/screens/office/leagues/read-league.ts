import type { Sport } from '#terms/sports.ts';
import { DRAW_RULES, GROUPINGS, PLAYOFF_KINDS, STANDING_CRITERIA, TABLE_ZONES } from '#terms/standings.ts';
import { readLocalTexts } from '../text/local-text-fields.tsx';
import type { Rules } from './data.server.ts';
import { readParts } from './part-fields.tsx';

export const PROVIDER = 'the-odds-api';

/** What a form holds; the names of its fields are the paths of what they fill. */
type Fields = Pick<FormData, 'get' | 'getAll' | 'has'>;

/** The rules with which an operator begins who starts from nothing. */
export function newRules(sport: Sport): Rules {
  const criteria: Rules['criteria'] =
    sport === 'soccer' ? ['points', 'difference', 'scored'] : ['win_pct', 'direct_pct'];
  return {
    provider_keys: {},
    zone: 'Europe/London',
    season: { from: '08-01', to: '05-31', crosses_year: true },
    points: { win: 3, draw: 1, loss: 0 },
    draws: 'half',
    criteria,
    places: [],
    playoff: { kind: 'none', from: null },
    teams: null,
    groups: [],
  };
}

/** What was typed, as the call takes it. Older rules, which the form does not show, stay as they were. */
export function readLeague(form: FormData, base: Rules) {
  return {
    names: readLocalTexts(form, 'names'),
    country: text(form, 'country'),
    rules: readRules(form, base),
  };
}

function readRules(form: FormData, base: Rules): Rules {
  const { [PROVIDER]: _former, ...otherKeys } = base.provider_keys;
  const key = text(form, `rules.provider_keys.${PROVIDER}`);
  const [newest, ...older] = base.places;
  const places = readPlaces(form);
  const since = text(form, 'since') || (newest?.since ?? '2000');
  const grouping = GROUPINGS.find((one) => one === form.get('grouping')) ?? 'league';
  const teams = text(form, 'rules.teams');
  return {
    ...base,
    provider_keys: key === '' ? otherKeys : { ...otherKeys, [PROVIDER]: key },
    zone: text(form, 'rules.zone'),
    season: {
      from: text(form, 'rules.season.from'),
      to: text(form, 'rules.season.to'),
      crosses_year: form.has('crosses_year'),
    },
    points: form.has('rules.points.win')
      ? {
          win: count(form, 'rules.points.win'),
          draw: count(form, 'rules.points.draw'),
          loss: count(form, 'rules.points.loss'),
        }
      : base.points,
    draws: DRAW_RULES.find((one) => one === form.get('draws')) ?? base.draws,
    criteria: form
      .getAll('rules.criteria')
      .flatMap((chosen) => STANDING_CRITERIA.find((one) => one === chosen) ?? []),
    places: places.length === 0 ? older : [{ since, grouping, places }, ...older],
    playoff: {
      kind: PLAYOFF_KINDS.find((one) => one === form.get('playoff')) ?? 'none',
      from: text(form, 'rules.playoff.from') || null,
    },
    teams: teams === '' ? null : count(form, 'rules.teams'),
    groups: readParts(form),
  };
}

function readPlaces(form: Fields): Rules['places'][number]['places'] {
  const [from, to] = [form.getAll('place-from'), form.getAll('place-to')];
  return form.getAll('rules.places.0').flatMap((chosen, index) => {
    const zone = TABLE_ZONES.find((one) => one === chosen);
    if (zone === undefined) return [];
    const first = Number(from[index] || Number.NaN);
    return [{ zone, from: first, to: Number(to[index] || first) }];
  });
}

const text = (form: Fields, name: string) => String(form.get(name) ?? '').trim();
/** What is no number is sent as none, and the answer says so beside its field. */
const count = (form: Fields, name: string) => Number(text(form, name) || Number.NaN);
