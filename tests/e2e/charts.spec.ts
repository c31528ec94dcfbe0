import { expect, test } from '@playwright/test';
import { awake } from './awake.ts';

test('the charts of home say what stands at each of their points, to keys and to a finger', async ({
  browser,
}) => {
  const context = await browser.newContext({ hasTouch: true, viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  await page.goto('/en');
  await awake(page);
  const charts = page.getByRole('main').locator('[data-readout]');
  const profit = charts.first();
  const slider = profit.getByRole('slider');
  await slider.focus();
  await page.keyboard.press('Home');
  const day = /^\d\d-\d\d · [+−–]?\d/;
  await expect(slider).toHaveAttribute('aria-valuetext', day);
  const first = (await slider.getAttribute('aria-valuetext')) ?? '';
  await expect(profit.getByText(first, { exact: true })).toBeVisible();
  await profit.scrollIntoViewIfNeeded();
  const box = await profit.boundingBox();
  if (box === null) throw new Error('The chart has no place.');
  await page.touchscreen.tap(box.x + box.width - 2, box.y + box.height / 2);
  await expect(profit.getByText(first, { exact: true })).toBeHidden();
  await expect(profit.getByText(day).filter({ visible: true })).toHaveCount(1);
  await context.close();
});

test('what scrolls sideways fades at the edge beyond which there is more', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/office/gallery');
  await awake(page);
  const rows = await page.evaluate(async () => {
    const frames = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
    const fades = (element: Element) => {
      const style = getComputedStyle(element);
      return {
        isMasked: style.maskImage !== 'none',
        left: Number.parseFloat(style.getPropertyValue('--fade-left')),
        right: Number.parseFloat(style.getPropertyValue('--fade-right')),
      };
    };
    const wide = [...document.querySelectorAll('main *')].filter(
      (element) =>
        getComputedStyle(element).overflowX === 'auto' && element.scrollWidth > element.clientWidth + 60,
    );
    const seen = [];
    for (const element of wide) {
      element.scrollLeft = 0;
      await frames();
      const atStart = fades(element);
      element.scrollLeft = element.scrollWidth;
      await frames();
      seen.push({ what: element.className, atStart, atEnd: fades(element) });
    }
    return seen;
  });
  expect(rows.length).toBeGreaterThan(0);
  for (const { what, atStart, atEnd } of rows) {
    expect(atStart, what).toEqual({ isMasked: true, left: 0, right: 28 });
    expect(atEnd, what).toEqual({ isMasked: true, left: 28, right: 0 });
  }
});
