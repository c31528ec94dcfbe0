import { game } from '../tables/game.ts';
import { league } from '../tables/league.ts';
import { pick } from '../tables/pick.ts';
import { pickWithdrawal } from '../tables/pick-withdrawal.ts';
import { awayTeam, homeTeam } from './team-sides.ts';

/** What every list of picks shows of the game: anyone who selects these joins game, league and both teams. */
export const gameColumns = {
  sport: league.sport,
  leagueNames: league.names,
  homeNames: homeTeam.names,
  awayNames: awayTeam.names,
  homeTeamId: game.homeTeamId,
  awayTeamId: game.awayTeamId,
};

/** The pick with its game, and why it was withdrawn: joins pick_withdrawal too. */
export const pickColumns = { pick, ...gameColumns, withdrawalReason: pickWithdrawal.reason };
