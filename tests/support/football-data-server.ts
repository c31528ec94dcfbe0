import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ArchiveGame } from '#feeds/archive.ts';
import { teamNames } from '#feeds/names/team-names.ts';
import { sha256 } from '#platform/hash.ts';
import { pour } from './pour.ts';

export const FOOTBALL_DATA_KEY = 'sample-token';

/** The provider's codes of the leagues that it covers (GET /v4/competitions). */
export const COMPETITION_CODES: Readonly<Record<string, string>> = {
  EPL: 'PL',
  LIGUE1: 'FL1',
  LALIGA: 'PD',
  BUNDESLIGA: 'BL1',
  SERIEA: 'SA',
};

export const FOOTBALL_DATA_ERRORS = [
  'html',
  'broken',
  'object',
  'refused',
  'restricted',
  'huge',
  'endless',
  'gone',
  'busy',
  'moved',
] as const;
export type FootballDataError = (typeof FOOTBALL_DATA_ERRORS)[number];

export type MatchSample = Record<string, unknown>;

export type FootballDataServer = {
  readonly url: string;
  /** Every question that was asked, as path and query. */
  readonly asked: string[];
  set(world: {
    readonly now?: Date;
    readonly error?: FootballDataError | null;
    /** Questions that are left in this minute. */
    readonly remaining?: number;
    /** How far behind the game its scores are reported. */
    readonly delayMs?: number;
    /** The matches that are sent in place of the sampled ones; null where those are sent. */
    readonly instead?: ((matches: readonly MatchSample[]) => readonly MatchSample[]) | null;
  }): void;
  close(): Promise<void>;
};

type World = Required<Parameters<FootballDataServer['set']>[0]>;

/**
 * A server of our own that speaks the documented protocol of football-data.org (v4: competitions, their matches, counts in headers) with
 * sample answers: made of the games of an archive, as they would have looked at the instant that it is set to, with ids of our own and
 * nothing of the provider's data; and that goes wrong in the ways in which providers do.
 */
