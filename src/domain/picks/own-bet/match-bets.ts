import type { BetType, Side } from '#terms/bets.ts';

/** A published pick with what a bookmaker's file may call its teams. */
export type PickToMatch = {
  readonly id: string;
  readonly publishedAt: Date;
  readonly startAt: Date;
  readonly betType: BetType;
  readonly side: Side;
  readonly line: number | null;
  readonly homeNames: readonly string[];
  readonly awayNames: readonly string[];
};

type BetToMatch = { readonly placedAt: Date; readonly event: string; readonly selection: string };

/** Words for the sides that are no team, as bookmakers write them in the languages of the site. */
const WORDS: Readonly<Record<Side, readonly string[]>> = {
  home: ['home', '1', '主', '主隊', '主勝', 'chu', 'chu nha'],
  draw: ['draw', 'x', 'tie', '和', '和局', '平', '平手', 'hoa'],
  away: ['away', '2', '客', '客隊', '客勝', 'khach', 'doi khach'],
  over: ['over', '大', '大分', '大球', 'tai', 'tren'],
  under: ['under', '小', '小分', '小球', 'xiu', 'duoi'],
};

/**
 * Which of the picks each bet followed: it was placed after the publication and before the start, its event names both teams, and
 * its selection names the side and the line. Where two picks fit, or the words leave a doubt, it is for the member to say.
 */
export function matchBets<Bet extends BetToMatch>(
  bets: readonly Bet[],
  picks: readonly PickToMatch[],
): readonly (string | null)[] {
  const known = picks
    .map((pick) => ({ ...pick, home: pick.homeNames.map(plain), away: pick.awayNames.map(plain) }))
    .toSorted((left, right) => left.startAt.getTime() - right.startAt.getTime());
  return bets.map((bet) => {
    const event = plain(bet.event);
    const fitting = known.filter(
      (pick) =>
        pick.publishedAt <= bet.placedAt &&
        bet.placedAt < pick.startAt &&
        names(event, pick.home) &&
        names(event, pick.away) &&
        isSameBet(bet.selection, pick),
    );
    const [only] = fitting;
    return fitting.length === 1 && only !== undefined ? only.id : null;
  });
}

type Known = PickToMatch & { readonly home: readonly string[]; readonly away: readonly string[] };

const names = (text: string, teams: readonly string[]) =>
  teams.some((team) => team !== '' && ` ${text} `.includes(` ${team} `)) ||
  teams.some((team) => /[^ -~]/.test(team) && text.includes(team));

function isSameBet(selection: string, pick: Known): boolean {
  const numbers = [...selection.normalize('NFKC').replaceAll(/[−–—]/g, '-').matchAll(NUMBER)].map(([text]) =>
    Number(text.replace(',', '.')),
  );
  const words = plain(selection.normalize('NFKC').replaceAll(NUMBER, ' '));
  const sides = sidesOf(words, pick);
  if (pick.betType === 'over_under') return sides.has(pick.side) && isOnly(numbers, pick.line);
  if (pick.betType === 'run_line')
    return isSide(sides, pick) && isOnly(numbers, pick.side === 'away' ? -(pick.line ?? 0) : pick.line);
  // The winner has no line: a number beside it is another bet, apart from the 1 and 2 of a coupon.
  const coupon = plain(selection);
  return numbers.length === 0
    ? isSide(sides, pick)
    : ['1', '2'].includes(coupon) && WORDS[pick.side].includes(coupon);
}

/** A number with its sign, not the middle of a word such as a team's name. */
const NUMBER = /(?<![\p{Script=Latin}\d.,])[+-]?\d{1,4}(?:[.,]\d{1,2})?(?![\p{Script=Latin}\d])/gu;

const isOnly = (numbers: readonly number[], line: number | null) =>
  numbers.length === 1 && line !== null && Math.abs((numbers[0] ?? Number.NaN) - line) < 1e-9;

/** The one side that is named and no other one of its kind. */
const isSide = (sides: ReadonlySet<Side>, { side }: Known) => sides.size === 1 && sides.has(side);

function sidesOf(words: string, pick: Known): ReadonlySet<Side> {
  const own = { home: pick.home, away: pick.away };
  const named = (side: Side) =>
    WORDS[side].some((word) => words === word || ` ${words} `.includes(` ${word} `)) ||
    ((side === 'home' || side === 'away') && names(words, own[side]));
  const sides: readonly Side[] = pick.betType === 'over_under' ? ['over', 'under'] : ['home', 'draw', 'away'];
  const found = sides.filter(named);
  return new Set(found.length === 1 ? found : []);
}

/** A text without case, accents and punctuation: what is left are words with one space between them. */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
