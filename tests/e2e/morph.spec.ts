import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import { expect, type Page, test } from '@playwright/test';
import fc from 'fast-check';

/** Parts as a page of scores has them: leagues that stand twice, games, text, and elements without a name. */
const { part } = fc.letrec<{ part: string }>((tie) => ({
  part: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.constantFrom('12', 'Postponed', '<b data-flash="">3</b>', '<b data-flash="">4</b>', '<hr>'),
    fc
      .record({ name: nameIn(), parts: fc.array(tie('part'), { maxLength: 5 }) })
      .map(({ name, parts }) => `<div${name}>${parts.join('')}</div>`),
  ),
}));

function nameIn(): fc.Arbitrary<string> {
  return fc.constantFrom(
    '',
    ' data-league="NBA"',
    ' data-league="MLB"',
    ' data-game="a"',
    ' data-game="b"',
    ' id="c"',
  );
}

const page = fc.array(part, { maxLength: 8 }).map((parts) => parts.join(''));

/** Puts the module into an empty page, where its function is global. */
async function loadMorph(browser: Page): Promise<void> {
  const script = stripTypeScriptTypes(readFileSync('src/page-start/morph.ts', 'utf8')).replace('export ', '');
  await browser.setContent('<main></main>');
  await browser.addScriptTag({ content: script });
}

test('whatever a page was, it becomes what the server says', async ({ page: browser }) => {
  const pairs = fc.sample(fc.tuple(page, page), { numRuns: 2000, seed: 42 });
  await loadMorph(browser);
  const wrong = await browser.evaluate((all) => {
    const morph: unknown = Reflect.get(window, 'morph');
    if (typeof morph !== 'function') throw new Error('There is no morph.');
    return all.filter(([before, after]) => {
      const [own, wanted] = [document.createElement('main'), document.createElement('main')];
      [own.innerHTML, wanted.innerHTML] = [before, after];
      morph(own, wanted);
      for (const flashed of own.querySelectorAll('.animate-flash')) flashed.removeAttribute('class');
      return own.innerHTML !== wanted.innerHTML;
    });
  }, pairs);
  expect(wrong).toEqual([]);
});

test('a game keeps its place in the page and what the reader has opened, beside leagues of one name', async ({
  page: browser,
}) => {
  await loadMorph(browser);
  const state = await browser.evaluate(() => {
    const morph: unknown = Reflect.get(window, 'morph');
    if (typeof morph !== 'function') throw new Error('There is no morph.');
    const league = (name: string, games: string) => `<section data-league="${name}">${games}</section>`;
    const game = (name: string, score: number) =>
      `<article data-game="${name}"><details><summary>${score}</summary></details></article>`;
    const [own, wanted] = [document.createElement('main'), document.createElement('main')];
    own.innerHTML =
      league('NBA', game('a', 1) + game('b', 2)) + league('MLB', '') + league('NBA', game('c', 3));
    wanted.innerHTML =
      league('NBA', game('b', 5) + game('a', 4)) + league('MLB', '') + league('NBA', game('c', 6));
    const before = [...own.querySelectorAll('article')];
    for (const details of own.querySelectorAll('details')) details.open = true;
    morph(own, wanted);
    return {
      isSame: before.every((article) => own.contains(article)),
      open: own.querySelectorAll('details[open]').length,
      scores: own.textContent,
    };
  });
  expect(state).toEqual({ isSame: true, open: 3, scores: '546' });
});
