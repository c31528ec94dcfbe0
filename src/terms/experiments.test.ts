import { describe, expect, it } from 'vitest';
import { readMessageTexts } from '#i18n/read-message-texts.ts';
import { EXPERIMENT_PLACES, LAYOUT_SWITCHES, LAYOUTS, TESTED_TEXTS } from './experiments.ts';
import { LOCALES } from './locales.ts';

const keys = EXPERIMENT_PLACES.flatMap((place) => TESTED_TEXTS[place].map((key) => ({ place, key })));

/** Conditions of a purchase, ages, and whatever states how good a prediction is. */
const CONDITIONS =
  /refund|transferable|cancel|final|agree|price|perDay|odds|chance|record|profit|luck|content/i;

describe('the texts that may be tested', () => {
  it.each(keys)('$key has no place for a price, odds or a figure, in any language', ({ key }) => {
    for (const locale of LOCALES) {
      const text = readMessageTexts(locale).get(key);
      expect(text, `${locale} ${key}`).toBeDefined();
      expect(text).not.toMatch(/[{}]/);
      expect(text?.normalize('NFKC')).not.toMatch(/[\p{N}%‰$€£¥₫]/u);
    }
  });

  it('belong to their page alone, and none is a condition or a record', () => {
    for (const { place, key } of keys) {
      expect(key.startsWith(`${place}.`), key).toBe(true);
      expect(key).not.toMatch(CONDITIONS);
    }
  });

  it('are few', () => {
    expect(keys.length).toBeLessThan(20);
    expect(EXPERIMENT_PLACES.flatMap((place) => [...LAYOUT_SWITCHES[place]]).sort()).toEqual(
      [...LAYOUTS].sort(),
    );
  });
});
