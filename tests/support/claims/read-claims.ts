import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';
import type { ReplayedSite } from '../replayed-site.ts';
import { siteText } from '../site-texts.tsx';
import { type Claim, type Facts, guest, type Page } from './claim.ts';
import { HOME_CLAIMS } from './home-claims.ts';
import { MEMBER_CLAIMS } from './member-claims.ts';
import { PLAN_CLAIMS } from './plan-claims.ts';
import { RECORD_CLAIMS } from './record-claims.ts';
import { SCHEDULE_CLAIMS } from './schedule-claims.ts';

export const CLAIMS: readonly Claim[] = [
  ...HOME_CLAIMS,
  ...PLAN_CLAIMS,
  ...RECORD_CLAIMS,
  ...MEMBER_CLAIMS,
  ...SCHEDULE_CLAIMS,
];

/** Pages without a claim of their own, which may not begin to count either. */
const ALSO_READ = [guest('/methodology')];
/** A sentence that counts; one that stands in no claim is an error, so that anyone who writes a new one says what holds it. */
const COUNTED = /(?<![\d.,–-])\d[\d,.]* (?:picks?|predictions?|matches|games|units)\b/g;
/** Sentences that count what is no figure of this site's own, or that the tests of their own pages hold. */
const OTHERS = [
  /How \d+ picks could run/g,
  /A season of \d+ picks/g,
  /Of [\d,]+ seasons of \d+ picks/g,
  /Luck alone: .{0,40} cases/g,
  /Luck alone gives .{0,40} units/g,
  /Winnings of [\d,]+ units/g,
  /in 4 games out of 5/g,
];

type Read = {
  /** Sentences whose figures are not those of the rows, and those that no one holds. */
  readonly errors: readonly string[];
  /** The claims whose words stood on a page. */
  readonly read: ReadonlySet<Claim>;
};

type Held = { readonly error: string | null; readonly page: string; readonly span: Span };
type Span = readonly [from: number, until: number];

/** Reads every page as a guest and as a payer, and holds all that is said against the rows. */
export async function readClaims(site: ReplayedSite, payer: Member): Promise<Read> {
  const { services, now, query } = site;
  const texts = new Map<string, Promise<string>>();
  const text = (page: Page) => {
    const key = nameOf(page);
    const found = texts.get(key) ?? textOf(services, page, payer);
    texts.set(key, found);
    return found;
  };
  const row = async (sql: string) => (await query(sql))[0] ?? {};
  const facts: Facts = { row, text, payer, now: `'${now().toISOString()}'::timestamptz` };
  const held: Held[] = [];
  const read = new Set<Claim>();
  for (const claim of CLAIMS) {
    for (const page of claim.on) {
      const found = await holdOn(facts, claim, page);
      if (found.length > 0) read.add(claim);
      held.push(...found);
    }
  }
  await Promise.all(ALSO_READ.map(text));
  const wrong = held.flatMap(({ error }) => error ?? []);
  const unheld: string[] = [];
  for (const [page, words] of texts) {
    const spans = held.filter((one) => one.page === page).map(({ span }) => span);
    unheld.push(...countedBeside(await words, spans).map((found) => `${page}: no one holds “${found}”`));
  }
  return { errors: [...wrong, ...unheld], read };
}

/** Each place of a page where a claim stands, with what is wrong there. */
async function holdOn(facts: Facts, claim: Claim, page: Page): Promise<Held[]> {
  const found = (await facts.text(page)).matchAll(claim.words);
  const held: Held[] = [];
  for (const { index, 0: sentence, groups = {} } of found) {
    const rows = await claim.rows(facts, groups, page);
    const wrong = Object.entries(groups).filter(([name, figure]) => !isSame(figure, rows[name]));
    const truth = wrong.map(([name]) => `${name} is ${rows[name]}`).join(', ');
    held.push({
      page: nameOf(page),
      span: [index, index + sentence.length],
      error: truth === '' ? null : `${nameOf(page)} says “${sentence}”, but ${truth}`,
    });
  }
  return held;
}

/** The counting sentences of a page that lie in none of its spans. */
function countedBeside(words: string, spans: readonly Span[]): string[] {
  const others = OTHERS.flatMap((other) =>
    [...words.matchAll(other)].map(({ index, 0: all }): Span => [index, index + all.length]),
  );
  const known = [...spans, ...others];
  return [...words.matchAll(COUNTED)]
    .filter(({ index }) => !known.some(([from, until]) => index >= from && index < until))
    .map(({ index }) => words.slice(Math.max(0, index - 60), index + 60));
}

const nameOf = ({ path, search, reader }: Page) => `${path === '' ? '/' : path}${search} (${reader})`;

const textOf = (services: Services, { path, search, reader }: Page, payer: Member) =>
  siteText(services, { path, search, member: reader === 'payer' ? payer : null });

/** A figure is written with separators; a group that did not stand in the sentence is nothing. */
function isSame(said: string | undefined, rows: string | number | null | undefined): boolean {
  if (said === undefined || rows === undefined || rows === null) return (said ?? null) === (rows ?? null);
  return said.replaceAll(',', '') === String(rows).replaceAll(',', '');
}
