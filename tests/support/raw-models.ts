import type pg from 'pg';
import { DAY_MS, HOUR_MS } from '#terms/durations.ts';

/** A model's backtest once more, by plain loops over the raw rows: what the product's own replay is compared with. */

type RawGame = {
  readonly id: string;
  readonly season: string;
  readonly startAt: Date;
  readonly home: string;
  readonly away: string;
  readonly finals: readonly {
    readonly knownAt: Date;
    readonly homeScore: number;
    readonly awayScore: number;
  }[];
  readonly prices: readonly {
    readonly bookmaker: string;
    readonly homeOdds: number;
    readonly awayOdds: number;
    readonly knownAt: Date;
  }[];
};

export type RawBet = {
  readonly gameId: string;
  readonly startAt: Date;
  readonly side: string;
  readonly line: number | null;
  readonly odds: number;
  readonly pWin: number;
  readonly result: string;
  readonly isLocked: boolean;
};

/** Every game of a league with all that was ever said of its score and its winner. */
export async function readLeague(client: pg.Pool, league: string): Promise<RawGame[]> {
  const { rows } = await client.query(
    `select id, season, start_at as "startAt", home_team_id as home, away_team_id as away from game
     where league_id = $1 order by start_at, id`,
    [league],
  );
  const states = await client.query(
    `select game_id as id, known_at as "knownAt", home_score as "homeScore", away_score as "awayScore" from game_state
     where status = 'completed' order by known_at`,
  );
  const prices = await client.query(
    `select game_id as id, bookmaker, known_at as "knownAt", home_odds::float8 as "homeOdds", away_odds::float8 as "awayOdds"
     from odds_snapshot where bet_type = 'win_loss' order by known_at`,
  );
  const rowsOf = (all: { rows: { id: string }[] }, id: string) => all.rows.filter((row) => row.id === id);
  return rows.map((row) => ({ ...row, finals: rowsOf(states, row.id), prices: rowsOf(prices, row.id) }));
}

/**
 * The bets of a winner model of two sides by average_rate whose only data is home_away: games at the same ground count 1, others
 * a quarter; the prior is the league's rate at strength 10. Of each bookmaker's last price an hour before the start the best is taken.
 */
export function rawAverageRateBets(
  games: readonly RawGame[],
  options: { readonly days: number; readonly asOf: Date },
): RawBet[] {
  return games.flatMap((game) => {
    const lookAt = game.startAt.getTime() - HOUR_MS;
    const prices = pricesAt(game, lookAt);
    const final = game.finals.findLast(({ knownAt }) => knownAt <= options.asOf);
    const known = games.filter(
      (one) => (one.finals[0]?.knownAt.getTime() ?? Number.POSITIVE_INFINITY) <= lookAt,
    );
    const played = (team: string) =>
      known.filter((one) => one.season === game.season && (one.home === team || one.away === team)).length;
    if (prices.length === 0 || !final || Math.min(played(game.home), played(game.away)) < 5) return [];
    const isHomeWin = (one: RawGame) => (one.finals[0]?.homeScore ?? 0) > (one.finals[0]?.awayScore ?? 0);
    const league = { home: known.filter(isHomeWin).length, all: known.length };
    const counts = { home: 0, away: 0 };
    for (const team of [game.home, game.away]) {
      for (const past of known) {
        const isRecent = past.startAt.getTime() >= game.startAt.getTime() - options.days * DAY_MS;
        if (!isRecent || (past.home !== team && past.away !== team)) continue;
        const wasHome = past.home === team;
        const weight = wasHome === (team === game.home) ? 1 : 0.25;
        const hasWon = isHomeWin(past) === wasHome;
        counts[hasWon === (team === game.home) ? 'home' : 'away'] += weight;
      }
    }
    const seen = counts.home + counts.away;
    if (seen === 0) return [];
    const prior = (league.home + 1) / (league.all + 2);
    const rate = (10 * prior + counts.home) / (10 + seen);
    const side = rate >= 1 - rate ? 'home' : 'away';
    const pWin = Math.max(rate, 1 - rate);
    if (pWin < 0.525) return [];
    const won = final.homeScore > final.awayScore === (side === 'home');
    return [
      {
        gameId: game.id,
        startAt: game.startAt,
        side,
        line: null,
        pWin,
        isLocked: false,
        odds: Math.max(...prices.map((price) => (side === 'home' ? price.homeOdds : price.awayOdds))),
        result: won ? 'win' : 'lose',
      },
    ];
  });
}

function pricesAt(game: RawGame, at: number) {
  const known = game.prices.filter(({ knownAt }) => knownAt.getTime() <= at);
  return [...new Map(known.map((price) => [price.bookmaker, price])).values()];
}
