import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { answerRows, answerTexts } from './seed-answers.ts';

describe('the starting answers', () => {
  const rows = answerRows('blue');

  it('answer the same questions in every language, with ids of their own', () => {
    const ids = LOCALES.map((locale) => Object.keys(answerTexts[locale]).sort().join());
    expect(new Set(ids).size).toBe(1);
    expect(rows).toHaveLength(LOCALES.length * Object.keys(answerTexts.en).length);
    expect(new Set(rows.map((row) => row.id)).size).toBe(rows.length);
    expect(answerRows('orange').some((row) => rows.some(({ id }) => id === row.id))).toBe(false);
  });

  it('leave no placeholder and no empty keyword', () => {
    for (const { question, answer, keywords } of rows) {
      expect(question + answer).not.toMatch(/[{}]/);
      expect(keywords.split(',').every((keyword) => keyword.trim().length > 1)).toBe(true);
    }
  });

  it('give no keyword to two answers of one language', () => {
    for (const locale of LOCALES) {
      const keywords = Object.values(answerTexts[locale]).flatMap(({ keywords: list }) => [
        ...new Set(list.split(',').map((keyword) => keyword.trim().toLowerCase())),
      ]);
      expect(new Set(keywords).size, locale).toBe(keywords.length);
    }
  });
});
