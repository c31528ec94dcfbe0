import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { isLong } from '#tests/support/is-long.ts';
import { brands } from '../../src/brands/index.ts';
import { languageNames } from '../../src/i18n/locales.ts';
import { runAxe } from './run-axe.ts';

/** Twelve sites in one house: each has to look like itself, and to be read, wherever its parts stand. */

const MODES = ['light', 'dark'] as const;
const halves = [brands.slice(0, 6), brands.slice(6)] as const;

/** The mode in which a brand is looked at comes first, and is light and dark in turn. */
const modesInTurn = (at: number) => (at % 2 === 0 ? MODES : MODES.toReversed());

/** Every pair of colours of every brand is held by arithmetic in src/brands; the eyes of a program go over some, in both modes. */
const isRead = (at: number) => isLong || at % 6 === 0;

/** The long form draws every brand in both modes, the short one a sixth of them, in light or dark: others than those that are read. */
const isDrawn = (at: number) => isLong || at % 6 === 3;

/** Which brands wear which colours and corners is one table: the short form opens those two, with every shape of corner among them. */
const isShown = (at: number) => isRead(at) || isDrawn(at);

/** What two machines may draw differently: a shade, and one point in a thousand. The two brands most alike differ in two. */
const TOLERANCE = { threshold: 0.1, maxDiffPixelRatio: 0.001 };

/** The Chromium that drew the pictures. Another one may place an edge elsewhere, on all of them at once. */
const DRAWN_BY = '156';

/** A picture that is not compared is no test. */
const HOW_TO_DRAW =
  `the pictures were drawn by Chromium ${DRAWN_BY} with Noto Sans CJK: install both (node scripts/setup/install-browser.ts), or, where the ` +
  'browser has moved on, set DRAWN_BY, run brands with LONG_TESTS=1 and --update-snapshots, and look at what it drew';

/** `#FF550C` as a browser writes a computed colour. */
const asComputed = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`;

for (const [index, shown] of halves.entries()) {
  test(`the gallery wears each brand's colours, can be read, and looks as its picture in light and dark, ${index + 1} of 2`, {
    tag: '@beside',
  }, async ({ page }) => {
    test.slow();
    const problems: string[] = [];
    const pictures = new Set<string>();
    page.on('pageerror', (error) => problems.push(error.message));
    const isComparable = await drawsAlike(page);
    expect.soft(isComparable, HOW_TO_DRAW).toBe(true);
    for (const [at, { key, tokens, shape }] of shown.entries()) {
      if (!isShown(at)) continue;
      for (const [turn, theme] of modesInTurn(at).entries()) {
        const isSearched = isLong || turn === 0;
        if (isSearched) await openGallery(page, key, theme);
        // The page holds the colours of both modes, and changes between them by this one word.
        else
          await page.evaluate(
            (mode) => Object.assign(document.documentElement.dataset, { theme: mode }),
            theme,
          );
        const { primary, onPrimary } = tokens[theme];
        const corner = { crisp: '2px', plain: '8px', soft: '14px' }[shape];
        await expect
          .poll(() => buttonOf(page), { message: `${key} ${theme}` })
          .toEqual([asComputed(primary), asComputed(onPrimary), corner]);
        if (!isSearched) continue;
        if (isRead(at)) expect(await findFaintTexts(page), `${key} ${theme}`).toEqual([]);
        if (!isDrawn(at)) continue;
        const picture = await pictureOfGallery(page);
        if (isComparable)
          expect.soft(picture, `${key} ${theme}`).toMatchSnapshot([`${key}-${theme}.png`], TOLERANCE);
        pictures.add(picture.toString('base64'));
      }
    }
    const drawn = shown.filter((_, at) => isDrawn(at));
    expect(pictures.size, 'no two brands look alike').toBeGreaterThanOrEqual(drawn.length);
    expect(problems).toEqual([]);
  });
}

