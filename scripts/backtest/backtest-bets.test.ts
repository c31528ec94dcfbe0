import type {
  ClosingPrice,
  ForecastOk,
  PlayedGame,
  SoccerDistribution,
  StandingPrice,
} from '@trueline/predict';
import { devig } from '@trueline/predict';
import { describe, expect, it } from 'vitest';
import { PROVEN } from '#tests/support/proven-law.ts';
import { BET_COLUMNS, betLines } from './backtest-bet-table.ts';
import { betsOf } from './backtest-bets.ts';
import type { Measured } from './backtest-measured.ts';
import { pricesAt } from './backtest-prices.ts';

const LEVEL: SoccerDistribution = { kind: 'soccer', lambda: 1.4, mu: 1.4, rho: 0, marketLine: PROVEN };
const WINNER = { home: 0.36, draw: 0.28, away: 0.36 };

const FORECAST: ForecastOk = {
  state: 'ok',
  gameId: 'g',
  tier: 'C',
  modelVersion: 'test',
  distribution: LEVEL,
  probabilities: WINNER,
  expected: { home: 1.4, away: 1.4 },
  drivers: [],
  spread: { home: [0.3, 0.4], draw: [0.2, 0.3], away: [0.3, 0.4] },
};

function price(over: Partial<StandingPrice>): StandingPrice {
  const odds = { homeOdds: 2.6, drawOdds: 3.2, awayOdds: 2.6 };
  return { phase: 'now', betType: 'win_loss', line: null, bookmaker: 'one', ...odds, ...over };
}
const total = (over: Partial<StandingPrice>) =>
  price({ betType: 'over_under', line: 2.5, drawOdds: null, homeOdds: 1.9, awayOdds: 1.9, ...over });
const closing = (one: StandingPrice): ClosingPrice => ({ ...one, phase: 'close' });

function game(over: Partial<PlayedGame>): PlayedGame {
  return {
    id: 'g',
    sport: 'soccer',
    leagueId: 'EPL',
    season: '2024-25',
    seasonStartYear: 2024,
    startAt: 100 * 3_600_000,
    knownAt: 104 * 3_600_000,
    home: 'Ash',
    away: 'Oak',
    neutral: false,
    playoff: false,
    homeScore: 2,
    awayScore: 1,
    opening: [],
    closing: [],
    ...over,
  };
}
const bets = (prices: readonly StandingPrice[], played = game({})) =>
  betsOf(played, {
    at: 'opening',
    prices,
    forecast: FORECAST,
    closed: { winner: WINNER, forecast: FORECAST },
  });

describe('bets of the walk', () => {
  it('are those of the site: a price worth 2 %, settled by the score and weighed by the close', () => {
    const [bet, ...others] = bets([price({ homeOdds: 2.95, drawOdds: 3.1, awayOdds: 2.5 })]);
    expect(others).toEqual([]);
    expect(bet).toMatchObject({ betType: 'win_loss', at: 'opening', odds: 2.95 });
    expect(bet?.profitPerUnit).toBeCloseTo(1.95, 12);
    expect(bet?.claimed).toBeGreaterThan(0.02);
    expect(bet?.worth).toBeCloseTo(WINNER.home * 2.95 - 1, 12);
  });

  it('leave alone what the site leaves alone: no value, no sound book, no quarter line', () => {
    expect(bets([price({})])).toEqual([]);
    expect(bets([price({ homeOdds: 3.2, drawOdds: 3.6, awayOdds: 3.2 })])).toEqual([]);
    expect(bets([total({ line: 2.25, homeOdds: 2.1, awayOdds: 1.8 })])).toEqual([]);
  });

  it('are worth at the close what their own line is there, wherever the close stands', () => {
    const worthWith = (line: number) => {
      const close = closing(total({ line }));
      const [bet] = bets([total({ homeOdds: 2.05, awayOdds: 1.8 })], game({ closing: [close] }));
      return bet?.worth ?? Number.NaN;
    };
    expect(worthWith(3.5)).toBeGreaterThan(worthWith(3));
    expect(worthWith(2.5)).toBeCloseTo(0.5 * 2.05 - 1, 6);
    expect(worthWith(2)).toBeLessThan(worthWith(2.5));
  });
});

