import { expect, type Page } from '@playwright/test';
import { isLong } from '#tests/support/is-long.ts';
import { runAxe } from './run-axe.ts';

/** What the house promises: the success criteria of WCAG 2.2 at level AA, and what is good practice beyond them. */
const PROMISED = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What has to know where everything on a page lies and in which colours, which takes more than half of a search. Arithmetic holds every
 * pair of colours of every brand; so the short form asks this where pages are searched one by one, the long form everywhere.
 */
const MEASURED = ['color-contrast', 'link-in-text-block'];
/** In the short form targets are measured where pages are read on a telephone, by a stricter rule. */
const OF_TARGETS = ['target-size'];

/**
 * The menus around a page, which are the same on every page of guests, of members and of the office, and are most of what a small
 * page holds. The short form searches them where a journey asks for it, the long form everywhere.
 */
const MENUS = 'nav:not(main nav), footer:not(main footer)';

export type Search = {
  /** What stands on the page to show how it would look, and is meant to be judged, not to be read. */
  readonly sample?: string;
  /** Whether colours and sizes are looked at, too. */
  readonly isMeasured?: boolean;
  readonly hasMenus?: boolean;
};

/**
 * Asserts that the page keeps that promise wherever a program can check it. The search is the dearest step of a journey by far,
 * so a journey makes it once for a page, and not again for each of its states that adds nothing but words.
 */
export async function expectAccessible(
  page: Page,
  { sample, isMeasured = isLong, hasMenus = isLong }: Search = {},
): Promise<void> {
  // A page that is still under way shows its bar above everything, outside of the landmarks; it is judged once it has come.
  await expect(page.locator('[data-loading-bar] [role=progressbar]')).toHaveCount(0);
  const left = [...(isMeasured ? [] : MEASURED), ...(isLong ? [] : OF_TARGETS)];
  const violations = await runAxe(page, {
    exclude: [...(sample === undefined ? [] : [sample]), ...(hasMenus ? [] : [MENUS])],
    runOnly: { type: 'tag', values: PROMISED },
    rules: Object.fromEntries(left.map((id) => [id, { enabled: false }])),
  });
  const findings = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
  expect(findings).toEqual([]);
}

/**
 * Searches a page that another journey of the short form searches, in a state that adds words and fields of the same kinds. The long form
 * alone does so.
 */
export async function searchAgain(page: Page, search: Search = {}): Promise<void> {
  if (isLong) await expectAccessible(page, search);
}

/** Rows of a list beyond these are built as the ones before them. */
const MAX_ROWS = 8;

/** Leaves the first rows of every list on a page that is only searched: a page of hundreds of games takes as long as ten others. */
export async function shortenLists(page: Page): Promise<void> {
  if (isLong) return;
  await page.evaluate((most) => {
    for (const list of document.querySelectorAll('main tbody, main ul, main ol'))
      for (const row of [...list.children].slice(most)) row.remove();
  }, MAX_ROWS);
}