export async function startFootballDataServer(
  games: readonly ArchiveGame[],
  at: Date,
): Promise<FootballDataServer> {
  let world: World = { now: at, error: null, remaining: 1000, delayMs: 0, instead: null };
  const asked: string[] = [];
  const server = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://localhost');
    if (world.error === 'gone') return void request.socket.destroy();
    if (request.headers['x-auth-token'] !== FOOTBALL_DATA_KEY)
      return answer(response, 400, { message: 'Your API token is invalid.', errorCode: 400 });
    asked.push(`${url.pathname}${url.search}`);
    const counts = {
      'X-Requests-Available-Minute': String(Math.max(0, world.remaining - 1)),
      'X-RequestCounter-Reset': '42',
      'X-API-Version': 'v4',
      'X-Authenticated-Client': 'Sample Client',
    };
    if (world.error === 'busy' || world.remaining <= 0)
      return answer(response, 429, { message: 'You reached your request limit.', errorCode: 429 }, counts);
    world = { ...world, remaining: world.remaining - 1 };
    if (answerWrongly(response, world.error, counts)) return;
    if (url.pathname === '/v4/competitions') {
      const competitions = Object.values(COMPETITION_CODES).map((code, id) => ({
        id,
        name: `Sample ${code}`,
        code,
      }));
      return answer(response, 200, { count: competitions.length, filters: {}, competitions }, counts);
    }
    const code = /^\/v4\/competitions\/([A-Z0-9]+)\/matches$/.exec(url.pathname)?.[1];
    const leagueId = Object.entries(COMPETITION_CODES).find(([, one]) => one === code)?.[0];
    if (leagueId === undefined)
      return answer(
        response,
        404,
        { message: 'The resource you are looking for does not exist.', errorCode: 404 },
        counts,
      );
    const from = Date.parse(`${url.searchParams.get('dateFrom')}T00:00:00Z`);
    const until = Date.parse(`${url.searchParams.get('dateTo')}T23:59:59Z`);
    const reported = new Date(world.now.getTime() - world.delayMs);
    const sampled = games
      .filter((game) => game.leagueId === leagueId)
      .filter(({ startAt }) => startAt.getTime() >= from && startAt.getTime() <= until)
      .map((game) => matchSample(game, reported));
    const matches = world.instead?.(sampled) ?? sampled;
    const body = { filters: {}, resultSet: { count: matches.length }, competition: { code }, matches };
    const text = JSON.stringify(body);
    if (world.error === 'broken') return void send(response, 200, text.slice(0, -7), counts);
    if (world.error === 'object') return answer(response, 200, { count: 0 }, counts);
    send(response, 200, text, counts);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set: (next) => {
      world = { ...world, ...next };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function send(response: ServerResponse, status: number, text: string, headers: Record<string, string>): void {
  response.writeHead(status, { 'Content-Type': 'application/json;charset=UTF-8', ...headers }).end(text);
}

function answer(
  response: ServerResponse,
  status: number,
  body: object,
  headers: Record<string, string> = {},
): void {
  send(response, status, JSON.stringify(body), headers);
}

/** Answers whether it has answered. */
function answerWrongly(
  response: ServerResponse,
  error: FootballDataError | null,
  headers: Record<string, string>,
): boolean {
  switch (error) {
    case 'html':
      response
        .writeHead(200, { 'Content-Type': 'text/html', ...headers })
        .end('<!doctype html><h1>Welcome</h1>');
      return true;
    case 'refused':
      answer(response, 503, { message: 'Sample of an outage.' }, headers);
      return true;
    case 'restricted':
      answer(
        response,
        403,
        { message: 'The resource you are looking for is restricted.', errorCode: 403 },
        headers,
      );
      return true;
    case 'moved':
      response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end();
      return true;
    case 'huge':
    case 'endless':
      response.writeHead(200, { 'Content-Type': 'application/json', ...headers });
      pour(response, '[', error === 'huge' ? 50 : Number.POSITIVE_INFINITY);
      return true;
    default:
      return false;
  }
}

const LENGTH_MS = 115 * 60_000;
const HALF_MS = 60 * 60_000;

export function matchIdOf(game: ArchiveGame): number {
  return Number.parseInt(
    sha256(`${game.leagueId} ${game.season} ${game.home} ${game.away}`).slice(0, 11),
    16,
  );
}

/** A match in the documented shape, of a game that is played: its goals grow with the time, half of them before the break. */
export function matchSample(game: ArchiveGame, now: Date): MatchSample {
  const since = now.getTime() - game.startAt.getTime();
  const share = Math.max(0, Math.min(1, since / LENGTH_MS));
  const goals = (part: number) => ({
    home: Math.floor(game.homeScore * part),
    away: Math.floor(game.awayScore * part),
  });
  const none = { home: null, away: null };
  const isOver = since >= LENGTH_MS;
  const name = (team: string) => ({
    id: Number.parseInt(sha256(team).slice(0, 6), 16),
    name: teamNames(game.leagueId, team).en,
    shortName: team,
    tla: null,
    crest: null,
  });
  return {
    id: matchIdOf(game),
    utcDate: game.startAt.toISOString().replace('.000', ''),
    status: since < 0 ? 'TIMED' : isOver ? 'FINISHED' : 'IN_PLAY',
    matchday: 1,
    stage: 'REGULAR_SEASON',
    group: null,
    lastUpdated: now.toISOString(),
    homeTeam: name(game.home),
    awayTeam: name(game.away),
    score: {
      winner: null,
      duration: 'REGULAR',
      fullTime: since < 0 ? none : goals(share),
      halfTime: since < HALF_MS ? none : goals(0.5),
    },
    odds: { msg: 'Activate Odds-Package in User-Panel to retrieve odds.' },
    referees: [],
  };
}
