import type { Member } from '#domain/accounts/member/member.ts';
import { BRAND_ZONE } from '#terms/brand-zone.ts';
import type { SitePath } from '../site-texts.tsx';

/** What a page of a site says of the site in figures, and the rows or the other page from which each figure follows. */

type Reader = 'guest' | 'payer';
export type Page = { readonly path: SitePath; readonly search: string; readonly reader: Reader };

/** A figure is a text as it is written but for separators, or a number; null is one that is not said. */
export type Figures = Readonly<Record<string, string | number | null>>;
type Said = Readonly<Record<string, string | undefined>>;

export type Facts = {
  /** The first row of a query. */
  readonly row: (text: string) => Promise<Figures>;
  /** The site's present instant, as a query writes it. */
  readonly now: string;
  /** A page's words. */
  readonly text: (page: Page) => Promise<string>;
  readonly payer: Member;
};

export type Claim = {
  readonly on: readonly Page[];
  /** Each named group is a figure; where the sentence stands several times, each is held. */
  readonly words: RegExp;
  /** What the figures have to be, under the names of the groups. */
  readonly rows: (facts: Facts, said: Said, page: Page) => Promise<Figures>;
};

export const guest = (path: SitePath, search = ''): Page => ({ path, search, reader: 'guest' });
export const payer = (path: SitePath, search = ''): Page => ({ path, search, reader: 'payer' });

/** Picks that were published before their games and not withdrawn. */
export const STANDING = `pick.origin = 'live' and not exists (select 1 from pick_withdrawal w where w.pick_id = pick.id)`;

/** The picks that are published, stand, and whose games have not begun. */
export const coming = ({ now }: Facts) => `from pick where ${STANDING} and pick.start_at > ${now}`;
export const day = (instant: string) => `(${instant} at time zone '${BRAND_ZONE}')::date`;

const TALLY = `count(*)::int as n, count(*) filter (where result = 'win')::int as win,
  count(*) filter (where result = 'lose')::int as lose, count(*) filter (where result = 'draw')::int as draw,
  coalesce(sum(profit_cents), 0)::int as cents`;

/** What was settled on a day. */
export const settledOn = ({ row }: Facts, origin: string, date: string) =>
  row(`select ${TALLY} from pick_record where origin = '${origin}' and settled_day = '${date}'`);

/** What was settled in the last days, today included; since ever where no days are named. */
export const settled = ({ row, now }: Facts, origin: string, days: number | null) =>
  row(`select ${TALLY}, count(*) filter (where is_simulated)::int as simulated from pick_record
    where origin = '${origin}' ${days === null ? '' : `and settled_day > ${day(now)} - ${days}`}`);

/** The figures of a sentence that leaves out those of these names where they count nothing. */
export const sayingSome = (figures: Figures, names: readonly string[]): Figures =>
  Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [
      name,
      names.includes(name) && value === 0 ? null : value,
    ]),
  );

/** One unit is a hundred dollars. */
export const units = (cents: unknown) => (Math.abs(Number(cents)) / 10_000).toFixed(1);
export const signOf = (cents: unknown) => (Number(cents) < 0 ? '−' : '+');

/** The figures of a sentence on another page; none where it does not stand there. */
export async function saidOn({ text }: Facts, page: Page, words: RegExp): Promise<Said> {
  return words.exec(await text(page))?.groups ?? {};
}

/** `1,234` as a number. */
export const numberOf = (figure: string | undefined) => Number(figure?.replaceAll(',', ''));
