import { describe, expect, it } from 'vitest';
import { BETTING_WORDS, findBettingWord } from './betting-words.ts';
import { hideBetting } from './hide-betting.ts';
import { isStatsOnly } from './is-stats-only.ts';

describe('the vocabulary', () => {
  it('finds every word of its own, inside a sentence too', () => {
    for (const word of [...BETTING_WORDS.en, ...BETTING_WORDS.vi]) {
      expect(findBettingWord(`Yesterday ${word.toUpperCase()}, today.`)?.toLowerCase()).toBe(word);
    }
    for (const word of BETTING_WORDS.zh) expect(findBettingWord(`今日${word}如何`)).toBe(word);
  });

  it('leaves words alone that only contain one', () => {
    for (const text of ['better than Elizabeth', 'a community of United', 'stakeholder', 'mistake']) {
      expect(findBettingWord(text)).toBeNull();
    }
  });
});

describe('what is hidden', () => {
  it('is every field about bets, at any depth, and every sentence that speaks of them', () => {
    const at = new Date('2026-11-21T00:00:00Z');
    const seen = hideBetting({
      at,
      home: 'Arsenal',
      odds: { value: 1.93 },
      minOdds: 1.8,
      probabilities: { home: 0.55 },
      games: [{ id: 1, profit_cents: 300, result: 'win' }],
      paragraphs: ['They won four of five.', 'At odds of 1.93 this is worth a bet.'],
      features: [
        { id: 'a', text: 'Match analysis in full' },
        { id: 'b', text: '每則推薦附賠率' },
      ],
      disclaimer: 'We take no bets.',
      terms: { noRefund: ['No profit is promised.'] },
    });
    expect(seen).toEqual({
      at,
      home: 'Arsenal',
      probabilities: { home: 0.55 },
      games: [{ id: 1, result: 'win' }],
      paragraphs: ['They won four of five.'],
      features: [{ id: 'a', text: 'Match analysis in full' }],
      disclaimer: '',
      terms: { noRefund: ['No profit is promised.'] },
    });
  });
});

describe('a field', () => {
  const fields =
    'price_now local_prices ev ev_now min_ev expected_value units unit_usd roi closing_value closing_n beat_close survival still_good ' +
    'cover over handicap line side bet_type bet_types recommendation pick outlook edge bookmaker odds_15 staked_cents profit';
  it.each(fields.split(' '))('%s is gone, however it is spelt', (field) => {
    const camel = field.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
    const said = { [field]: 1, [camel]: 1, [field.replaceAll('_', '-')]: 1, name: 'Arsenal' };
    expect(hideBetting(said)).toEqual({ name: 'Arsenal' });
  });

  it('that is a price stays where it is a number: that is what a plan costs', () => {
    const plan = { price: 990, prices: '990' };
    expect(hideBetting(plan)).toEqual(plan);
    expect(hideBetting({ price: { source: 'one' }, prices: [1, 2], id: 1 })).toEqual({ id: 1 });
  });

  it('of the contract stays whole', () => {
    const contract = { terms: ['No odds.'], documents: { text: 'No odds.' } };
    expect(hideBetting(contract)).toEqual(contract);
  });
});

describe('an entry of a list', () => {
  it.each(['text', 'content', 'title', 'question'])(
    'goes as a whole where its %s speaks of bets',
    (field) => {
      const clean = { id: 1, [field]: 'They won.' };
      expect(hideBetting([clean, { id: 2, [field]: 'At good odds.' }])).toEqual([clean]);
    },
  );

  it('stays where it is no object of ours', () => {
    const at = new Date(0);
    expect(hideBetting([1, null, at, undefined, [2]])).toEqual([1, null, at, undefined, [2]]);
    expect(hideBetting([undefined, null])).toEqual([undefined, null]);
  });
});

describe('stats-only mode', () => {
  const brand = { statsOnly: false };
  const usual = { statsOnly: false, onBreakUntil: null };
  it('is chosen by the member, forced by a break, or set by the brand', () => {
    expect(isStatsOnly(brand, usual)).toBe(false);
    expect(isStatsOnly(brand, null)).toBe(false);
    expect(isStatsOnly(brand, { ...usual, statsOnly: true })).toBe(true);
    expect(isStatsOnly(brand, { ...usual, onBreakUntil: new Date() })).toBe(true);
    expect(isStatsOnly({ statsOnly: true }, null)).toBe(true);
  });
});
