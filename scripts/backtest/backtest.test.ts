import type { Tier } from '@trueline/predict';
import { describe, expect, it } from 'vitest';
import type { ArchiveGame, ArchiveOdds } from '#feeds/archive.ts';
import { DAY_MS } from '#terms/durations.ts';
import { readBacktestArguments } from './backtest-arguments.ts';
import { type BacktestGame, backtestGame } from './backtest-games.ts';
import { betTable, marketTable } from './backtest-markets.ts';
import { BACKTEST_HEADER } from './backtest-rows.ts';
import { type BacktestRun, runBacktest } from './backtest-run.ts';
import { backtestTable } from './backtest-table.ts';

const TEAMS = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'];

function price(phase: 'open' | 'close', over: Partial<ArchiveOdds>): ArchiveOdds {
  return {
    betType: 'win_loss',
    line: null,
    bookmaker: 'Pinnacle',
    phase,
    homeOdds: 2.1,
    drawOdds: 3.4,
    awayOdds: 3.6,
    knownAt: new Date(0),
    origin: 'mixed',
    ...over,
  };
}

/** Thirty rounds of three games a week; the fixed scores are those of no one. */
function season(): readonly ArchiveGame[] {
  const games: ArchiveGame[] = [];
  for (let round = 0; round < 30; round++) {
    for (let pair = 0; pair < 3; pair++) {
      const home = TEAMS[(round + pair) % 6] ?? '';
      const away = TEAMS[(round + pair + 3) % 6] ?? '';
      const startAt = new Date(Date.UTC(2021, 7, 7, 14) + round * 7 * DAY_MS);
      games.push({
        leagueId: 'EPL',
        season: '2021-22',
        seasonStartYear: 2021,
        gameDay: startAt.toISOString().slice(0, 10),
        startAt,
        startSimulated: true,
        home,
        away,
        homeScore: (round * 7 + pair * 3) % 4,
        awayScore: (round * 5 + pair) % 3,
        halfTime: null,
        overtime: false,
        neutral: false,
        playoff: false,
        gameNo: 1,
        homeStarter: null,
        awayStarter: null,
        statistics: {},
        odds: [
          ...(round % 2 === 0 ? [price('open', {})] : []),
          price('close', { homeOdds: 2 }),
          price('close', { betType: 'run_line', line: -0.25, homeOdds: 1.9, drawOdds: null, awayOdds: 1.95 }),
        ],
        references: [{ provider: '538_spi', home: 0.5, draw: 0.3, away: 0.2 }],
        origin: 'mixed',
      });
    }
  }
  return games;
}

const window = { from: '2021-11-01', until: null, seed: 1 } as const;

function runTier(
  games: readonly BacktestGame[],
  tier: Tier,
  over: { readonly until?: string } = {},
): BacktestRun {
  const run = runBacktest('soccer', games, { ...window, ...over, tiers: [tier] }).get(tier);
  if (!run) throw new Error('the asked tier was not run');
  return run;
}