describe('the prices of a time', () => {
  const opening = [{ ...price({ homeOdds: 2.5 }), phase: 'open' as const }];
  const played = game({ opening, closing: [closing(price({ homeOdds: 2.8, awayOdds: 2.4 }))] });

  it('are the archive’s at the opening and the close', () => {
    expect(pricesAt(played, 'opening', 24)).toMatchObject({
      ahead: 1,
      prices: [{ phase: 'now', homeOdds: 2.5 }],
    });
    expect(pricesAt(played, 'close', 24)).toMatchObject({
      ahead: 0,
      prices: [{ phase: 'now', homeOdds: 2.8 }],
    });
    expect(pricesAt(game({}), 'close', null)).toBeNull();
  });

  it('lie an hour before the start near the closing ones, the same every time, with the margin that a book has', () => {
    const [hour] = pricesAt(played, 'hour', 24)?.prices ?? [];
    expect(hour).toEqual(pricesAt(played, 'hour', 24)?.prices[0]);
    expect(Math.abs(Math.log((hour?.homeOdds ?? 0) / 2.8))).toBeLessThan(0.1);
    const odds = [hour?.homeOdds ?? 1, hour?.drawOdds ?? 1, hour?.awayOdds ?? 1];
    const booked = odds.reduce((sum, one) => sum + 1 / one, 0);
    expect(booked).toBeGreaterThan(1.05);
    expect(booked).toBeLessThan(1.1);
    expect(pricesAt(played, 'hour', 1)).toBeNull();
  });

  it('move the handicap as they move the winner: both are about who wins', () => {
    const odds = { homeOdds: 2, drawOdds: null, awayOdds: 1.9 };
    const handicap = (line: number) => ({ ...price(odds), betType: 'run_line' as const, line });
    const both = [price({}), handicap(-0.5), handicap(0), handicap(0.5)];
    const still = game({
      opening: both.map((one) => ({ ...one, phase: 'open' as const })),
      closing: both.map(closing),
    });
    const [winner, gives, even, takes] = pricesAt(still, 'hour', 3)?.prices ?? [];
    const fair = (one: typeof winner) =>
      devig(
        one?.drawOdds ? [one.homeOdds, one.drawOdds, one.awayOdds] : [one?.homeOdds ?? 0, one?.awayOdds ?? 0],
        'proportional',
      ) ?? [];
    const [home = 0, draw = 0, away = 0] = fair(winner);
    const before = devig(
      [both[0]?.homeOdds ?? 0, both[0]?.drawOdds ?? 0, both[0]?.awayOdds ?? 0],
      'proportional',
    );
    const [wasHome = 0, wasDraw = 0, wasAway = 0] = before ?? [];
    const move = (now: number, was: number) => Math.log(now / was);
    const wasEven = 2 / 1.9;
    const ofHandicap = (one: typeof winner) => {
      const [first = 0, second = 0] = fair(one);
      return move(first / second, 1 / wasEven);
    };
    expect(Math.abs(ofHandicap(even))).toBeGreaterThan(1e-3);
    expect(ofHandicap(even)).toBeCloseTo(move(home / away, wasHome / wasAway), 9);
    expect(ofHandicap(gives)).toBeCloseTo(move(home / (draw + away), wasHome / (wasDraw + wasAway)), 9);
    expect(ofHandicap(takes)).toBeCloseTo(move((home + draw) / away, (wasHome + wasDraw) / wasAway), 9);
  });
});

describe('the table of bets', () => {
  it('counts a game once, and says what was claimed beside what it was worth', () => {
    const one = { betType: 'win_loss', at: 'close', stake: 1, odds: 2, closingProbability: null } as const;
    const measured = (bets: Measured['bets']): Measured => ({
      league: 'EPL',
      day: '2024-01-01',
      modelVersion: 'test',
      ours: WINNER,
      spread: null,
      result: 'home',
      rivals: { base: null, open: null, close: WINNER, reference: null },
      over: null,
      cover: null,
      bets,
    });
    const two = [
      { ...one, profitPerUnit: 1, claimed: 0.04, worth: 0.02 },
      { ...one, profitPerUnit: -1, claimed: 0.02, worth: 0.01 },
    ];
    const [line, ...rest] = betLines([
      measured([{ at: 'close', bets: two }]),
      measured([{ at: 'close', bets: [] }]),
    ]);
    expect(rest).toEqual([]);
    const cells = Object.fromEntries(BET_COLUMNS.map((name, i) => [`${name}${i}`, line?.[i]]));
    expect(line?.slice(0, 5)).toEqual(['all', 'close', '2', '2', '50.0 %']);
    expect(Object.values(cells).slice(5, 8)).toEqual(['2.00', '3.0', '1.5']);
    // One game has a difference and no interval, whatever the number of its bets.
    expect(line?.[8]).toBe('1.5, one game');
    expect(line?.[11]).toBe('–');
    expect(betLines([measured([])])).toEqual([]);
  });
});
