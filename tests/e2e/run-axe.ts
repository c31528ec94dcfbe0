import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type Axe from 'axe-core';

/** What a rule finds: its name, and each element with what is wrong there. */
export type Violation = {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly message: string }[];
};

export type AxeOptions = Pick<Axe.RunOptions, 'rules' | 'runOnly'> & {
  /** Selectors of what is left out. */
  readonly exclude?: readonly string[];
};

/** The program without its comments: a page that reads it to be searched has less than half as much to read. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Runs axe in the page, once read and without frames of others, which no page has. Only what it finds comes back: what passes is most of an
 * answer, and carrying it over takes as long as the search.
 */
export async function runAxe(page: Page, { exclude = [], ...options }: AxeOptions): Promise<Violation[]> {
  await page.evaluate(source);
  return page.evaluate(
    async ({ context, run }) => {
      const { axe } = globalThis as typeof globalThis & { axe: typeof Axe };
      const { violations } = await axe.run(context, run);
      return violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map(({ html, any }) => ({ html, message: any[0]?.message ?? '' })),
      }));
    },
    {
      context: { exclude: exclude.map((selector) => [selector]) },
      run: { ...options, resultTypes: ['violations' as const] },
    },
  );
}
