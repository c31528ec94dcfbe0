import { createElo, ELO_OPTIONS, type Elo, eloRating, openEloSeason, updateElo } from '../models/elo.ts';
import { DAY_MS } from '../numeric/durations.ts';
import { logit } from '../numeric/logit.ts';
import { devig } from '../prices/devig.ts';
import type { Sport } from '../surface/game.ts';
import type { ModelConfig, ModelGame, Offer } from './model-game.ts';

/** How a game stood for one of its teams before it began; what is unknown is NaN. */
export type Quantities = {
  readonly opponent: string;
  readonly isHome: boolean;
  /** Days since the last game, at most 10. */
  readonly rest: number;
  /** Elo advantage in hundreds, the ground included. */
  readonly rating: number;
  /** What the market says for this team: log-odds of its win, the handicap it gives, or the line of the total. */
  readonly market: number;
  /** Mean margin of the look-back against the opponent's. */
  readonly form: number;
  /** Mean margin at this ground against the opponent's at theirs. */
  readonly venue: number;
  /** Mean total of both teams' games. */
  readonly level: number;
  /** Mean difference of shots against the opponent's. */
  readonly shots: number;
  /** Mean margin of earlier meetings. */
  readonly meetings: number;
  readonly starter: string | null;
  /** Mean margin of the games that this starter began against the other's. */
  readonly pitching: number;
  /** Mean score against the opponent's. */
  readonly scored: number;
};

export type Situation = { readonly home: Quantities; readonly away: Quantities };

/** A finished game as one of its teams remembers it. */
type Memory = {
  readonly startAt: number;
  readonly before: Quantities;
  readonly margin: number;
  readonly total: number;
  readonly shots: number;
  readonly own: number;
};

/** What is remembered of a league; only `learnSituation` changes what later questions see. */
export type Situations = {
  readonly config: ModelConfig;
  readonly elo: Elo;
  readonly teams: Map<string, Memory[]>;
  readonly lastStart: Map<string, number>;
  readonly seasonGames: Map<string, number>;
  /** Situations of games that have been seen and whose results are not known. */
  readonly open: Map<string, Situation>;
  totals: { sum: number; n: number };
};

/** Meetings and starters are looked for this many look-backs into the past. */
const REACH = 6;
/** So many games of the league's average stand beside the team's own. */
const PRIOR_GAMES = 3;
const USUAL_TOTAL: Readonly<Record<Sport, number>> = { soccer: 2.7, basketball: 210, baseball: 9 };

export function createSituations(config: ModelConfig): Situations {
  return {
    config,
    elo: createElo(ELO_OPTIONS[config.sport]),
    teams: new Map(),
    lastStart: new Map(),
    seasonGames: new Map(),
    open: new Map(),
    totals: { sum: 0, n: 0 },
  };
}

/** How a game stands before it begins, from what was learned so far; remembered until its result is learned. */
export function seeSituation(state: Situations, game: ModelGame): Situation {
  const home = quantitiesOf(state, game, true);
  const away = quantitiesOf(state, game, false);
  const situation = { home, away };
  state.open.set(game.id, situation);
  return situation;
}

/** Finished games of a team in a season. */
export function seasonGamesOf(state: Situations, team: string, season: string): number {
  return state.seasonGames.get(`${season}/${team}`) ?? 0;
}

/** The games of a team that began in the last `days` days before an instant, oldest first. */
export function memoriesOf(state: Situations, team: string, before: number, days: number): readonly Memory[] {
  const all = state.teams.get(team) ?? [];
  let first = all.length;
  while (first > 0 && (all[first - 1]?.startAt ?? 0) >= before - days * DAY_MS) first -= 1;
  return all.slice(first);
}

export function learnSituation(state: Situations, game: ModelGame): void {
  const { result } = game;
  if (result === null) return;
  const situation = state.open.get(game.id) ?? seeSituation(state, game);
  state.open.delete(game.id);
  const margin = result.homeScore - result.awayScore;
  const total = result.homeScore + result.awayScore;
  const shots = (result.statistics.shots_home ?? Number.NaN) - (result.statistics.shots_away ?? Number.NaN);
  const common = { startAt: game.startAt, total };
  const { homeScore, awayScore } = result;
  remember(state, game.home, {
    ...common,
    before: situation.home,
    margin,
    shots,
    own: homeScore,
  });
  remember(state, game.away, {
    ...common,
    before: situation.away,
    margin: -margin,
    shots: -shots,
    own: awayScore,
  });
  for (const team of [game.home, game.away]) {
    const key = `${game.season}/${team}`;
    state.seasonGames.set(key, (state.seasonGames.get(key) ?? 0) + 1);
    state.lastStart.set(team, Math.max(state.lastStart.get(team) ?? 0, game.startAt));
  }
  state.totals = { sum: state.totals.sum + total, n: state.totals.n + 1 };
  openEloSeason(state.elo, game.seasonStartYear);
  updateElo(
    state.elo,
    { ...game, ...result },
    ratingOf(state, game, game.home),
    ratingOf(state, game, game.away),
  );
}

