import { aliasesContract } from '#api/office/aliases.contract.ts';
import type { OfficePage } from '../office-page.server.ts';

/** Aliases of teams that no one knew. */
export async function loadAliases(page: OfficePage) {
  const [{ data: aliases, meta }, messages] = await Promise.all([
    page.list(aliasesContract, { query: { per_page: 20 } }),
    page.messages(['office-operations'], (t) => t('office-operations.aliases.title')),
  ]);
  return { ...messages, aliases, meta };
}

export type AliasesData = Awaited<ReturnType<typeof loadAliases>>;
export type Alias = AliasesData['aliases'][number];
