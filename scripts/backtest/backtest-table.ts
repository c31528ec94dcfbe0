import {
  binaryEvents,
  calibrationSlope,
  informationShare,
  lineMoveExplained,
  type Outcome,
  pairedDifference,
  score,
} from '@trueline/predict';
import { layOut } from '../operate/lay-out.ts';
import { bandCell } from './backtest-bands.ts';
import type { Measured } from './backtest-measured.ts';
import type { Rivals } from './backtest-rivals.ts';

const COLUMNS = [
  'games',
  'ours',
  'base',
  'open',
  'close',
  'IS %',
  'ours−open',
  'ours−close',
  'ours−ref',
  'accuracy',
  'RPS',
  'ECE',
  'slope',
  'move R²',
  'close in the 80 % band',
] as const;

/** Log-loss of the winner by league and over all of a sport, against base rate, open, close and the file's reference forecasts. */
export function backtestTable(title: string, games: readonly Measured[]): string {
  const leagues = [...new Set(games.map((game) => game.league))].sort();
  const groups = leagues.map((league) => [league, games.filter((game) => game.league === league)] as const);
  const rows = leagues.length > 1 ? [...groups, ['all', games] as const] : groups;
  const lines = rows.map(([name, some]) => [name, ...cellsOf(some)]);
  return layOut([[title, ...COLUMNS], ...lines]);
}

function cellsOf(games: readonly Measured[]): readonly string[] {
  const pairs = games.map(({ ours, result }) => ({ probabilities: ours, result }));
  const mine = score(pairs);
  const against = (pick: (rivals: Rivals) => Outcome | null) =>
    games.flatMap(({ ours, result, rivals }) => {
      const second = pick(rivals);
      return second ? [{ first: ours, second, result }] : [];
    });
  const lossOf = (pick: (rivals: Rivals) => Outcome | null) =>
    score(against(pick).map(({ second, result }) => ({ probabilities: second, result }))).logLoss;
  const gap = (pick: (rivals: Rivals) => Outcome | null) => {
    const rows = against(pick);
    if (rows.length === 0) return '-';
    const { mean, standardError } = pairedDifference(rows);
    return `${signed(mean)}±${standardError.toFixed(5)}`;
  };
  return [
    String(games.length),
    mine.logLoss.toFixed(5),
    shown(lossOf((rivals) => rivals.base)),
    shown(lossOf((rivals) => rivals.open)),
    shown(lossOf((rivals) => rivals.close)),
    shareOf(games),
    gap((rivals) => rivals.open),
    gap((rivals) => rivals.close),
    gap((rivals) => rivals.reference),
    mine.accuracy.toFixed(4),
    mine.rps.toFixed(5),
    mine.ece.toFixed(4),
    calibrationSlope(binaryEvents(pairs)).slope.toFixed(3),
    moveOf(games),
    bandCell(games),
  ];
}

/** Information share on the games that have both a base rate and a closing price. */
function shareOf(games: readonly Measured[]): string {
  const both = games.filter(({ rivals }) => rivals.base && rivals.close);
  if (both.length === 0) return '-';
  const loss = (pick: (game: Measured) => Outcome | null) =>
    score(
      both.flatMap((game) => {
        const probabilities = pick(game);
        return probabilities ? [{ probabilities, result: game.result }] : [];
      }),
    ).logLoss;
  const [base, ours, close] = [loss((g) => g.rivals.base), loss((g) => g.ours), loss((g) => g.rivals.close)];
  return (100 * informationShare(base, ours, close)).toFixed(2);
}

/** How much of the line's move from open to close the forecasts predicted. */
function moveOf(games: readonly Measured[]): string {
  const priced = games.flatMap(({ ours, rivals }) =>
    rivals.open && rivals.close ? [{ ours, open: rivals.open, close: rivals.close }] : [],
  );
  return priced.length > 0 ? lineMoveExplained(priced).toFixed(3) : '-';
}

function signed(value: number): string {
  return `${value > 0 ? '+' : ''}${value.toFixed(5)}`;
}

function shown(value: number): string {
  return Number.isNaN(value) ? '-' : value.toFixed(5);
}
