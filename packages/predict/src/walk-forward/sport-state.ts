import {
  type BaseballLeague,
  createBaseballLeague,
  forecastBaseball,
  learnBaseball,
} from '../baseball/baseball-engine.ts';
import {
  type BasketballLeague,
  createBasketballLeague,
  forecastBasketball,
  learnBasketball,
} from '../basketball/basketball-engine.ts';
import type { Roster } from '../roster/roster.ts';
import {
  createSoccerLeague,
  forecastSoccer,
  learnSoccer,
  type SoccerLeague,
} from '../soccer/soccer-engine.ts';
import type { PlayedGame, Sport } from '../surface/game.ts';
import type { AskedGame, EngineForecast } from './sport-engine.ts';

/** Everything a sport's models know, as plain data that the codec can write. */
export type SportState =
  | { readonly sport: 'soccer'; leagues: Map<string, SoccerLeague> }
  | { readonly sport: 'basketball'; leagues: Map<string, BasketballLeague> }
  | { readonly sport: 'baseball'; leagues: Map<string, BaseballLeague> };

export function createSportState(sport: Sport): SportState {
  return { sport, leagues: new Map() };
}

export function rosterOf(state: SportState, leagueId: string): Roster | null {
  return state.leagues.get(leagueId)?.roster ?? null;
}

export function learnGame(state: SportState, game: PlayedGame): void {
  switch (state.sport) {
    case 'soccer':
      learnSoccer(leagueOf(state.leagues, game.leagueId, createSoccerLeague), game);
      break;
    case 'basketball':
      learnBasketball(leagueOf(state.leagues, game.leagueId, createBasketballLeague), game);
      break;
    case 'baseball':
      learnBaseball(leagueOf(state.leagues, game.leagueId, createBaseballLeague), game);
      break;
  }
}

export function forecastGame(state: SportState, game: AskedGame): EngineForecast {
  switch (state.sport) {
    case 'soccer':
      return forecastSoccer(state.leagues.get(game.leagueId) ?? createSoccerLeague(), game);
    case 'basketball':
      return forecastBasketball(state.leagues.get(game.leagueId) ?? createBasketballLeague(), game);
    case 'baseball':
      return forecastBaseball(state.leagues.get(game.leagueId) ?? createBaseballLeague(), game);
  }
}

function leagueOf<League>(leagues: Map<string, League>, id: string, create: () => League): League {
  const known = leagues.get(id);
  if (known) return known;
  const made = create();
  leagues.set(id, made);
  return made;
}
