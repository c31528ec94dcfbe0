import type { FeatureGroup } from '../features/registry.ts';
import { DAY_MS } from '../numeric/durations.ts';
import type { BetType, Sport } from '../surface/game.ts';
import { chooseLikeliest, type Reading, type Verdict } from './choose-side.ts';
import type { ModelConfig, ModelGame, Offer } from './model-game.ts';
import { memoriesOf, type Quantities, type Situation, type Situations } from './situation.ts';

/** Weight of the league's own rates beside a pair of teams' games. */
const PRIOR_STRENGTH = 10;
/** How a past bet ended for the team that is looked at; for totals 'own' is over. */
type PastBet = 'own' | 'draw' | 'other' | 'push';

/** How the bets of a league ended so far, and each team's, at the lines that stood an hour before each game. */
type RateState = {
  readonly situations: Situations;
  /** By team and start: how that bet ended for the team. */
  readonly byTeam: Map<string, Map<number, PastBet>>;
  readonly league: { home: number; draw: number; away: number; push: number; whole: number };
};

export function createRates(situations: Situations): RateState {
  return {
    situations,
    byTeam: new Map(),
    league: { home: 0, draw: 0, away: 0, push: 0, whole: 0 },
  };
}

/** Counts the bet of a finished game; a game that had no price an hour before its start counts nothing. */
export function learnRate(state: RateState, game: ModelGame): void {
  const { result, offer } = game;
  if (result === null || offer === null) return;
  const { category, sport } = state.situations.config;
  const bet = pastBet(category, sport, offer, result.homeScore, result.awayScore);
  const isTotal = category === 'over_under';
  note(state, game.home, game.startAt, bet);
  note(state, game.away, game.startAt, isTotal ? bet : flipped(bet));
  if (offer.line !== null && Number.isInteger(offer.line)) state.league.whole += 1;
  if (bet === 'own') state.league.home += 1;
  else if (bet === 'other') state.league.away += 1;
  else if (bet === 'draw') state.league.draw += 1;
  else state.league.push += 1;
}

function note(state: RateState, team: string, startAt: number, bet: PastBet): void {
  const known = state.byTeam.get(team) ?? new Map<number, PastBet>();
  known.set(startAt, bet);
  state.byTeam.set(team, known);
}

function flipped(bet: PastBet): PastBet {
  return bet === 'own' ? 'other' : bet === 'other' ? 'own' : bet;
}

/** How the bet on the first side (home, over) ended. */
function pastBet(
  category: BetType,
  sport: Sport,
  offer: Pick<Offer, 'line'>,
  homeScore: number,
  awayScore: number,
): PastBet {
  const line = offer.line ?? 0;
  const edge =
    category === 'over_under'
      ? homeScore + awayScore - line
      : homeScore - awayScore + (category === 'run_line' ? line : 0);
  if (edge === 0) return category === 'win_loss' && sport === 'soccer' ? 'draw' : 'push';
  return edge > 0 ? 'own' : 'other';
}

/**
 * The success rate of each side in comparable games of both teams within the look-back, smoothed towards the league's rate by a
 * Beta prior (Dirichlet where a draw is a side of its own) of strength 10. A game counts by how alike it was in the
 * chosen kinds of data: 1 where none of them tells it apart.
 */
export function judgeRate(state: RateState, game: ModelGame, situation: Situation, offer: Offer): Verdict {
  const { config } = state.situations;
  const counts = { home: 0, draw: 0, away: 0 };
  for (const [team, now] of [
    [game.home, situation.home],
    [game.away, situation.away],
  ] as const) {
    const bets = state.byTeam.get(team);
    for (const past of memoriesOf(state.situations, team, game.startAt, config.days)) {
      const bet = bets?.get(past.startAt);
      if (bet === undefined || bet === 'push') continue;
      const age = (game.startAt - past.startAt) / DAY_MS / config.days;
      const weight = likeness(config, now, past.before, age);
      const isFirst = config.category === 'over_under' || team === game.home;
      if (bet === 'draw') counts.draw += weight;
      else counts[(bet === 'own') === isFirst ? 'home' : 'away'] += weight;
    }
  }
  const seen = counts.home + counts.draw + counts.away;
  if (!(seen > 0)) return { state: 'pass', reason: 'insufficient_data' };
  return chooseLikeliest(readingsOf(state, counts, offer), offer);
}

