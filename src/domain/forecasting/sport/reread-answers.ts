import { countUntaught, listStoredAnswers } from '#db/queries/feed-answer.ts';
import { listLiveLeagues } from '#domain/forecasting/league/list-live-leagues.ts';
import type { Services } from '#domain/services.ts';
import { ENDPOINTS, type Question } from '#feeds/live/answer.ts';
import { readAnswer } from '#feeds/the-odds-api/read-answer.ts';
import { createAnswerStore } from './answer-store.ts';
import { gameIdOf } from './feed-rows.ts';
import { feedSource } from './feed-source.ts';

const PAGE = 100;

type Rereading = {
  readonly answers: number;
  /** What today's reader takes from them. */
  readonly games: number;
  readonly prices: number;
  readonly states: number;
  /** Of these, what the database did not know at the instant of the answer. */
  readonly untaught: { readonly prices: number; readonly states: number };
  readonly refused: number;
  readonly unknownTeams: number;
};

/**
 * Reads the kept answers of the live provider again, with today's reader and today's list of aliases, and compares what they teach with
 * what the database knew at the time. Nothing is written: what became known later must not look as if it had been known before.
 */
export async function rereadAnswers(
  services: Services,
  { from }: { readonly from: Date },
): Promise<Rereading> {
  const { db } = services;
  const source = feedSource(services);
  const store = createAnswerStore(services, { source, provider: 'the-odds-api' });
  const teams = await store.teams();
  const leagues = new Map((await listLiveLeagues(db, 'the-odds-api')).map((league) => [league.id, league]));
  const sum = { answers: 0, games: 0, prices: 0, states: 0, refused: 0, unknownTeams: 0 };
  const untaught = { prices: 0, states: 0 };
  for (let afterId = 0; ; ) {
    const page = await listStoredAnswers(db, { source, from, afterId, limit: PAGE });
    for (const { body, endpoint, leagueId, daysFrom, ...row } of page) {
      afterId = row.id;
      const asked = ENDPOINTS.find((one) => one === endpoint);
      const league = leagues.get(leagueId);
      if (body === null || asked === undefined || league === undefined) continue;
      const answer = {
        ...row,
        endpoint: asked,
        leagueId,
        daysFrom: daysOf(daysFrom),
        body,
        quota: { remaining: row.remaining, used: row.used },
      } as const;
      const { meetings } = await store.known({ keys: [], leagueId, at: row.askedAt });
      const known = { quotes: new Map(), states: new Map(), meetings, reports: new Map() };
      const { batch, refused, unknownTeams } = readAnswer(answer, { league, teams, known });
      const missing = await countUntaught(db, {
        at: row.askedAt,
        prices: batch.odds.map((price) => ({
          gameId: gameIdOf(source, price.gameKey),
          betType: price.betType,
          bookmaker: price.bookmaker,
          line: price.line,
          home: price.homeOdds,
          draw: price.drawOdds,
          away: price.awayOdds,
        })),
        states: batch.states.map(({ gameKey, status, homeScore, awayScore }) => ({
          gameId: gameIdOf(source, gameKey),
          status,
          home: homeScore,
          away: awayScore,
        })),
      });
      sum.answers += 1;
      sum.games += batch.games.length;
      sum.prices += batch.odds.length;
      sum.states += batch.states.length;
      sum.refused += refused.length;
      sum.unknownTeams += unknownTeams.length;
      untaught.prices += missing.prices;
      untaught.states += missing.states;
    }
    if (page.length < PAGE) return { ...sum, untaught };
  }
}

function daysOf(stored: number): Question['daysFrom'] {
  return stored === 3 || stored === 1 ? stored : 0;
}