/** Whether this machine has the browser and the letters with which the pictures were drawn. */
async function drawsAlike(page: Page): Promise<boolean> {
  if (page.context().browser()?.version().split('.')[0] !== DRAWN_BY) return false;
  return page.evaluate(() => {
    const pen = document.createElement('canvas').getContext('2d');
    if (pen === null) return false;
    const width = (font: string) => {
      pen.font = `40px ${font}`;
      return pen.measureText('Trueline 0.85').width;
    };
    return ['monospace', 'serif'].every((other) => width(`"Noto Sans CJK TC", ${other}`) !== width(other));
  });
}

async function openGallery(page: Page, brand: string, theme: string): Promise<void> {
  await page.goto(`/office/gallery?brand=${brand}&language=zh_TW&theme=${theme}`);
  await page.locator(`html[data-theme=${theme}]`).waitFor();
}

/** What the first button of the gallery wears: ground, words and corners. */
const buttonOf = (page: Page) =>
  page
    .locator('#actions')
    .getByRole('button', { name: '儲存', exact: true })
    .evaluate((element) => {
      const { backgroundColor, color, borderRadius } = getComputedStyle(element);
      return [backgroundColor, color, borderRadius];
    });

/**
 * The whole gallery, an eighth of its size: small enough to be kept for every brand, and without what two machines draw
 * differently. The letters are those which every machine that runs the journeys has.
 */
async function pictureOfGallery(page: Page) {
  await page.evaluate(() => {
    const letters = new CSSStyleSheet();
    letters.replaceSync('* { font-family: "Noto Sans CJK TC" !important }');
    document.adoptedStyleSheets = [letters];
  });
  const picture = await page.locator('main').screenshot();
  return sharp(picture).resize({ width: 160 }).png({ palette: true }).toBuffer();
}

/** Whatever on the page cannot be distinguished from its background. */
async function findFaintTexts(page: Page) {
  const violations = await runAxe(page, { runOnly: { type: 'rule', values: ['color-contrast'] } });
  return violations.flatMap(({ nodes }) => nodes.map(({ html, message }) => [html, message]));
}

/** A brand's site at an address of its own, on this machine. */
function originOf(key: string, baseURL: string | undefined): string {
  const origin = new URL(baseURL ?? '');
  origin.hostname = `${key}.localhost`;
  return origin.origin;
}

// Beside the journeys that go alone it would meet the look that one of them gives to a brand.
test('every site opens under its own name, law, language, logo and icon', { tag: '@alone' }, async ({
  browser,
  baseURL,
}) => {
  test.slow();
  const seen = { marks: new Set<string>(), icons: new Set<string>() };
  // What a site is called and where it stands is in the server's page.
  const page = await browser.newPage({ javaScriptEnabled: false });
  for (const brand of brands) {
    await page.goto(`${originOf(brand.key, baseURL)}/${brand.primaryLanguage}/terms`);
    const home = page.getByRole('banner').getByRole('link', { name: brand.name, exact: true });
    await expect(home, brand.key).toBeVisible();
    const drawing = await home.locator('svg').evaluate((svg) => {
      const { width, height } = svg.getBoundingClientRect();
      return { markup: svg.outerHTML, width: Math.round(width), height: Math.round(height) };
    });
    seen.marks.add(drawing.markup);
    if (brand.logo.mode === 'full') expect(drawing.width, brand.key).toBe(208);
    else expect(drawing.height, brand.key).toBe(32);
    const icon = await page.locator('link[rel=icon]').getAttribute('href');
    const drawn = decodeURIComponent(icon ?? '').toLowerCase();
    expect(drawn, brand.key).toContain(brand.tokens.light.primary.toLowerCase());
    expect(icon).not.toContain('var(');
    seen.icons.add(icon ?? '');
    await expect(page.getByText(brand.legalEntity).first(), brand.key).toBeAttached();
    const courts = { TW: /中華民國|台灣|臺灣|Taiwan|Đài Loan/, HK: /香港|Hong Kong|Hồng Kông/ };
    await expect(page.getByRole('main'), brand.key).toContainText(courts[brand.jurisdiction]);
    for (const language of brand.languages)
      await expect(page.getByText(languageNames[language]).first(), brand.key).toBeAttached();
  }
  await page.close();
  expect([seen.marks.size, seen.icons.size]).toEqual([brands.length, brands.length]);
});
