import { type ForecastOk, marketLineProbability, type PlayedGame } from '@trueline/predict';
import type { BacktestGame } from './backtest-games.ts';

export const BACKTEST_HEADER =
  'league,date,home,away,game_no,p_home,p_draw,p_away,total_line,p_over,handicap_line,p_home_cover,expected_home,expected_away,tier,model_version';

/** Digits after the point: three rounded probabilities still add up to 1 within 1e-11. */
const DIGITS = 12;

/** Every soccer total is asked at this line. */
const SOCCER_TOTAL = 2.5;

/** One line of the predictions file. */
export function backtestRow(game: BacktestGame, forecast: ForecastOk): string {
  const { played } = game;
  const { probabilities, expected, distribution } = forecast;
  const total = askedLine(played, 'over_under');
  const handicap = askedLine(played, 'run_line');
  const read = (betType: 'over_under' | 'run_line', line: number | null) =>
    line === null ? '' : marketLineProbability(distribution, betType, line).toFixed(DIGITS);
  return [
    played.leagueId,
    game.date,
    quoted(played.home),
    quoted(played.away),
    game.gameNo ?? '',
    probabilities.home.toFixed(DIGITS),
    probabilities.draw === null ? '' : probabilities.draw.toFixed(DIGITS),
    probabilities.away.toFixed(DIGITS),
    total ?? '',
    read('over_under', total),
    handicap ?? '',
    read('run_line', handicap),
    expected.home.toFixed(4),
    expected.away.toFixed(4),
    forecast.tier,
    forecast.modelVersion,
  ].join(',');
}

/** The line that a forecast is asked at. */
export function askedLine(game: PlayedGame, betType: 'over_under' | 'run_line'): number | null {
  return game.sport === 'soccer' && betType === 'over_under' ? SOCCER_TOTAL : lineOf(game, betType);
}

/** The closing line where the file has one, else the opening line; it names the question and is no input of a model. */
function lineOf(game: PlayedGame, betType: 'over_under' | 'run_line'): number | null {
  const prices = [...game.closing, ...game.opening];
  return prices.find((price) => price.betType === betType && price.line !== null)?.line ?? null;
}

function quoted(text: string): string {
  return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
