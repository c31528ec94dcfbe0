import { firstRunContract } from '#api/office/first-run.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** The page on which a site without an operator makes its first owner; for anyone else, and afterwards, there is no such page. */
export async function loadFirstRun(page: OfficePage) {
  const token = page.url.searchParams.get('token') ?? undefined;
  const [{ data: firstRun }, messages] = await Promise.all([
    page.ask(firstRunContract, { query: { token } }),
    page.messages(['office-frame', 'office-operators', 'office-first', 'ui', 'errors'], (t) =>
      t('office-first.run.title'),
    ),
  ]);
  return { ...messages, way: firstRun.way, theme: page.context.office?.theme ?? null };
}

export type FirstRunData = Awaited<ReturnType<typeof loadFirstRun>>;
