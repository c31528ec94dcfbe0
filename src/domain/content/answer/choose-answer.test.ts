import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { KeywordCandidate } from '#db/queries/keyword-answer.ts';
import { chooseAnswer, MIN_SIMILARITY, normaliseQuestion } from './choose-answer.ts';

const candidate: KeywordCandidate = {
  id: 'a',
  question: 'Can I get a refund?',
  answer: 'No.',
  keywordLength: 0,
  contained: false,
  similarity: 0,
};

describe('normaliseQuestion', () => {
  it('writes one form of what can be typed in several', () => {
    expect(normaliseQuestion('  Hoàn  TIỀN?! ')).toBe('hoàn tiền');
    expect(normaliseQuestion('ho\u0061\u0300n')).toBe('hoàn');
    expect(normaliseQuestion('ＲＥＦＵＮＤ，退款？')).toBe('refund 退款');
  });

  it('keeps nothing but words apart by single spaces, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (typed) => {
        const text = normaliseQuestion(typed);
        expect(text).toMatch(/^([\p{L}\p{M}\p{N}]+( [\p{L}\p{M}\p{N}]+)*)?$/u);
        expect([...text].length).toBeLessThanOrEqual(200);
      }),
    );
  });
});

describe('chooseAnswer', () => {
  it('takes a keyword that was found in the text', () => {
    expect(chooseAnswer('I want a refund', [{ ...candidate, keywordLength: 6 }])?.id).toBe('a');
  });

  it('takes a Chinese text that a question contains, but not a Latin one', () => {
    expect(chooseAnswer('退款', [{ ...candidate, contained: true }])?.id).toBe('a');
    expect(chooseAnswer('get', [{ ...candidate, contained: true }])).toBeNull();
  });

  it('takes a text that is near enough, and none below', () => {
    expect(chooseAnswer('refnd', [{ ...candidate, similarity: MIN_SIMILARITY }])?.id).toBe('a');
    expect(chooseAnswer('refnd', [{ ...candidate, similarity: MIN_SIMILARITY - 0.01 }])).toBeNull();
  });

  it('has no answer to a single character or to nothing', () => {
    expect(chooseAnswer('退', [{ ...candidate, contained: true, similarity: 1 }])).toBeNull();
    expect(chooseAnswer('', [candidate])).toBeNull();
    expect(chooseAnswer('refund', [])).toBeNull();
  });
});
