import { STAKE_UNITS } from '@trueline/predict';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { sampleNewsTexts } from './news.ts';

describe('the sample article on reading a pick', () => {
  it.each(LOCALES)('names the stakes that picks really have, in %s', (locale) => {
    const stakes = sampleNewsTexts[locale].reading_a_pick.paragraphs.find((text) => /Kelly|凱利/.test(text));
    const named = (stakes ?? '').match(/\d+(?:\.\d+)?/g)?.map(Number);
    expect(named).toEqual([STAKE_UNITS.least, STAKE_UNITS.most]);
  });
});
