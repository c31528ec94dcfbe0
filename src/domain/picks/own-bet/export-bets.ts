import type { Member } from '#domain/accounts/member/member.ts';
import { type Columns, csvTable, writeCsv } from '#domain/foundation/export/csv-table.ts';
import type { Services } from '#domain/services.ts';
import { MINOR_DIGITS } from '#terms/currencies.ts';
import type { Locale } from '#terms/locales.ts';
import { MAX_BETS } from './bet-limits.ts';
import { type BetView, listBets } from './list-bets.ts';

/** An amount in whole units of its currency, exact. */
function moneyText(amount: number, currency: keyof typeof MINOR_DIGITS): string {
  const digits = MINOR_DIGITS[currency];
  const plain = String(Math.abs(amount)).padStart(digits + 1, '0');
  const text = digits === 0 ? plain : `${plain.slice(0, -digits)}.${plain.slice(-digits)}`;
  return amount < 0 ? `-${text}` : text;
}

const COLUMNS: Columns<BetView> = {
  placed_at: ({ placed_at }) => placed_at,
  event: ({ event }) => event,
  selection: ({ selection }) => selection,
  bookmaker: ({ bookmaker }) => bookmaker,
  odds: ({ odds }) => odds,
  currency: ({ currency }) => currency,
  // Numbers of ours, so that a spreadsheet can add them.
  stake: ({ stake, currency }) => Number(moneyText(stake, currency)),
  returned: ({ returned, currency }) => (returned === null ? null : Number(moneyText(returned, currency))),
  result: ({ result }) => result,
  profit: ({ profit, currency }) => (profit === null ? null : Number(moneyText(profit, currency))),
  pick: ({ pick }) => pick?.serial ?? null,
  published_odds: ({ pick }) => pick?.odds ?? null,
  wait_minutes: ({ pick }) => pick?.wait_minutes ?? null,
  closing_value: ({ pick }) => pick?.own_closing_value ?? null,
};

/** All bets of a member as CSV, in which no text is a formula. The file can be imported again. */
export async function* exportBets(
  services: Services,
  { member, locale }: { readonly member: Member; readonly locale: Locale },
): AsyncGenerator<string> {
  const { items } = await listBets(services, { member, locale, page: 1, perPage: MAX_BETS });
  yield* writeCsv(csvTable(COLUMNS, [items]));
}
