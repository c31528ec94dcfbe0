import { data } from 'react-router';
import type { Member } from '#domain/accounts/member/member.ts';
import { MAX_FILE_BYTES, MAX_FILE_ROWS } from '#domain/picks/own-bet/bet-limits.ts';
import { type BetView, listBets, showBet } from '#domain/picks/own-bet/list-bets.ts';
import { formatMinute } from '#i18n/format.ts';
import type { OddsFormat } from '#i18n/odds-format.ts';
import { AppError } from '#platform/app-error.ts';
import type { BetCurrency } from '#terms/currencies.ts';
import type { PageContext } from '../../page/page-context.ts';
import { readOddsFormat } from '../pick/odds-choice.ts';

const PER_PAGE = 20;
const ID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const CURRENCIES = { en: 'HKD', zh_TW: 'TWD', zh_HK: 'HKD', vi: 'VND' } as const;

type Asked = { readonly zone: string; readonly search: URLSearchParams; readonly request: Request };

/** The member's own bets with what they say; one of them where the address names it (`?part=bets&bet=…`). */
export async function loadBets(context: PageContext, member: Member, { zone, search, request }: Asked) {
  const { services, locale } = context;
  const page = /^[1-9]\d{0,3}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1;
  const [listed, shown] = await Promise.all([
    listBets(services, { member, locale, page, perPage: PER_PAGE }),
    loadBet(context, member, { zone, search }),
  ]);
  const currency: BetCurrency = listed.items[0]?.currency ?? CURRENCIES[locale];
  const oddsFormat: OddsFormat = readOddsFormat(request, locale);
  const imports = listed.imports.map((one) => ({ ...one, time: formatMinute(one.created_at, zone) }));
  return {
    ...listed,
    imports,
    imported: imports.find(({ id }) => id === search.get('import')) ?? null,
    page,
    lastPage: Math.max(1, Math.ceil(listed.total / PER_PAGE)),
    items: listed.items.map((bet) => rowOf(bet, zone)),
    shown,
    usual: { currency, oddsFormat, zone },
    limits: { size: MAX_FILE_BYTES / 1024, rows: MAX_FILE_ROWS },
  };
}

export type BetsData = Awaited<ReturnType<typeof loadBets>>;

async function loadBet(
  { services, locale }: PageContext,
  member: Member,
  { zone, search }: Pick<Asked, 'zone' | 'search'>,
) {
  const id = search.get('bet');
  if (id === null) return null;
  const found = ID.test(id)
    ? await showBet(services, { member, id, locale }).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'not_found') return null;
        throw error;
      })
    : null;
  if (found === null) throw data(null, { status: 404, statusText: 'Not Found' });
  const { candidates, ...bet } = found;
  return {
    ...rowOf(bet, zone),
    candidates: candidates.map((pick) => ({ ...pick, start: formatMinute(pick.start_at, zone) })),
  };
}

const rowOf = (bet: BetView, zone: string) => ({ ...bet, placed: formatMinute(bet.placed_at, zone) });
