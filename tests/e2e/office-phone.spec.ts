import { expect, test } from '@playwright/test';
import { LOCALES } from '#terms/locales.ts';
import { isLong } from '#tests/support/is-long.ts';
import routes from '../../src/routes.ts';
import { expectAccessible, shortenLists } from './accessibility.ts';
import { findNarrowErrors } from './narrow-errors.ts';
import { makeOperator, signInOperator } from './operators.ts';
import { listenForRefusals } from './refusals.ts';
import { addressesBelow } from './route-addresses.ts';
import { SEARCHED_BY } from './searched-elsewhere.ts';
import { findSmallTargets } from './small-targets.ts';

/** A telephone that an operator holds in a meeting. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

const OFFICE = [...new Set(addressesBelow(routes, ''))].filter(
  (path) => path.startsWith('/office') && !/first-run|gallery|login|setup/.test(path),
);

/** Whose words are the site's own; what people typed elsewhere may be longer than any line. */
const OWN_TEXTS =
  /^\/office\/(?:leagues|teams|figures|notifications|brands|brands\/new|theme|policy|settings|models|monitoring|plans|feeds|first-steps|experiments\/new)$/;

/** Vietnamese takes the most room; the others are visited in the long form. */
for (const language of isLong ? LOCALES : (['vi'] as const)) {
  test(`every word of the office can be read on a telephone, a finger presses everything, and a program finds no barrier, in ${language}`, async ({
    page,
  }) => {
    expect(OFFICE).toContain('/office/leagues');
    await signInOperator(page.request, makeOperator('owner'));
    const url = new URL('/office', test.info().project.use.baseURL).href;
    await page.context().addCookies([{ name: 'office_lang', value: language, url }]);
    const found = [];
    const refusals = listenForRefusals(page);
    for (const path of OFFICE) {
      await page.goto(path);
      const unread = OWN_TEXTS.test(path) ? await findNarrowErrors(page) : [];
      const small = await findSmallTargets(page);
      if (unread.length + small.length > 0) found.push([path, unread, small]);
      if (path in SEARCHED_BY || language !== 'vi') continue;
      await shortenLists(page);
      await test.step(path, () => expectAccessible(page, { sample: '[data-sample]' }));
    }
    expect([...found, ...refusals]).toEqual([]);
  });
}
