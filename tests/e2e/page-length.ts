import type { Locator } from '@playwright/test';

/** What home may take of a guest's time: words that are seen, figures among them, and the height of the whole page on a phone. */
export const MAX_WORDS = 450;
export const MAX_PHONE_PX = 4500;

/** How many of a page's elements are seen whole in its first view. */
export function countInView(elements: Locator): Promise<number> {
  return elements.evaluateAll(
    (all) =>
      all.filter((element) => {
        const { top, bottom } = element.getBoundingClientRect();
        return top >= 0 && bottom > top && bottom <= innerHeight;
      }).length,
  );
}

/** Where an element ends, from the top of the page, in CSS pixels. */
export async function placeOf(element: Locator): Promise<number> {
  const box = await element.boundingBox();
  return box === null ? Number.NaN : box.y + box.height;
}
