import type { Distribution } from '../distribution/distribution.ts';
import { readMarket } from '../distribution/read-market.ts';
import { DAY_MS } from '../numeric/durations.ts';
import type { Sport } from '../surface/game.ts';
import { chooseLikeliest, type Verdict } from './choose-side.ts';
import { type Fitted, fitMargins, type SeenGame } from './margin-fit.ts';
import { covariatesOf, MARGIN_SHAPES } from './margin-shape.ts';
import type { ModelGame, Offer } from './model-game.ts';
import type { Situation, Situations } from './situation.ts';

/** Dixon-Coles factor of the low scores, as the house's own soccer law has it. */
const RHO = -0.06;
/** Shape of the runs' negative binomial: variance = mean + mean²/4. */
const RUN_SIZE = 4;

type MarginState = {
  readonly situations: Situations;
  readonly games: SeenGame[];
  readonly seen: Map<string, Float64Array>;
  fitted: { readonly day: number; readonly model: Fitted | null } | null;
};

export function createMargins(situations: Situations): MarginState {
  return { situations, games: [], seen: new Map(), fitted: null };
}

/** Remembers what the covariates said before a game; without this a result is learned by its teams alone. */
export function seeMargin(state: MarginState, game: ModelGame, situation: Situation): void {
  state.seen.set(game.id, covariatesOf(state.situations.config, situation));
}

export function learnMargin(state: MarginState, game: ModelGame): void {
  const { result } = game;
  if (result === null) return;
  const { sport } = state.situations.config;
  const { cap } = MARGIN_SHAPES[sport];
  const margin = result.homeScore - result.awayScore;
  const learned = {
    startAt: game.startAt,
    knownAt: result.knownAt,
    ground: game.neutral ? 0 : 1,
    home: game.home,
    away: game.away,
    margin: Math.max(-cap, Math.min(cap, margin)),
    total: result.homeScore + result.awayScore,
    covariates: state.seen.get(game.id) ?? new Float64Array(0),
  };
  state.seen.delete(game.id);
  let at = state.games.length;
  while (at > 0 && (state.games[at - 1]?.startAt ?? 0) > learned.startAt) at -= 1;
  state.games.splice(at, 0, learned);
}

/** Compares the rating's margin and total with the line, and picks the likelier side if it reaches 52.5 %. */
export function judgeMargin(
  state: MarginState,
  game: ModelGame,
  situation: Situation,
  offer: Offer,
  at: number,
): Verdict {
  const distribution = forecastMargin(state, game, situation, at);
  if (distribution === null) return { state: 'pass', reason: 'insufficient_data' };
  const { category } = state.situations.config;
  return chooseLikeliest(readMarket(distribution, category, offer.line).sides, offer);
}

/** The law of the score that the rating expects; null where too few games of the look-back are known. */
function forecastMargin(
  state: MarginState,
  game: ModelGame,
  situation: Situation,
  at: number,
): Distribution | null {
  const model = fittedAt(state, at);
  if (model === null) return null;
  const { sport } = state.situations.config;
  const covariates = covariatesOf(state.situations.config, situation);
  const home = model.index.get(game.home);
  const away = model.index.get(game.away);
  if (home === undefined || away === undefined) return null;
  const ground = game.neutral ? 0 : 1;
  let margin = (model.margin[0] ?? 0) * ground + (model.margin[home] ?? 0) - (model.margin[away] ?? 0);
  let total = (model.total[0] ?? 0) + (model.total[home] ?? 0) + (model.total[away] ?? 0);
  const first = 1 + model.index.size;
  for (let k = 0; k < covariates.length; k++) {
    margin += (model.margin[first + k] ?? 0) * (covariates[k] ?? 0);
    total += (model.total[first + k] ?? 0) * (covariates[k] ?? 0);
  }
  return lawOf(sport, margin, total, model);
}

function lawOf(sport: Sport, margin: number, total: number, { sd, totalSd }: Fitted): Distribution {
  switch (sport) {
    case 'soccer':
      return {
        kind: 'soccer',
        lambda: Math.max(0.15, (total + margin) / 2),
        mu: Math.max(0.15, (total - margin) / 2),
        rho: RHO,
      };
    case 'basketball':
      return { kind: 'basketball', margin: { mean: margin, sd }, total: { mean: total, sd: totalSd } };
    case 'baseball':
      return {
        kind: 'baseball',
        home: { mean: Math.max(0.8, (total + margin) / 2), size: RUN_SIZE },
        away: { mean: Math.max(0.8, (total - margin) / 2), size: RUN_SIZE },
        extraHome: 0.5,
      };
  }
}

/** The rating of the day in which an instant lies: fitted from the results that were known when that day began. */
function fittedAt(state: MarginState, at: number): Fitted | null {
  const day = Math.floor(at / DAY_MS);
  if (state.fitted?.day !== day)
    state.fitted = { day, model: fitMargins(state.situations.config, state.games, day * DAY_MS) };
  return state.fitted.model;
}
