import type { Rows } from '../answers/read-each.ts';
import type { RefusedRow } from '../answers/refused-row.ts';
import type { FeedGame, FeedOdds, FeedReport, ReportedState } from '../feed.ts';
import type { Answer } from './answer.ts';
import type { EventRow } from './event-row.ts';
import { joinGame } from './join-game.ts';
import type { Known, Learned, ReadContext } from './learned.ts';
import { readGames } from './read-games.ts';

/** What a row says beyond the meeting itself. */
type OfGame = {
  readonly odds?: readonly FeedOdds[];
  readonly said?: ReportedState | null;
  readonly refused?: readonly RefusedRow[];
};

/** What the rows of an answer teach: their games, and what they make of them beside what other providers said. */
export function learnRows<Row extends EventRow>(
  answer: Answer,
  { rows, refused }: Rows<Row>,
  options: ReadContext & {
    readonly provider: FeedReport['provider'];
    readonly ofGame?: (read: { readonly row: Row; readonly game: FeedGame }) => OfGame;
  },
): Learned {
  const { provider, league, teams, known, ofGame } = options;
  const read = readGames(rows, {
    league,
    knownAt: answer.askedAt,
    teams,
    meetings: known.meetings,
    keys: keysOf(provider, known),
  });
  const each = read.games.map(({ row, game }) => {
    const { odds = [], said = null, refused: bad = [] } = ofGame?.({ row, game }) ?? {};
    return { odds, bad, joined: joinGame({ game, key: row.id, said }, { provider, league, known }) };
  });
  return {
    batch: {
      games: each.map(({ joined }) => joined.game),
      states: each.flatMap(({ joined }) => joined.states),
      odds: each.flatMap(({ odds }) => odds),
      references: [],
      reports: each.map(({ joined }) => joined.report),
    },
    refused: [...refused, ...read.refused, ...each.flatMap(({ bad, joined }) => [...bad, ...joined.refused])],
    unknownTeams: read.unknownTeams,
  };
}

/** The keys of games by the ids that a provider gave them. */
function keysOf(provider: FeedReport['provider'], { reports }: Known): ReadonlyMap<string, string> {
  return new Map(
    [...reports].flatMap(([gameKey, said]) =>
      said.filter((one) => one.provider === provider).map(({ key }) => [key, gameKey] as const),
    ),
  );
}
