import {
  devig,
  overround,
  type PlayedGame,
  type Price,
  type StandingPrice,
  seededRandom,
} from '@trueline/predict';

/** When the replay looks for bets: at the opening, an hour before the start, and at the close. */
export const BET_TIMES = ['opening', 'hour', 'close'] as const;
export type BetTime = (typeof BET_TIMES)[number];

/** The prices that stand at one of the times, and how much of the way from the opening to the start lies ahead. */
export type PricesAt = { readonly prices: readonly StandingPrice[]; readonly ahead: number };

/**
 * How far the log-odds of home against away, and of the over, move from the opening to the start (standard deviation): soccer until 2023, baseball
 * until 2019. No archive has basketball's opening prices; it is taken to move as baseball does.
 */
const WANDERS = {
  soccer: { winner: 0.17, total: 0.13 },
  baseball: { winner: 0.12, total: 0.09 },
  basketball: { winner: 0.12, total: 0.09 },
} as const;

/**
 * Prices at a time; null where the archive has none. No archive keeps prices of an hour before the start, so these are simulated: on
 * the way between a bookmaker's opening and closing price, off the straight line by as much as prices wander in that time (a Brownian
 * bridge, the same for all bookmakers). A handicap moves as the winner does: both are about one thing, and what bookmakers really moved them
 * by differs by two hundredths. A line that moved in between is left out. `openedHours` is how long the market was open.
 */
export function pricesAt(game: PlayedGame, time: BetTime, openedHours: number | null): PricesAt | null {
  if (time === 'opening') return pricedOrNull(game.opening.map(standing), 1);
  if (time === 'close') return pricedOrNull(game.closing.map(standing), 0);
  if (openedHours === null || openedHours <= 1) return null;
  const ahead = 1 / openedHours;
  return pricedOrNull(bridged(game, ahead), ahead);
}

function pricedOrNull(prices: readonly StandingPrice[], ahead: number): PricesAt | null {
  return prices.some(({ homeOdds, awayOdds }) => homeOdds && awayOdds) ? { prices, ahead } : null;
}

function standing(price: Price<'open' | 'close'>): StandingPrice {
  return { ...price, phase: 'now' };
}

function bridged(game: PlayedGame, ahead: number): readonly StandingPrice[] {
  const random = seededRandom(hashOf(game.id));
  const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
  const share = Math.sqrt(ahead * (1 - ahead));
  const wanders = WANDERS[game.sport];
  const [winner, total] = [normal() * share * wanders.winner, normal() * share * wanders.total];
  const pairs = game.closing.flatMap((close) => {
    const open = game.opening.find(
      (one) => one.betType === close.betType && one.bookmaker === close.bookmaker && one.line === close.line,
    );
    const way = open && between(sidesOf(open), sidesOf(close), ahead);
    return way ? [{ close, ...way }] : [];
  });
  const likely = pairs.find(({ close }) => close.betType === 'win_loss')?.fair ?? null;
  return pairs.map(({ close, fair, booked }) => {
    const off =
      close.betType === 'over_under'
        ? total
        : close.betType === 'run_line' && likely
          ? handicapMove(likely, close.line ?? 0, winner)
          : winner;
    const odds = moved(fair, off).map((share) => 1 / (share * booked));
    const [homeOdds = null, second = null, third = null] = odds;
    const isThreeWay = close.drawOdds !== null;
    return {
      ...standing(close),
      homeOdds,
      drawOdds: isThreeWay ? second : null,
      awayOdds: isThreeWay ? third : second,
    };
  });
}

function sidesOf({ homeOdds, drawOdds, awayOdds }: Price<'open' | 'close'>): readonly (number | null)[] {
  return drawOdds === null ? [homeOdds, awayOdds] : [homeOdds, drawOdds, awayOdds];
}

/** Fair probabilities part of the way from one set of odds to another, and what the inverse odds add up to; null where one is incomplete. */
function between(
  open: readonly (number | null)[],
  close: readonly (number | null)[],
  ahead: number,
): { readonly fair: readonly number[]; readonly booked: number } | null {
  const [from, to] = [devig(open, 'proportional'), devig(close, 'proportional')];
  if (!from || !to) return null;
  const weights = to.map((share, side) => (from[side] ?? share) ** ahead * share ** (1 - ahead));
  return {
    fair: ofOne(weights),
    booked: overround(open) ** ahead * overround(close) ** (1 - ahead),
  };
}

/** Probabilities whose log-odds of the first against the last side are moved; a draw keeps its weight. */
function moved(fair: readonly number[], off: number): readonly number[] {
  const last = fair.length - 1;
  return ofOne(
    fair.map((share, side) => share * Math.exp(side === 0 ? off / 2 : side === last ? -off / 2 : 0)),
  );
}

/** By how much a handicap's log-odds move where the winner's move by so much: it gives the draw to one side, or to none. */
function handicapMove(winner: readonly number[], line: number, off: number): number {
  const logOdds = (shares: readonly number[]) => {
    const [home = 0, away = 0] = [shares[0], shares.at(-1)];
    const draw = shares.length > 2 ? (shares[1] ?? 0) : 0;
    const [withHome, withAway] = [line > 0.25 ? draw : 0, line < -0.25 ? draw : 0];
    return Math.log((home + withHome) / (away + withAway));
  };
  return logOdds(moved(winner, off)) - logOdds(winner);
}

function ofOne(weights: readonly number[]): readonly number[] {
  const sum = weights.reduce((total, weight) => total + weight, 0);
  return weights.map((weight) => weight / sum);
}

/** A number that follows from a text alone. */
function hashOf(text: string): number {
  let hash = 2166136261;
  for (const char of text) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}
