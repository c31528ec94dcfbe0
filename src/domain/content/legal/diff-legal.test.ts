import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type DiffPart, diffLegal, diffWords } from './diff-legal.ts';

const text = (parts: readonly DiffPart[], left: DiffPart['kind']) =>
  parts
    .filter(({ kind }) => kind !== left)
    .map((part) => part.text)
    .join('');
const section = (id: string, ...paragraphs: string[]) => ({ id, heading: `Of ${id}`, paragraphs });

describe('diffWords', () => {
  it('gives both texts back to the letter, whatever they are', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme' }),
        fc.string({ unit: 'grapheme' }),
        fc.constantFrom('en', 'zh_TW', 'zh_HK', 'vi'),
        (before, after, locale) => {
          const parts = diffWords(before, after, locale);
          expect([text(parts, 'added'), text(parts, 'removed')]).toEqual([before, after]);
        },
      ),
    );
  });

  it('names whole words, in Chinese as well', () => {
    expect(diffWords('within 7 days', 'within 14 days', 'en')).toEqual([
      { kind: 'same', text: 'within ' },
      { kind: 'removed', text: '7' },
      { kind: 'added', text: '14' },
      { kind: 'same', text: ' days' },
    ]);
    expect(
      diffWords('您可以在七天內退費', '您可以在七天內申訴', 'zh_TW').filter(({ kind }) => kind !== 'same'),
    ).toEqual([
      { kind: 'removed', text: '退費' },
      { kind: 'added', text: '申訴' },
    ]);
  });
});

describe('diffLegal', () => {
  const before = {
    title: 'Terms',
    sections: [section('a', 'One.'), section('b', 'Two.'), section('c', 'Three.')],
  };

  it('finds nothing between a text and itself', () => {
    expect(diffLegal(before, before, 'en')).toEqual([]);
  });

  it('names exactly the sections that changed, came and went, each in its place', () => {
    const after = {
      title: 'Terms',
      sections: [section('a', 'One.'), section('c', 'Three and a half.'), section('d', 'Four.', 'Five.')],
    };
    const found = diffLegal(before, after, 'en');
    expect(found.map(({ id, kind }) => [id, kind])).toEqual([
      ['b', 'removed'],
      ['c', 'changed'],
      ['d', 'added'],
    ]);
    expect(text(found[2]?.text ?? [], 'removed')).toBe('Four.\n\nFive.');
    expect(found[1]?.heading).toEqual([{ kind: 'same', text: 'Of c' }]);
  });

  it('shows another title', () => {
    expect(diffLegal(before, { ...before, title: 'Rules' }, 'en').map(({ id }) => id)).toEqual(['title']);
  });
});
