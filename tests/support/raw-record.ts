import type pg from 'pg';

/** The record's figures once more, by plain loops over the raw rows: what the product's own sums are held against. */

type Raw = Readonly<Record<string, unknown>>;
type RawRecord = {
  readonly picks: readonly Raw[];
  readonly grades: ReadonlyMap<string, readonly Raw[]>;
  readonly withdrawn: ReadonlySet<string>;
  readonly odds: ReadonlyMap<string, readonly Raw[]>;
  readonly passes: readonly Raw[];
};

export type RawPick = {
  readonly id: string;
  readonly sport: string;
  readonly league: string;
  readonly betType: string;
  readonly day: string;
  readonly settledAt: Date;
  readonly result: string;
  readonly wouldBe: string;
  readonly line: 'free' | 'paid' | 'withdrawn';
  readonly odds: number;
  readonly chance: number;
  readonly ev: number;
  readonly stake: number;
  readonly profit: number;
  readonly margin: number | null;
  readonly closing: number | null;
  readonly corrections: number;
  readonly simulated: boolean;
  readonly lead: number;
  readonly later: Readonly<Record<15 | 60, Later | null>>;
};
type Later = { readonly odds: number | null; readonly good: boolean | null; readonly profit: number | null };

export async function readRawRecord(client: pg.ClientBase): Promise<RawRecord> {
  const all = async (text: string): Promise<Raw[]> => (await client.query(text)).rows;
  const withSport = 'join league on league.id = league_id';
  return {
    picks: await all(`select pick.*, sport from pick ${withSport}`),
    grades: Map.groupBy(await all('select * from pick_grade order by known_at'), (row) =>
      String(row.pick_id),
    ),
    withdrawn: new Set((await all('select * from pick_withdrawal')).map((row) => String(row.pick_id))),
    odds: Map.groupBy(await all('select * from odds_snapshot order by known_at, id'), (row) =>
      String(row.game_id),
    ),
    passes: await all(`select pick_pass.*, sport from pick_pass join game on game.id = game_id ${withSport}`),
  };
}

const taipei = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Taipei', dateStyle: 'short' });
const dayOf = (at: Date) => taipei.format(at);

/** The settled picks of a window of days as they were known at an instant. */
export function settledPicks(
  raw: RawRecord,
  options: {
    readonly asOf: Date;
    readonly from: string;
    readonly until: string;
    readonly sport?: string | undefined;
  },
): RawPick[] {
  return raw.picks.flatMap((pick) => {
    const grades = (raw.grades.get(String(pick.id)) ?? []).filter(
      (grade) => (grade.known_at as Date) <= options.asOf,
    );
    const [first] = grades;
    const last = grades.at(-1);
    if (!first || !last || (options.sport && pick.sport !== options.sport)) return [];
    const day = dayOf(first.known_at as Date);
    if (day < options.from || day > options.until) return [];
    return [rawPick(raw, pick, { day, last, first, corrections: grades.length - 1 })];
  });
}

function rawPick(
  raw: RawRecord,
  pick: Raw,
  graded: { day: string; first: Raw; last: Raw; corrections: number },
): RawPick {
  const { day, first, last, corrections } = graded;
  const result = String(last.result);
  const stakeCents = Number(pick.units) * 10_000;
  const isWithdrawn = raw.withdrawn.has(String(pick.id));
  const [win, lose] = [Number(pick.p_win), Number(pick.p_lose)];
  const later = (minutes: number) => laterPrice(raw, pick, { minutes, result, stakeCents });
  return {
    id: String(pick.id),
    sport: String(pick.sport),
    league: String(pick.league_id),
    day,
    result,
    corrections,
    betType: String(pick.bet_type),
    settledAt: first.known_at as Date,
    wouldBe: String(last.would_be),
    line: isWithdrawn ? 'withdrawn' : pick.is_free ? 'free' : 'paid',
    odds: Number(pick.odds),
    chance: win / (win + lose),
    ev: Number(pick.ev),
    stake: result === 'win' || result === 'lose' ? stakeCents : 0,
    profit: Number(last.profit_cents),
    margin: last.margin === null ? null : Number(last.margin),
    closing: result === 'cancel' || last.closing_value === null ? null : Number(last.closing_value),
    simulated: pick.data_origin !== 'real',
    lead: Math.floor(((pick.start_at as Date).getTime() - (pick.published_at as Date).getTime()) / 60_000),
    later: { 15: later(15), 60: later(60) },
  };
}

function laterPrice(
  raw: RawRecord,
  pick: Raw,
  options: { minutes: number; result: string; stakeCents: number },
): Later | null {
  const at = new Date((pick.published_at as Date).getTime() + options.minutes * 60_000);
  if (at >= (pick.start_at as Date)) return null;
  const book = String(Object(pick.odds_snapshot).bookmaker);
  const last = (raw.odds.get(String(pick.game_id)) ?? []).findLast(
    (price) => price.bet_type === pick.bet_type && price.bookmaker === book && (price.known_at as Date) <= at,
  );
  const column =
    { home: 'home_odds', over: 'home_odds', draw: 'draw_odds' }[String(pick.side)] ?? 'away_odds';
  const value = last && last.line === pick.line ? last[column] : null;
  if (value === null || value === undefined) return { odds: null, good: null, profit: null };
  const odds = Number(value);
  const won = Math.round(options.stakeCents * Math.round((odds - 1) * 1e4)) / 1e4;
  const profit =
    options.result === 'win' ? Math.round(won) : options.result === 'lose' ? -options.stakeCents : 0;
  return { odds, good: odds >= Number(pick.min_odds), profit };
}

/** Passes of games in a window, by reason. */
export function countPasses(
  raw: RawRecord,
  options: {
    readonly asOf: Date;
    readonly from: string;
    readonly until: string;
    readonly sport?: string | undefined;
  },
): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const pass of raw.passes) {
    const day = dayOf(pass.start_at as Date);
    const isMeant =
      day >= options.from && day <= options.until && (!options.sport || pass.sport === options.sport);
    const reason = String(pass.reason);
    if (isMeant && (pass.known_at as Date) <= options.asOf) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

const SCALE = 40;

/** The exact decimal sum of numbers, each with the fifteen digits that the database gives a binary fraction. */
export function decimalSum(values: readonly number[]): number {
  const total = values.reduce((sum, value) => sum + scaled(value), 0n);
  const digits = (total < 0n ? -total : total).toString().padStart(SCALE + 1, '0');
  const text = `${digits.slice(0, -SCALE)}.${digits.slice(-SCALE)}`;
  return Number(total < 0n ? `-${text}` : text);
}

function scaled(value: number): bigint {
  const [mantissa = '0', exponent = '0'] = value.toExponential(14).split('e');
  const [whole = '0', fraction = ''] = mantissa.replace('-', '').split('.');
  const digits = BigInt(whole + fraction) * 10n ** BigInt(SCALE + Number(exponent) - fraction.length);
  return value < 0 ? -digits : digits;
}
