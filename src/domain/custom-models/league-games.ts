import { setImmediate as nextTurn } from 'node:timers/promises';
import {
  type BetType,
  MODEL_LEAD_MS,
  type ModelGame,
  type ModelResult,
  type Price,
  type Sport,
} from '@trueline/predict';
import {
  type FinalReport,
  findLeagueSpan,
  type LeagueGameRow,
  listLeagueGames,
} from '#db/queries/league-history.ts';
import { listAllOdds, type OddsSnapshotRow } from '#db/queries/played-game.ts';
import type { Services } from '#domain/services.ts';
import { DAY_MS } from '#terms/durations.ts';
import { type MarketOffer, marketOffer } from './market-offer.ts';

/** A game with its markets an hour before the start, and what settles bets on it. */
export type LeagueGame = {
  readonly input: Omit<ModelGame, 'offer'>;
  readonly offers: Readonly<Record<BetType, MarketOffer | null>>;
  readonly final: FinalReport | null;
  readonly closing: readonly OddsSnapshotRow[];
};

export type League = { readonly id: string; readonly sport: Sport; readonly source: string };

const PAGE_MS = 60 * DAY_MS;

/** The games of a league that start in [from, until), as known at an instant, read in pages between which others get their turn. */
export async function readLeagueGames(
  { db }: Pick<Services, 'db'>,
  league: League,
  span: { readonly from: Date; readonly until: Date; readonly asOf: Date },
  pace: () => Promise<void> = async () => {
    await nextTurn();
  },
): Promise<LeagueGame[]> {
  const games: LeagueGame[] = [];
  const { asOf } = span;
  for (let from = span.from.getTime(); from < span.until.getTime(); from += PAGE_MS) {
    const until = new Date(Math.min(span.until.getTime(), from + PAGE_MS));
    const rows = await listLeagueGames(db, {
      source: league.source,
      leagueId: league.id,
      from: new Date(from),
      until,
      asOf,
    });
    const odds = Map.groupBy(
      await listAllOdds(
        db,
        rows.map((row) => row.id),
      ),
      (price) => price.gameId,
    );
    for (const row of rows) games.push(toLeagueGame(league, row, odds.get(row.id) ?? [], asOf));
    await pace();
  }
  return games;
}

/** When the games of a league start; null where it has none. */
export async function leagueSpan({ db }: Pick<Services, 'db'>, league: League, asOf: Date) {
  const span = await findLeagueSpan(db, { source: league.source, leagueId: league.id, asOf });
  return span && { from: span.from, until: new Date(span.until.getTime() + 1) };
}

function toLeagueGame(
  league: League,
  row: LeagueGameRow,
  odds: readonly OddsSnapshotRow[],
  asOf: Date,
): LeagueGame {
  const lookAt = new Date(Math.min(row.startAt.getTime() - MODEL_LEAD_MS, asOf.getTime()));
  const known = odds.filter((price) => price.knownAt <= asOf);
  const closing = known.filter((price) => price.phase === 'close');
  const { sport } = league;
  const offerOf = (category: BetType) =>
    marketOffer(known, { category, at: lookAt, hasDraw: sport === 'soccer' && category === 'win_loss' });
  return {
    input: {
      id: row.id,
      sport,
      leagueId: league.id,
      season: row.season,
      seasonStartYear: Number(row.season.slice(0, 4)),
      startAt: row.startAt.getTime(),
      home: row.home,
      away: row.away,
      neutral: row.neutral,
      playoff: row.playoff,
      homeStarter: row.homeStarter,
      awayStarter: row.awayStarter,
      result: resultOf(sport, row.first),
      opening: known
        .filter((price) => price.phase === 'open' && price.knownAt <= lookAt)
        .map((price) => asPrice(price, 'open')),
      closing: closing.map((price) => asPrice(price, 'close')),
    },
    offers: {
      win_loss: offerOf('win_loss'),
      run_line: offerOf('run_line'),
      over_under: offerOf('over_under'),
    },
    final: row.final,
    closing,
  };
}

/** What a model learns: the first report, since a later correction was not known when the next games began. */
function resultOf(sport: Sport, first: FinalReport | null): ModelResult | null {
  if (first === null || first.homeScore === null || first.awayScore === null) return null;
  return {
    knownAt: first.knownAt.getTime(),
    homeScore: first.homeScore,
    awayScore: first.awayScore,
    halfTime: sport === 'soccer' ? (first.parts[0] ?? null) : null,
    statistics: first.statistics,
  };
}

function asPrice<Phase extends 'open' | 'close'>(row: OddsSnapshotRow, phase: Phase): Price<Phase> {
  const { betType, line, bookmaker, homeOdds, drawOdds, awayOdds } = row;
  return { phase, betType, line, bookmaker, homeOdds, drawOdds, awayOdds };
}

/** A game as a model of a category sees it. */
export function modelGame(game: LeagueGame, category: BetType): ModelGame {
  return { ...game.input, offer: game.offers[category] };
}
