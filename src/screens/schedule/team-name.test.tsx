import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { longestWord, TeamName } from './parts/team-name.tsx';

const shown = (name: string, leads: boolean, other = name) => {
  const word = Math.max(longestWord(name), longestWord(other));
  return renderToStaticMarkup(<TeamName name={name} word={word} leads={leads} off={false} />);
};

describe('a team in its row', () => {
  it.each([true, false])('stands there in full and is never cut, in the lead: %s', (leads) => {
    expect(shown('Borussia Mönchengladbach', leads)).toContain('>Borussia Mönchengladbach</span>');
    expect(shown('Borussia Mönchengladbach', leads)).not.toMatch(/truncate|line-clamp|overflow-hidden/);
  });

  it('keeps the room of its bold form, so that a lead moves no row', () => {
    const room = /^<span data-name="Borussia Mönchengladbach"[^>]*after:font-strong/;
    expect(shown('Borussia Mönchengladbach', false)).toMatch(room);
    expect(shown('Borussia Mönchengladbach', true)).toMatch(room);
  });

  it('needs nothing of the kind where the name is short', () => {
    expect(shown('Arsenal', false)).toBe('<span>Arsenal</span>');
    expect(shown('門興格拉德巴赫', true)).toBe('<span class="font-strong text-main">門興格拉德巴赫</span>');
  });
});

it.each([
  ['Minnesota Timberwolves', true],
  ['Borussia Mönchengladbach', true],
  ['Washington Wizards', true],
  ['Boston Red Sox', false],
  ['Arsenal', false],
])('writes a name with a word too long for a phone smaller there: %s', (name, isSmaller) => {
  const html = shown(name, false);
  expect(html.includes('max-[479px]:text-12')).toBe(isSmaller);
  expect(html).toContain(`>${name}</span>`);
});

it('writes both teams of a row in one size', () => {
  expect(shown('Arsenal', false, 'Manchester City')).toContain('max-[479px]:text-12');
  expect(shown('Everton', false, 'Arsenal')).not.toContain('text-12');
});
