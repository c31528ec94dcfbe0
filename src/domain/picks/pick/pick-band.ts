import type { PickRow } from '#db/queries/pick.ts';
import type { ForecastView } from './forecast-view.ts';

type Picked = Pick<PickRow, 'betType' | 'side' | 'line' | 'pWin'>;
type Mass = ForecastView['score_distribution']['margin'];

/** A law is moved until its winner agrees with the end of a band to this share. */
const CLOSE = 1e-6;
const MAX_STEPS = 60;

/**
 * Between what chances the closing odds put a bet in four games of five, around the chance that it was published with. The forecast
 * names the bands of home, draw and away: those are the bands of bets on the result. A handicap is read off the forecast's own
 * margins, leaned towards either side until home and away stand at the ends of their bands. How far totals move is not known, so
 * they have none.
 */
export function pickBand(
  pick: Picked,
  {
    spread,
    probabilities,
    score_distribution: law,
  }: Pick<ForecastView, 'spread' | 'probabilities' | 'score_distribution'>,
): readonly [low: number, high: number] | null {
  const { betType, side, pWin } = pick;
  if (spread === null || betType === 'over_under') return null;
  if (betType === 'win_loss') {
    const band = side === 'home' ? spread.home : side === 'away' ? spread.away : spread.draw;
    return band && around(pWin, band);
  }
  const [low, high] = spread.home;
  const shareOf = (home: number, away: number) => home / (home + away);
  const ends = [shareOf(low, spread.away[1]), shareOf(high, spread.away[0])];
  const base = winsOn(law.margin, pick);
  const now = shareOf(probabilities.home, probabilities.away);
  if (law.margin.length === 0 || !Number.isFinite(now)) return null;
  const moved = ends.map((share) => pWin + winsOn(leaned(law.margin, share), pick) - base);
  return around(pWin, [Math.min(...moved), Math.max(...moved)]);
}

function around(p: number, [low, high]: readonly [number, number]): readonly [number, number] {
  return [Math.max(0, Math.min(low, p)), Math.min(1, Math.max(high, p))];
}

/** The chance of a handicap on a law of margins; the line is the home side's. */
function winsOn(margin: Mass, { side, line }: Picked): number {
  const wins = margin.filter(({ value }) =>
    side === 'away' ? value + (line ?? 0) < 0 : value + (line ?? 0) > 0,
  );
  return sum(wins) / sum(margin);
}

/** The law that is nearest to the given one among those with this share of home wins among decided games. */
function leaned(margin: Mass, share: number): Mass {
  let [low, high] = [-4, 4];
  for (let step = 0; step < MAX_STEPS && high - low > CLOSE; step += 1) {
    const middle = (low + high) / 2;
    if (homeShare(tilt(margin, middle)) < share) low = middle;
    else high = middle;
  }
  return tilt(margin, (low + high) / 2);
}

function tilt(margin: Mass, by: number): Mass {
  return margin.map(({ value, p }) => ({ value, p: p * Math.exp(by * value) }));
}

function homeShare(margin: Mass): number {
  const home = sum(margin.filter(({ value }) => value > 0));
  return home / (home + sum(margin.filter(({ value }) => value < 0)));
}

function sum(mass: Mass): number {
  return mass.reduce((total, { p }) => total + p, 0);
}
