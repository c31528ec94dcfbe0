import {
  baseballGrid,
  type Distribution,
  type IntegerLaw,
  type ScoreGrid,
  scoreLaw,
  soccerGrid,
} from '@trueline/predict';

export type ScoreDistribution = {
  readonly margin: readonly { readonly value: number; readonly p: number }[];
  readonly total: readonly { readonly value: number; readonly p: number }[];
  readonly scores: readonly { readonly home: number; readonly away: number; readonly p: number }[];
};

/** What is rarer than this is left out of the bars: they would be thinner than a line. */
const SHOWN_FROM = 0.001;
const LIKELIEST = 10;

/** The bars of the distributions that were asked for last: a page shows the same coming games to everybody. */
const cache = new Map<string, ScoreDistribution>();
const MAX_ENTRIES = 500;

/** A forecast's one distribution as bars: home minus away, home plus away, and the likeliest exact scores. */
export function scoreDistribution(distribution: Distribution): ScoreDistribution {
  const key = JSON.stringify(distribution);
  const known = cache.get(key) ?? readBars(distribution);
  if (cache.size >= MAX_ENTRIES) cache.clear();
  cache.set(key, known);
  return known;
}

function readBars(distribution: Distribution): ScoreDistribution {
  const { margin, total } = scoreLaw(distribution);
  return { margin: bars(margin), total: bars(total), scores: likeliestScores(distribution) };
}

function bars({ from, mass }: IntegerLaw): { value: number; p: number }[] {
  return Array.from(mass, (p, index) => ({ value: from + index, p: rounded(p) })).filter(
    ({ p }) => p >= SHOWN_FROM,
  );
}

/** Points in basketball are too many for one exact score to mean anything. */
function likeliestScores(distribution: Distribution): ScoreDistribution['scores'] {
  switch (distribution.kind) {
    case 'soccer':
      return topScores(soccerGrid(distribution));
    case 'baseball':
      return topScores(baseballGrid(distribution));
    case 'basketball':
      return [];
  }
}

function topScores({ size, mass }: ScoreGrid): { home: number; away: number; p: number }[] {
  return Array.from(mass, (p, index) => ({
    home: Math.floor(index / size),
    away: index % size,
    p: rounded(p),
  }))
    .sort((a, b) => b.p - a.p || a.home - b.home || a.away - b.away)
    .slice(0, LIKELIEST);
}

const rounded = (p: number): number => Math.round(p * 1e6) / 1e6;
