import { describe, expect, it } from 'vitest';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { choicesOf, choose, chosenOf } from './draft-fields.ts';
import type { ModelOption, NewContent } from './model-content.ts';
import { emptyDraft } from './model-query.ts';

const option = (id: string, changes: Partial<ModelOption> = {}): ModelOption => ({
  id,
  name: id,
  sport: null,
  description: 'About it.',
  sample: { games: 800, priced: 740, seasons: 2, from: null, until: null, enough: true },
  expected_picks: null,
  cost: { seconds: 3, columns: 24, trial_no: 2 },
  ...changes,
});
const options: NewContent['options'] = {
  category: [],
  sport: [],
  strategy: [],
  day: [],
  model_data: [],
  league: [option('EPL', { sport: 'soccer' }), option('NBA', { sport: 'basketball' })],
};

describe('a choice of the form', () => {
  it('is taken back where it may stay open, and stays where it has to be made', () => {
    const soccer = choose('sport', 'soccer', { draft: emptyDraft, options });
    expect(soccer.sport).toBe('soccer');
    expect(choose('sport', 'soccer', { draft: soccer, options }).sport).toBeNull();
    const mov = choose('strategy', 'mov', { draft: emptyDraft, options });
    expect(choose('strategy', 'mov', { draft: mov, options }).strategy).toBe('mov');
  });

  it('adds and takes back kinds of data one by one', () => {
    const one = choose('model_data', 'rating', { draft: emptyDraft, options });
    const two = choose('model_data', 'shots', { draft: one, options });
    expect(chosenOf('model_data', two)).toEqual(['rating', 'shots']);
    expect(choose('model_data', 'rating', { draft: two, options }).data).toEqual(['shots']);
  });

  it('looks back twenty days where nothing else is chosen', () => {
    expect(chosenOf('day', emptyDraft)).toEqual(['20']);
  });
});

describe('the list of a field', () => {
  it('says sample, time and trial of each choice, and that a sample is too small', async () => {
    const messages = await loadMessages('en', ['customModel']);
    const t = createTranslator<'customModel'>({ locale: 'en', messages });
    const league = { t, locale: 'en', isOfLeague: true } as const;
    const few = { ...option('MLS').sample, priced: 42, enough: false };
    const [enough, short] = choicesOf([option('EPL'), option('MLS', { sample: few })], league);
    expect(enough?.note).toBe('740 matches with odds, 3 s, trial 2');
    expect(short?.note).toBe('42 matches with odds: too few');
    const reported = choicesOf([option('a'), option('b', { description: 'Else.' })], league);
    expect(reported[1]?.note).toBe('Else. 740 matches with odds, 3 s, trial 2');
  });

  it('says no time before a league is chosen, and keeps two sentences of Chinese together', async () => {
    const messages = await loadMessages('zh_TW', ['customModel']);
    const t = createTranslator<'customModel'>({ locale: 'zh_TW', messages });
    const options = [option('a', { description: '計入讓分。' }), option('b')];
    const [first] = choicesOf(options, { t, locale: 'zh_TW', isOfLeague: false });
    expect(first?.note).toBe('計入讓分。740 場有賠率');
  });
});