describe('backtest', () => {
  const games = season().map(backtestGame);

  it('writes one row per game of the window, with the columns of the header', () => {
    const run = runTier(games, 'C');
    const inWindow = games.filter((game) => game.gameDay >= window.from);
    expect(run.rows).toHaveLength(inWindow.length);
    const names = BACKTEST_HEADER.split(',');
    for (const row of run.rows) {
      const cells = row.split(',');
      expect(cells).toHaveLength(names.length);
      const sum = Number(cells[5]) + Number(cells[6]) + Number(cells[7]);
      expect(Math.abs(sum - 1)).toBeLessThan(1e-10);
      // The file does not number its games, so neither does the row.
      expect(cells[4]).toBe('');
      expect(cells[8]).toBe('2.5');
      expect(cells[10]).toBe('-0.25');
    }
  });

  it('falls to the tier below where a game has no opening price', () => {
    const run = runTier(games, 'C');
    const tiers = new Set(run.rows.map((row) => row.split(',')[14]));
    expect(tiers).toEqual(new Set(['B', 'C']));
    const onlyA = runTier(games, 'A');
    expect(new Set(onlyA.rows.map((row) => row.split(',')[14]))).toEqual(new Set(['A']));
  });

  it('does not change when all later games are deleted', () => {
    const all = runTier(games, 'B');
    const until = '2021-12-15';
    const known = runTier(
      games.filter((game) => game.gameDay <= until),
      'B',
    );
    expect(known.rows.length).toBeGreaterThan(5);
    expect(all.rows.slice(0, known.rows.length)).toEqual(known.rows);
    expect(runTier(games, 'B', { until }).rows).toEqual(known.rows);
  });

  it('goes on where a later season brings a new team, no prices, or prices that cannot be', () => {
    const odd = season().map((game, i) => {
      if (game.gameDay < '2022-01-01') return game;
      const away = game.away === 'Oak' ? 'Newcomers' : game.away;
      const absurd = [price('open', { homeOdds: 900, drawOdds: 700, awayOdds: 1.01 })];
      return { ...game, away, odds: i % 3 === 0 ? [] : i % 3 === 1 ? absurd : game.odds, references: [] };
    });
    const run = runTier(odd.map(backtestGame), 'C');
    expect(run.rows).toHaveLength(odd.filter((game) => game.gameDay >= window.from).length);
    expect(run.skipped.size).toBe(0);
    expect(run.rows.some((row) => row.includes('Newcomers'))).toBe(true);
    for (const row of run.rows) {
      const cells = row.split(',');
      expect(Number(cells[5]) + Number(cells[6]) + Number(cells[7])).toBeCloseTo(1, 5);
    }
    expect(backtestTable('soccer C', run.measured)).toMatch(/EPL/);
  });

  it('asks handicap and total of every market without contradicting the winner', () => {
    for (const row of runTier(games, 'B').rows) {
      const cells = row.split(',').map(Number);
      // At −¼ half the stake needs a win and half a game that is not lost or returned.
      const [home = 0, draw = 0, away = 0] = cells.slice(5, 8);
      expect(cells[11]).toBeCloseTo((home + home / (home + away)) / 2, 5);
      expect(home + draw + away).toBeCloseTo(1, 5);
    }
  });

  it('prints every market with its calibration floor, and what bets would have brought', () => {
    const { measured } = runTier(games, 'C');
    expect(marketTable('soccer C', measured)).toMatch(/win_loss\s+\d+/);
    expect(marketTable('soccer C', measured)).toContain('ECE floor');
    const bets = measured.flatMap((game) => game.bets);
    expect(bets.length).toBeGreaterThan(0);
    expect(betTable('soccer C', measured)).toContain('claimed − worth');
    expect(betTable('soccer C', measured)).toBe(betTable('soccer C', measured));
  });

  it('prints a table against base rate, close and the reference forecasts', () => {
    const run = runTier(games, 'B');
    const table = backtestTable('soccer B', run.measured);
    expect(table.split('\n')).toHaveLength(2);
    expect(table).toContain('ours−ref');
    expect(table).toMatch(/EPL\s+\d+/);
  });
});

describe('the words of the command', () => {
  it('reads a full line', () => {
    const args = '--data d --from 2024-08-01 --league EPL --league NBA --tier B --out p.csv'.split(' ');
    expect(readBacktestArguments(args)).toEqual({
      data: 'd',
      from: '2024-08-01',
      until: null,
      tier: 'B',
      out: 'p.csv',
      leagues: ['EPL', 'NBA'],
    });
  });

  it('says what is wrong', () => {
    expect(readBacktestArguments([])).toMatch('--data');
    expect(readBacktestArguments('--data d --from soon --tier B --out o'.split(' '))).toMatch('--from');
    expect(readBacktestArguments('--data d --from 2024-08-01 --tier E --out o'.split(' '))).toMatch('--tier');
    expect(readBacktestArguments(['--colour', 'red'])).toMatch('colour');
  });
});
