import { findTeamZone } from '#feeds/names/team-zones.ts';
import { wallTimeOf } from '#feeds/time/zone-time.ts';
import type { Sport } from '#terms/sports.ts';
import { SPORTS } from '#terms/sports.ts';
import type { TeamGame, TeamMarkets } from './team-games.ts';

/** What is known of a game beside its result. */
type Circumstances = {
  readonly markets: TeamMarkets | undefined;
  /** Hour of the clock at the ground, 0 to 23; null where the kick-off time is none that was ever played at. */
  readonly groundHour: number | null;
};

type Situation<Id extends string> = {
  readonly id: Id;
  readonly sports: readonly Sport[];
  readonly holds: (game: TeamGame, circumstances: Circumstances) => boolean;
};

/** The list itself says which ids there are. */
const listed = <const Id extends string>(situations: readonly Situation<Id>[]) => situations;

/** From this hour on a game is played at night. */
const NIGHT_FROM = 17;
/** Whole days without a game. */
const RESTED_DAYS = 5;
/** The middle of the rating scale. */
const AVERAGE_RATING = 1500;

/** The circumstances of a game by which a team's record is divided (docs/product/schedule.md), each with its rule. A game of which the fact is not known is in none of a pair: neither by day nor by night. */
export const SITUATIONS = listed([
  { id: 'home', sports: SPORTS, holds: ({ isHome, game }) => isHome && !game.neutral },
  { id: 'away', sports: SPORTS, holds: ({ isHome, game }) => !isHome && !game.neutral },
  { id: 'after_win', sports: SPORTS, holds: ({ previous }) => previous === 'win' },
  { id: 'after_draw', sports: ['soccer'], holds: ({ previous }) => previous === 'draw' },
  { id: 'after_loss', sports: SPORTS, holds: ({ previous }) => previous === 'lose' },
  { id: 'back_to_back', sports: ['basketball', 'baseball'], holds: ({ restDays }) => restDays === 0 },
  { id: 'rested', sports: SPORTS, holds: ({ restDays }) => restDays !== null && restDays >= RESTED_DAYS },
  { id: 'favourite', sports: SPORTS, holds: (_game, { markets }) => markets?.isFavourite === true },
  { id: 'underdog', sports: SPORTS, holds: (_game, { markets }) => markets?.isFavourite === false },
  { id: 'strong_opponent', sports: SPORTS, holds: ({ opponentRating }) => opponentRating >= AVERAGE_RATING },
  { id: 'weak_opponent', sports: SPORTS, holds: ({ opponentRating }) => opponentRating < AVERAGE_RATING },
  {
    id: 'day',
    sports: SPORTS,
    holds: (_game, { groundHour }) => groundHour !== null && groundHour < NIGHT_FROM,
  },
  {
    id: 'night',
    sports: SPORTS,
    holds: (_game, { groundHour }) => groundHour !== null && groundHour >= NIGHT_FROM,
  },
]);

/** The hour at the home team's ground. A real result at a time that we made up says nothing of day and night. */
export function groundHour(
  game: TeamGame['game'],
  league: { readonly id: string; readonly zone: string },
  homeKey: string | undefined,
): number | null {
  if (game.startSimulated && game.origin !== 'simulated') return null;
  const name = homeKey?.slice(league.id.length + 1) ?? '';
  const zone = findTeamZone(league.id, name) ?? league.zone;
  return new Date(wallTimeOf(zone, game.startAt.getTime())).getUTCHours();
}
