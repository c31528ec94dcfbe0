import { describe, expect, it } from 'vitest';
import { fillText } from './localized-text.ts';

describe('a text with places', () => {
  it('is filled, and ends its sentences with one stop', () => {
    const values = { company: 'Example Co., Ltd.', brand: 'Example' };
    expect(fillText('By {company}. For {brand}. Of {company}, too.', values)).toBe(
      'By Example Co., Ltd. For Example. Of Example Co., Ltd., too.',
    );
  });

  it('is refused where a place has no value', () => {
    expect(() => fillText('By {company}.', {})).toThrow('{company}');
  });
});
