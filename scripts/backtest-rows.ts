import { type ForecastOk, type PlayedGame, readSide, type Side } from '@trueline/predict';
import type { BacktestGame } from './backtest-games.ts';

export const BACKTEST_HEADER =
  'league,date,home,away,game_no,p_home,p_draw,p_away,total_line,p_over,handicap_line,p_home_cover,expected_home,expected_away,tier,model_version';

const SOCCER_TOTAL = 2.5;

/** One line of the predictions file. */
export function backtestRow(game: BacktestGame, forecast: ForecastOk): string {
  const { played } = game;
  const { probabilities, expected, distribution } = forecast;
  const total = played.sport === 'soccer' ? SOCCER_TOTAL : lineOf(played, 'over_under');
  const handicap = lineOf(played, 'run_line');
  const read = (betType: 'over_under' | 'run_line', line: number | null, side: Side) =>
    line === null ? '' : withoutPush(line, (half) => readSide(distribution, betType, half, side)).toFixed(6);
  return [
    played.leagueId,
    game.date,
    quoted(played.home),
    quoted(played.away),
    game.gameNo,
    probabilities.home.toFixed(6),
    probabilities.draw === null ? '' : probabilities.draw.toFixed(6),
    probabilities.away.toFixed(6),
    total ?? '',
    read('over_under', total, 'over'),
    handicap ?? '',
    read('run_line', handicap, 'home'),
    expected.home.toFixed(4),
    expected.away.toFixed(4),
    forecast.tier,
    forecast.modelVersion,
  ].join(',');
}

/** The closing line where the file has one, else the opening line; it names the question and is no input of a model. */
export function lineOf(game: PlayedGame, betType: 'over_under' | 'run_line'): number | null {
  const prices = [...game.closing, ...game.opening];
  return prices.find((price) => price.betType === betType && price.line !== null)?.line ?? null;
}

/** Probability given that the stake is not returned; a quarter line is the mean of its two halves. */
export function withoutPush(
  line: number,
  read: (line: number) => { readonly win: number; readonly lose: number },
): number {
  const halves = Number.isInteger(line * 2) ? [line] : [line - 0.25, line + 0.25];
  const sum = halves.reduce((total, half) => {
    const { win, lose } = read(half);
    return total + win / (win + lose);
  }, 0);
  return sum / halves.length;
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
