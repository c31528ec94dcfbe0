import type { Member } from '#domain/accounts/member/member.ts';
import { listLedgerPicks } from '#domain/picks/ledger/list-ledger-picks.ts';
import { formatMinute } from '#i18n/format.ts';
import { AppError } from '#platform/app-error.ts';
import type { PageContext } from '../../page/page-context.ts';

const PER_PAGE = 10;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The predictions of the period that the address names (`?ledger=…&page=…`), a page of them; null where it names none of theirs. */
export async function loadLedgerPicks(
  { services, locale }: PageContext,
  member: Member,
  { zone, search }: { readonly zone: string; readonly search: URLSearchParams },
) {
  const periodId = search.get('ledger') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  if (!ID.test(periodId)) return null;
  const question = { member, locale, periodId, page, perPage: PER_PAGE };
  const found = await listLedgerPicks(services, question).catch((error: unknown) => {
    if (error instanceof AppError && error.code === 'not_found') return null;
    throw error;
  });
  if (found === null) return null;
  return {
    periodId,
    page,
    lastPage: Math.max(1, Math.ceil(found.total / PER_PAGE)),
    rows: found.items.map((row) => ({
      ...row,
      start: formatMinute(row.game_start_at, zone),
      publishedFor: row.game_start_at === row.start_at ? null : formatMinute(row.start_at, zone),
      opened: row.opened_at === null ? null : formatMinute(row.opened_at, zone),
    })),
  };
}

export type LedgerPicks = NonNullable<Awaited<ReturnType<typeof loadLedgerPicks>>>;
