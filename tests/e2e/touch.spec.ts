import { expect, test } from '@playwright/test';
import { findSmallTargets } from './small-targets.ts';

/** A telephone that is touched. Its pages are visited by `narrow` and `office-phone`. */
test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a target that is too small is distinguished from one that is not', async ({ page }) => {
  const errorsOf = async (html: string) => {
    await page.setContent(`<!doctype html><meta name="viewport" content="width=device-width"><body>${html}`);
    return (await findSmallTargets(page)).map(({ size }) => size);
  };
  const box = 'display:inline-block;width:80px';
  expect(await errorsOf(`<a href="/" style="${box};height:44px">Plans</a>`)).toEqual([]);
  expect(await errorsOf(`<a href="/" style="${box};height:30px">Plans</a>`)).toEqual(['80 × 30']);
  expect(await errorsOf('<p>Read <a href="/">the rules</a> before you order.</p>')).toEqual([]);
  expect(await errorsOf('<p><a href="/">The rules</a></p>')).toHaveLength(1);
  expect(await errorsOf(`<label style="${box};height:44px"><input type="checkbox"> Agree</label>`)).toEqual(
    [],
  );
});
