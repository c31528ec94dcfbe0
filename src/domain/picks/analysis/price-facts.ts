import type { ArticleInput, MarketInput } from './article-input.ts';
import type { FactSource, Selection } from './fact.ts';
import type { FactList } from './fact-list.ts';

type Sides = 'home' | 'away';
const sides: readonly Sides[] = ['home', 'away'];

/** Prices and probabilities closer than this say the same. */
const MIN_GAP = 0.03;
/** A price that moved by less than this has not moved. */
const MIN_MOVE = 0.03;
/** The opening price is where most forecasts begin, and many small things are no reason that one could name. */
const UNSAID: readonly string[] = ['market_odds', 'other'];
/** A reason smaller than this, in log-odds, is none. */
const MIN_DRIVER = 0.03;

/** What the model and the market say, and the pick: everything that has to do with chances and prices. */
export function addPriceFacts(list: FactList, input: ArticleInput): void {
  addForecast(list, input);
  addMarket(list, input);
  addMove(list, input);
  addPick(list, input);
  addDrivers(list, input);
  addBand(list, input);
}

const share = (value: number) => ({ unit: 'share', value }) as const;
const odds = (value: number) => ({ unit: 'odds', value }) as const;
const average = (value: number) => ({ unit: 'average', value }) as const;

function addForecast(list: FactList, input: ArticleInput): void {
  const { forecast } = input;
  const source = forecastSource(input);
  list.add('p.home', share(forecast.home), source);
  list.add('p.away', share(forecast.away), source);
  if (forecast.draw !== null) list.add('p.draw', share(forecast.draw), source);
  list.add('x.home', average(forecast.expectedHome), source);
  list.add('x.away', average(forecast.expectedAway), source);
  list.add('x.total', average(forecast.expectedHome + forecast.expectedAway), source);
  const favourite = forecast.home >= forecast.away ? 'home' : 'away';
  list.alias('fav.team', favourite);
  list.alias('fav.p', `p.${favourite}`);
  list.alias('dog.team', favourite === 'home' ? 'away' : 'home');
}

/** The team whose case an article makes: the one that was picked, or the favourite. Totals and draws are no one's. */
function caseSide({ pick, forecast }: ArticleInput): Sides | null {
  if (pick === null) return forecast.home >= forecast.away ? 'home' : 'away';
  return pick.side === 'home' || pick.side === 'away' ? pick.side : null;
}

function addBand(list: FactList, input: ArticleInput): void {
  const side = caseSide(input);
  const [low, high] = side === null ? [] : (input.forecast.spread?.[side] ?? []);
  if (side === null || low === undefined || high === undefined || high - low < 0.005) return;
  const source = forecastSource(input);
  list.alias('band.team', side);
  list.add('band.low', share(low), source);
  list.add('band.high', share(high), source);
}

function forecastSource({ forecast }: ArticleInput): FactSource {
  return { table: 'forecast', key: forecast.id, knownAt: forecast.knownAt.toISOString() };
}

function marketSource(market: MarketInput): FactSource {
  return { table: 'odds_snapshot', key: market.key, knownAt: market.knownAt.toISOString() };
}

/** The chance that a price stands for once the bookmaker's margin is taken out in proportion. */
function fairShare(market: MarketInput, side: Sides): number {
  const all = [market.home, market.draw, market.away].filter((price) => price !== null);
  return 1 / market[side] / all.reduce((sum, price) => sum + 1 / price, 0);
}

function addMarket(list: FactList, { market, forecast }: ArticleInput): void {
  if (market === null) return;
  const source = marketSource(market);
  const favourite = forecast.home >= forecast.away ? 'home' : 'away';
  list.add('fav.m', share(fairShare(market, favourite)), source);
  list.add('fav.odds', odds(market[favourite]), source);
  list.add('fav.even', share(1 / market[favourite]), source);
  const gaps = sides.map((side) => ({ side, gap: forecast[side] - fairShare(market, side) }));
  const widest = gaps.reduce((best, one) => (one.gap > best.gap ? one : best));
  if (widest.gap < MIN_GAP) return;
  list.alias('gap.team', widest.side);
  list.alias('gap.p', `p.${widest.side}`);
  list.add('gap.m', share(fairShare(market, widest.side)), source);
}

function addMove(list: FactList, { market, opening }: ArticleInput): void {
  if (market === null || opening === null || market.knownAt <= opening.knownAt) return;
  const moves = sides.map((side) => ({ side, by: market[side] / opening[side] - 1 }));
  for (const [name, sign] of [
    ['shorter', -1],
    ['longer', 1],
  ] as const) {
    const furthest = moves.reduce((best, move) => (move.by * sign > best.by * sign ? move : best));
    if (furthest.by * sign < MIN_MOVE) continue;
    list.alias(`${name}.team`, furthest.side);
    list.add(`${name}.from`, odds(opening[furthest.side]), marketSource(opening));
    list.add(`${name}.to`, odds(market[furthest.side]), marketSource(market));
  }
}

function addPick(list: FactList, { pick, home, away }: ArticleInput): void {
  if (pick === null) return;
  const source: FactSource = { table: 'pick', key: pick.serial, knownAt: pick.publishedAt.toISOString() };
  const team = pick.side === 'home' ? home : pick.side === 'away' ? away : null;
  const selection: Selection = {
    betType: pick.betType,
    side: pick.side,
    line: pick.line === null || pick.side !== 'away' ? pick.line : -pick.line,
    team: team?.names ?? null,
  };
  list.add('pick.selection', { unit: 'selection', selection }, source);
  list.add('pick.odds', odds(pick.odds), source);
  list.add('pick.even', share(1 / pick.odds), source);
  // Where the stake can come back, win and break-even are compared among the bets that are decided.
  list.add('pick.p', share(pick.pWin / (1 - pick.pPush)), source);
  list.add('pick.ev', { unit: 'signed_share', value: pick.ev }, source);
  list.add('pick.units', { unit: 'units', value: pick.units }, source);
  list.add('pick.min', odds(pick.minOdds), source);
  if (pick.line !== null && (pick.side === 'over' || pick.side === 'under'))
    list.add(`${pick.side}.line`, { unit: 'total', value: pick.line }, source);
}

/** The strongest reason for the side that is argued, and the strongest against it. Totals have no side of their own. */
function addDrivers(list: FactList, input: ArticleInput): void {
  const { forecast } = input;
  const side = caseSide(input);
  if (side === null) return;
  const source = forecastSource(input);
  list.alias('case.team', side);
  for (const [name, sign] of [
    ['for', side === 'home' ? 1 : -1],
    ['against', side === 'home' ? -1 : 1],
  ] as const) {
    const strongest = forecast.drivers
      .filter(({ code, contribution }) => !UNSAID.includes(code) && contribution * sign > MIN_DRIVER)
      .toSorted((a, b) => b.contribution * sign - a.contribution * sign)[0];
    if (strongest) list.add(`driver.${name}`, { unit: 'driver', text: strongest.code }, source);
  }
}
