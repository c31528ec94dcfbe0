import { describe, expect, it } from 'vitest';
import { createWalkForward } from '../index.ts';
import type { ClosingPrice, OpeningPrice, PlayedGame, Price, PricePhase, Sport } from '../surface/game.ts';
import { makeSeason } from '../testing/make-season.ts';

/** A price of another planet: the away side at 1.02 although the teams are about equal, and a total ten times too high. */
function absurd<Phase extends PricePhase>(phase: Phase, sport: Sport): readonly Price<Phase>[] {
  const common = { phase, bookmaker: 'typo', drawOdds: null };
  const usual = sport === 'soccer' ? 2.5 : sport === 'basketball' ? 220 : 8.5;
  return [
    {
      ...common,
      betType: 'win_loss',
      line: null,
      homeOdds: 900,
      drawOdds: sport === 'soccer' ? 700 : null,
      awayOdds: 1.01,
    },
    { ...common, betType: 'over_under', line: usual * 10, homeOdds: 1.9, awayOdds: 1.95 },
    ...(sport === 'basketball'
      ? [{ ...common, betType: 'run_line' as const, line: 95, homeOdds: null, awayOdds: null }]
      : []),
  ];
}

function input(game: PlayedGame) {
  const { opening, closing, homeScore, awayScore, knownAt, statistics, halfTime, ...rest } = game;
  return rest;
}

describe.each(['soccer', 'basketball', 'baseball'] as const)('prices that cannot be, in %s', (sport) => {
  // Enough for the market rating of every sport, not for the stack.
  const games = makeSeason({ sport, teams: 16, seed: 3 });
  const [asked] = games.slice(-1);
  const bad = 215;
  const learned = (closing: readonly ClosingPrice[], opening: readonly OpeningPrice[]) => {
    const walk = createWalkForward({ sport, seed: 1, minimumGames: 0 });
    walk.advance(games.slice(0, -1).map((game, i) => (i === bad ? { ...game, closing, opening } : game)));
    return walk;
  };

  const unpriced = learned([], []);

  it('teach as much as no prices', () => {
    if (!asked) throw new Error('the season has games');
    const odd = learned(absurd('close', sport), absurd('open', sport)).predict(input(asked));
    expect(odd).toEqual(unpriced.predict(input(asked)));
  });

  it('leave a game to the next tier', () => {
    if (!asked) throw new Error('the season has games');
    const odd = unpriced.predict({ ...input(asked), opening: absurd('open', sport) });
    expect(odd).toEqual(unpriced.predict(input(asked)));
    expect(odd).toMatchObject({ tier: 'B' });
  });
});