function readingsOf(
  state: RateState,
  counts: { readonly home: number; readonly draw: number; readonly away: number },
  offer: Offer,
): readonly Reading[] {
  const { category, sport } = state.situations.config;
  const { league } = state;
  const hasDraw = category === 'win_loss' && sport === 'soccer';
  const sides = hasDraw ? (['home', 'draw', 'away'] as const) : (['home', 'away'] as const);
  const all = sides.reduce((sum, side) => sum + league[side], 0);
  const seen = sides.reduce((sum, side) => sum + counts[side], 0);
  // A whole line can give the stake back; nothing is said of who wins by that.
  const isWhole = offer.line !== null && Number.isInteger(offer.line);
  const push = isWhole ? (league.push + 1) / (league.whole + 20) : 0;
  return sides.map((side) => {
    const prior = (league[side] + 1) / (all + sides.length);
    const rate = (PRIOR_STRENGTH * prior + counts[side]) / (PRIOR_STRENGTH + seen);
    const named =
      category === 'over_under' ? (side === 'home' ? ('over' as const) : ('under' as const)) : side;
    return { side: named, win: rate * (1 - push), push, lose: (1 - rate) * (1 - push) };
  });
}

/** Differences at which a past game counts e^(−½) ≈ 0.61. */
type Scale = {
  readonly form: number;
  readonly level: number;
  readonly run_line: number;
  readonly over_under: number;
};
const ALIKE: Readonly<Record<Sport, Scale>> = {
  soccer: { form: 0.8, level: 0.5, run_line: 0.5, over_under: 0.5 },
  basketball: { form: 5, level: 7, run_line: 4, over_under: 6 },
  baseball: { form: 1.2, level: 1.2, run_line: 0.75, over_under: 0.75 },
};
const ALIKE_LOG_ODDS = 0.5;
const ALIKE_RATING = 1;
const ALIKE_REST = 2;
const ALIKE_SHOTS = 4;
const OTHER_GROUND = 0.25;
const MEETING = 3;
const OTHER_STARTER = 0.3;

/** How much a past game of a team says about a coming one: the mean over the chosen kinds of data. `age` in look-backs. */
function likeness(config: ModelConfig, now: Quantities, before: Quantities, age: number): number {
  let sum = 0;
  for (const group of config.groups) sum += factorOf(config, group, now, before, age);
  return sum / config.groups.length;
}

function factorOf(
  { sport, category }: ModelConfig,
  group: FeatureGroup,
  now: Quantities,
  before: Quantities,
  age: number,
): number {
  const scale = ALIKE[sport];
  switch (group) {
    case 'recent_form':
      return 0.5 ** (2 * age);
    case 'home_away':
      return now.isHome === before.isHome ? 1 : OTHER_GROUND;
    case 'head_to_head':
      return now.opponent === before.opponent ? MEETING : 1;
    case 'rest_travel':
      return alike(now.rest - before.rest, ALIKE_REST);
    case 'scoring':
      return alike(now.form - before.form, scale.form);
    case 'rating':
      return alike(now.rating - before.rating, ALIKE_RATING);
    case 'market_odds':
      return alike(now.market - before.market, category === 'win_loss' ? ALIKE_LOG_ODDS : scale[category]);
    case 'starting_pitcher':
      return now.starter !== null && now.starter === before.starter ? 1 : OTHER_STARTER;
    case 'pace':
      return alike(now.level - before.level, scale.level);
    case 'shots':
      return alike(now.shots - before.shots, ALIKE_SHOTS);
  }
}

/** What is unknown makes no difference between games. */
function alike(difference: number, scale: number): number {
  return Number.isFinite(difference) ? Math.exp(-0.5 * (difference / scale) ** 2) : 1;
}