function remember(state: Situations, team: string, memory: Memory): void {
  const all = state.teams.get(team) ?? [];
  all.push(memory);
  // A result that came late stands where its game began.
  for (let i = all.length - 1; i > 0 && (all[i - 1]?.startAt ?? 0) > memory.startAt; i--) {
    const before = all[i - 1];
    if (before === undefined) break;
    all[i] = before;
    all[i - 1] = memory;
  }
  state.teams.set(team, all);
}

function ratingOf(state: Situations, game: ModelGame, team: string): number {
  return eloRating(state.elo, team, game.seasonStartYear, false);
}

function quantitiesOf(state: Situations, game: ModelGame, isHome: boolean): Quantities {
  const { days, sport } = state.config;
  const [team, opponent] = isHome ? [game.home, game.away] : [game.away, game.home];
  const own = memoriesOf(state, team, game.startAt, days);
  const rival = memoriesOf(state, opponent, game.startAt, days);
  const usual = state.totals.n > 0 ? state.totals.sum / state.totals.n : USUAL_TOTAL[sport];
  const level = (memories: readonly Memory[]) => shrunk(memories, (one) => one.total, usual);
  const margin = (memories: readonly Memory[]) => shrunk(memories, (one) => one.margin, 0);
  const advantage = game.neutral ? 0 : ELO_OPTIONS[sport].homeAdvantage;
  const gap =
    ratingOf(state, game, team) - ratingOf(state, game, opponent) + (isHome ? advantage : -advantage);
  const met = memoriesOf(state, team, game.startAt, days * REACH).filter(
    (one) => one.before.opponent === opponent,
  );
  const there = (memories: readonly Memory[], home: boolean) =>
    margin(memories.filter((one) => one.before.isHome === home));
  const shots = (memories: readonly Memory[]) =>
    shrunk(
      memories.filter((one) => Number.isFinite(one.shots)),
      (one) => one.shots,
      0,
    );
  return {
    opponent,
    isHome,
    rating: gap / 100,
    form: margin(own) - margin(rival),
    rest: Math.min(10, (game.startAt - (state.lastStart.get(team) ?? 0)) / DAY_MS),
    market: marketOf(state.config, game.offer, isHome),
    venue: there(own, isHome) - there(rival, !isHome),
    level: (level(own) + level(rival)) / 2,
    shots: shots(own) - shots(rival),
    meetings: margin(met),
    starter: starterOf(game, isHome),
    pitching: pitching(state, game, isHome) - pitching(state, game, !isHome),
    scored: scored(own, usual / 2) - scored(rival, usual / 2),
  };
}

function starterOf(game: ModelGame, isHome: boolean): string | null {
  return (isHome ? game.homeStarter : game.awayStarter) ?? null;
}

function scored(memories: readonly Memory[], prior: number): number {
  return shrunk(memories, (one) => one.own, prior);
}

function pitching(state: Situations, game: ModelGame, isHome: boolean): number {
  const starter = starterOf(game, isHome);
  if (starter === null) return 0;
  const team = isHome ? game.home : game.away;
  const games = memoriesOf(state, team, game.startAt, state.config.days * REACH);
  return shrunk(
    games.filter((one) => one.before.starter === starter),
    (one) => one.margin,
    0,
  );
}

function shrunk(memories: readonly Memory[], value: (one: Memory) => number, prior: number): number {
  let sum = PRIOR_GAMES * prior;
  for (const one of memories) sum += value(one);
  return sum / (memories.length + PRIOR_GAMES);
}

function marketOf({ category }: ModelConfig, offer: Offer | null, isHome: boolean): number {
  if (offer === null) return Number.NaN;
  const sign = isHome ? 1 : -1;
  if (category === 'run_line') return -(offer.line ?? Number.NaN) * sign;
  if (category === 'over_under') return offer.line ?? Number.NaN;
  const odds = [offer.homeOdds, ...(offer.drawOdds === null ? [] : [offer.drawOdds]), offer.awayOdds];
  const fair = devig(odds, 'proportional');
  const [home = Number.NaN] = fair ?? [];
  const away = fair?.at(-1) ?? Number.NaN;
  return ((logit(home) - logit(away)) / 2) * sign;
}
