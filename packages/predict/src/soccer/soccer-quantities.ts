import type { FormSpec, Quantity } from '../features/form-tracker.ts';
import type { FeatureGroup } from '../features/registry.ts';
import type { GameResult } from '../surface/game.ts';

function quantity(name: string, group: FeatureGroup, meaning: string): Quantity {
  return { name, group, meaning };
}

/** What one side did in a finished game; the order is that of `fillResult`. */
export const SOCCER_RESULT_FORM: FormSpec = {
  family: 'form',
  tier: 'A',
  halfLives: [1.5, 4, 10, 25],
  venueHalfLives: [6],
  prior: 2,
  quantities: [
    quantity('goals_for', 'scoring', 'goals scored'),
    quantity('goals_against', 'scoring', 'goals conceded'),
    quantity('shots_for', 'shots', 'shots'),
    quantity('shots_against', 'shots', 'shots allowed'),
    quantity('on_target_for', 'shots', 'shots on target'),
    quantity('on_target_against', 'shots', 'shots on target allowed'),
    quantity('corners_for', 'shots', 'corners'),
    quantity('corners_against', 'shots', 'corners allowed'),
    quantity('fouls_for', 'recent_form', 'fouls committed'),
    quantity('fouls_against', 'recent_form', 'fouls suffered'),
    quantity('yellow_for', 'recent_form', 'yellow cards'),
    quantity('yellow_against', 'recent_form', 'yellow cards of the opponent'),
    quantity('red_for', 'recent_form', 'red cards'),
    quantity('red_against', 'recent_form', 'red cards of the opponent'),
    quantity('first_half_for', 'scoring', 'goals before half-time'),
    quantity('first_half_against', 'scoring', 'goals conceded before half-time'),
    quantity('second_half_for', 'scoring', 'goals after half-time'),
    quantity('second_half_against', 'scoring', 'goals conceded after half-time'),
    quantity('points', 'recent_form', 'points (win 1, draw ½)'),
    quantity('draw', 'recent_form', 'draws'),
    quantity('clean_sheet', 'scoring', 'clean sheets'),
    quantity('scoreless', 'scoring', 'games without a goal of its own'),
    quantity('over', 'scoring', 'games with three goals or more'),
    quantity('goal_luck_for', 'shots', 'goals beyond what its shots on target usually bring'),
    quantity('goal_luck_against', 'shots', 'goals conceded beyond what the shots on target usually bring'),
    quantity('goal_surprise', 'rating', 'goal difference beyond the rating’s expectation'),
    quantity(
      'shot_surprise',
      'shots',
      'difference in shots on target (in goals) beyond the rating’s expectation',
    ),
    quantity('points_surprise', 'rating', 'points beyond the rating’s expectation'),
  ],
};

/** What the market thought of a side's games, and how the games went against it; the order is that of `fillMarket`. */
export const SOCCER_MARKET_FORM: FormSpec = {
  family: 'market',
  tier: 'B',
  halfLives: [1.5, 4, 10, 25],
  venueHalfLives: [6],
  prior: 2,
  quantities: [
    quantity('points_surprise', 'market_odds', 'points beyond the closing price’s expectation'),
    quantity('goals_surprise_for', 'market_odds', 'goals beyond the rate implied by the closing price'),
    quantity('goals_surprise_against', 'market_odds', 'goals conceded beyond the implied rate'),
    quantity('shots_surprise_for', 'market_odds', 'shots on target (in goals) beyond the implied rate'),
    quantity(
      'shots_surprise_against',
      'market_odds',
      'shots on target allowed (in goals) beyond the implied rate',
    ),
    quantity('implied_for', 'market_odds', 'log rate implied by the closing price'),
    quantity('implied_against', 'market_odds', 'log rate allowed, implied by the closing price'),
    quantity('innovation_for', 'market_odds', 'implied log rate minus the market rating’s forecast'),
    quantity(
      'innovation_against',
      'market_odds',
      'implied log rate allowed minus the market rating’s forecast',
    ),
    quantity('move', 'market_odds', 'move of its winning log-odds from opening to closing price'),
    quantity('move_total', 'market_odds', 'move of the over’s log-odds from opening to closing price'),
    quantity('open_gap', 'market_odds', 'opening winning log-odds minus the market rating’s'),
    quantity('favourite', 'market_odds', 'how often it was the favourite'),
    quantity('upset', 'market_odds', 'log-loss of the closing price in its games'),
  ],
};

type SideContext = {
  /** Goals that a shot on target brings on average. */
  readonly goalsPerShot: number;
  /** Rates that the results rating expected for the side and its opponent. */
  readonly expectedFor: number;
  readonly expectedAgainst: number;
  /** Points it was expected to take. */
  readonly expectedPoints: number;
};

/** Values of one side, in the order of SOCCER_RESULT_FORM. */
export function fillResult(game: GameResult, isHome: boolean, context: SideContext, out: Float64Array): void {
  const stats = game.statistics ?? {};
  const mine = isHome ? 'home' : 'away';
  const theirs = isHome ? 'away' : 'home';
  const read = (name: string, side: string) => stats[`${name}_${side}`] ?? Number.NaN;
  const [scored, conceded] = isHome ? [game.homeScore, game.awayScore] : [game.awayScore, game.homeScore];
  const half = game.halfTime;
  const halfFor = half ? half[isHome ? 0 : 1] : Number.NaN;
  const halfAgainst = half ? half[isHome ? 1 : 0] : Number.NaN;
  const points = scored > conceded ? 1 : scored === conceded ? 0.5 : 0;
  const target = read('sot', mine) * context.goalsPerShot;
  const targetAgainst = read('sot', theirs) * context.goalsPerShot;
  const expectedDifference = context.expectedFor - context.expectedAgainst;
  out.set([
    scored,
    conceded,
    ...['shots', 'sot', 'corners', 'fouls', 'yellow', 'red'].flatMap((name) => [
      read(name, mine),
      read(name, theirs),
    ]),
    halfFor,
    halfAgainst,
    scored - halfFor,
    conceded - halfAgainst,
    points,
    scored === conceded ? 1 : 0,
    conceded === 0 ? 1 : 0,
    scored === 0 ? 1 : 0,
    scored + conceded > 2.5 ? 1 : 0,
    scored - target,
    conceded - targetAgainst,
    scored - conceded - expectedDifference,
    target - targetAgainst - expectedDifference,
    points - context.expectedPoints,
  ]);
}
