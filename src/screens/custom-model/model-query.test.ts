import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  chooseInDraft,
  emptyDraft,
  type ModelQuery,
  modelChoices,
  modelSearch,
  readModelQuery,
} from './model-query.ts';

const { SPORTS, BET_TYPES, METHODS, WINDOWS, PARTS } = modelChoices;
const orNull = <Value>(values: readonly Value[]) => fc.constantFrom(null, ...values);
const id = fc.uuid();
const page = fc.integer({ min: 1, max: 9999 });
const queries: fc.Arbitrary<ModelQuery> = fc.oneof(
  fc.record({ view: fc.constant('list' as const), page, deleted: fc.boolean() }),
  fc.record({
    view: fc.constant('new' as const),
    cloneOf: fc.option(id),
    sport: orNull(SPORTS),
    category: orNull(BET_TYPES),
    strategy: orNull(METHODS),
    league: orNull(['EPL', 'NBA']),
    days: orNull(['5', '90']),
    data: fc.uniqueArray(fc.constantFrom('rating', 'pace', 'shots')),
  }),
  fc.record({
    view: fc.constant('show' as const),
    id,
    page,
    window: fc.constantFrom(...WINDOWS),
    part: fc.constantFrom(...PARTS),
  }),
  fc.record({ view: fc.constant('compare' as const), left: fc.option(id), right: fc.option(id) }),
);

describe('the address of the custom models', () => {
  it('says all of a view, and nothing for the list that opens first', () => {
    fc.assert(
      fc.property(queries, (query) => {
        expect(readModelQuery(new URLSearchParams(modelSearch(query)))).toEqual(query);
      }),
    );
    expect(modelSearch(readModelQuery(new URLSearchParams()))).toBe('');
  });

  it('reads nonsense as the list, or as no choice', () => {
    const read = (text: string) => readModelQuery(new URLSearchParams(text));
    expect(read("id=1' or 1=1&view=x&page=-2")).toEqual({ view: 'list', page: 1, deleted: true });
    expect(read('view=new&sport=chess&league=<b>&model_data=,rating,;,rating')).toEqual({
      view: 'new',
      ...emptyDraft,
      data: ['rating'],
    });
  });
});

describe('a choice in the draft of a model', () => {
  const leagues = [
    { id: 'EPL', sport: 'soccer' },
    { id: 'NBA', sport: 'basketball' },
  ];

  it('brings the sport of a league along', () => {
    expect(chooseInDraft(emptyDraft, { league: 'NBA' }, leagues)).toMatchObject({ sport: 'basketball' });
  });

  it('lets go of a league and of data that are not of the new sport', () => {
    const draft = { ...emptyDraft, sport: 'soccer' as const, league: 'EPL', data: ['shots'] };
    expect(chooseInDraft(draft, { sport: 'baseball' }, leagues)).toMatchObject({ league: null, data: [] });
    expect(chooseInDraft(draft, { sport: null }, leagues)).toMatchObject({ league: 'EPL', sport: null });
    expect(chooseInDraft(draft, { days: '5' }, leagues)).toEqual({ ...draft, days: '5' });
  });
});
