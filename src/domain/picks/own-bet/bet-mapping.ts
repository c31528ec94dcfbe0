import { z } from 'zod';
import type { OddsFormat } from '#i18n/odds-format.ts';
import { oddsFormats } from '#i18n/odds-format.ts';
import { BET_CURRENCIES, type BetCurrency } from '#terms/currencies.ts';
import { DECIMAL_MARKS, type DecimalMark } from './read-money.ts';
import { DAY_ORDERS, type DayOrder } from './read-placed-at.ts';

/** What a file's column of money says: what came back with the stake, or what was won or lost beyond it. */
const RETURN_KINDS = ['returned', 'profit'] as const;
type ReturnKind = (typeof RETURN_KINDS)[number];

/** What a bet is read from, each out of a column of its own; a file may lack `returned` and `bookmaker`. */
export type BetColumn = 'placed_at' | 'event' | 'selection' | 'odds' | 'stake' | 'returned' | 'bookmaker';

/** How a bookmaker's file is read: the name of the column of each part, and how it writes days, numbers and prices. */
export type BetMapping = {
  readonly columns: Readonly<Record<BetColumn, string | null>>;
  readonly dayOrder: DayOrder;
  readonly decimalMark: DecimalMark;
  readonly oddsFormat: OddsFormat;
  readonly returnKind: ReturnKind;
  readonly currency: BetCurrency;
  /** An IANA zone, for times that name no distance from UTC. */
  readonly zone: string;
};

const column = z.string().min(1).max(200);
const storedSchema = z.object({
  columns: z.object({
    placed_at: column,
    event: column,
    selection: column,
    odds: column,
    stake: column,
    returned: column.nullable(),
    bookmaker: column.nullable(),
  }),
  dayOrder: z.enum(DAY_ORDERS),
  decimalMark: z.enum(DECIMAL_MARKS),
  oddsFormat: z.enum(oddsFormats),
  returnKind: z.enum(RETURN_KINDS),
  currency: z.enum(BET_CURRENCIES),
  zone: z.string(),
});

/** A mapping as it was stored; null for one that this release cannot read. */
export function readStoredMapping(value: unknown): BetMapping | null {
  return storedSchema.safeParse(value).data ?? null;
}

/** Words with which bookmakers head their columns, in the languages of the site. */
const USUAL = {
  placed_at: /date|time|when|placed|日期|時間|下注時間|ngày|thời gian/i,
  event: /event|match|game|fixture|賽事|比賽|對戰|trận|sự kiện/i,
  selection: /selection|bet\b|pick|choice|market|投注項目|玩法|選項|kèo|cửa|lựa chọn/i,
  odds: /odds|price|賠率|tỷ lệ|tỉ lệ|giá/i,
  stake: /stake|risk|wager|amount|本金|注額|金額|投注額|tiền cược|số tiền/i,
  returned: /return|payout|paid|profit|won|派彩|回報|輸贏|盈虧|tiền thắng|trả thưởng|lãi/i,
  bookmaker: /book|site|operator|莊家|平台|nhà cái/i,
} as const satisfies Record<BetColumn, RegExp>;

/** The column that each part is probably in, so that little is left to choose. No column is taken twice. */
export function guessColumns(headings: readonly string[]): Record<BetColumn, string | null> {
  const free = new Set(headings);
  const guess = (part: BetColumn) => {
    const found = [...free].find((heading) => USUAL[part].test(heading)) ?? null;
    if (found !== null) free.delete(found);
    return found;
  };
  return {
    odds: guess('odds'),
    stake: guess('stake'),
    placed_at: guess('placed_at'),
    returned: guess('returned'),
    bookmaker: guess('bookmaker'),
    event: guess('event'),
    selection: guess('selection'),
  };
}
