import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ArchiveGame, ArchiveOdds } from '#feeds/archive.ts';
import { teamNames } from '#feeds/names/team-names.ts';
import { startTimer, waitSince } from '#platform/clock.ts';
import { sha256 } from '#platform/hash.ts';
import { leagueTemplates, templateOf } from './league-templates.ts';
import { pour } from './pour.ts';

export const ODDS_API_KEY = 'sample-key';

const SPORT_KEYS: Readonly<Record<string, string>> = Object.fromEntries(
  leagueTemplates.map(({ id, rules }) => [id, rules.provider_keys['the-odds-api'] ?? id]),
);

export const ODDS_API_ERRORS = [
  'html',
  'broken',
  'refused',
  'nan',
  'negative',
  'twice',
  'huge',
  'endless',
  'charset',
  'gone',
  'busy',
  'moved',
] as const;
export type OddsApiError = (typeof ODDS_API_ERRORS)[number];

export type OddsApiServer = {
  readonly url: string;
  /** Every question that was asked, as path and query without the key. */
  readonly asked: string[];
  set(world: {
    readonly now?: Date;
    readonly error?: OddsApiError | null;
    readonly remaining?: number;
    /** How long every answer takes. */
    readonly delayMs?: number;
    /** The text that is sent in place of the rows of an endpoint; null where the rows are sent. */
    readonly instead?: ((endpoint: string, rows: readonly OddsApiRow[]) => string | null) | null;
  }): void;
  close(): Promise<void>;
};

type World = Required<Parameters<OddsApiServer['set']>[0]>;

/**
 * A server of our own that speaks the-odds-api's documented protocol (v4: events, odds, scores, credits in headers) about finished games of
 * an archive, as they would have looked at the instant that it is set to; and that goes wrong in the ways in which providers do.
 */
export async function startOddsApiServer(games: readonly ArchiveGame[], at: Date): Promise<OddsApiServer> {
  let world: World = { now: at, error: null, remaining: 20_000, delayMs: 0, instead: null };
  let used = 0;
  const asked: string[] = [];
  const server = createServer(async (request, response) => {
    if (world.delayMs > 0) await waitSince(startTimer(), world.delayMs);
    const url = new URL(request.url ?? '/', 'http://localhost');
    const { error } = world;
    if (error === 'gone') return void request.socket.destroy();
    if (url.searchParams.get('apiKey') !== ODDS_API_KEY) {
      return answer(
        response,
        401,
        JSON.stringify({ message: 'API key is not valid', error_code: 'INVALID_KEY' }),
      );
    }
    url.searchParams.delete('apiKey');
    asked.push(`${url.pathname}${url.search}`);
    if (error === 'busy')
      return answer(response, 429, '{"message":"Too many requests"}', { 'Retry-After': '120' });
    if (error === 'moved')
      return void response.writeHead(302, { Location: `http://127.0.0.1:1${request.url}` }).end();
    if (error === 'refused') return answer(response, 500, '{"message":"Internal error"}');
    const [, , , sportKey, endpoint] = url.pathname.split('/');
    if (url.pathname === '/v4/sports') {
      const sports = Object.values(SPORT_KEYS).map((key) => ({ key, active: key !== 'baseball_mlb' }));
      const account = {
        'x-requests-remaining': String(Math.max(0, world.remaining - used)),
        'x-requests-used': String(used),
      };
      return answer(response, 200, JSON.stringify(sports), account);
    }
    const leagueId = Object.entries(SPORT_KEYS).find(([, key]) => key === sportKey)?.[0];
    const ofLeague = games.filter((game) => game.leagueId === leagueId);
    const rows = rowsOf(ofLeague, endpoint ?? '', Number(url.searchParams.get('daysFrom') ?? 0), world.now);
    if (rows === null) return answer(response, 404, '{"message":"Unknown endpoint"}');
    const cost =
      endpoint === 'events' ? 0 : endpoint === 'odds' ? 3 : url.searchParams.has('daysFrom') ? 2 : 1;
    if (cost > 0 && used + cost > world.remaining) {
      const text = { message: 'Usage quota has been reached', error_code: 'OUT_OF_USAGE_CREDITS' };
      return answer(response, 401, JSON.stringify(text), { 'x-requests-remaining': '0' });
    }
    used += cost;
    const quota = {
      'x-requests-remaining': String(Math.max(0, world.remaining - used)),
      'x-requests-used': String(used),
      'x-requests-last': String(cost),
    };
    if (error !== null) return answerWrongly(response, error, rows, quota);
    const body = world.instead?.(endpoint ?? '', rows) ?? JSON.stringify(rows);
    const etag = `"${sha256(body).slice(0, 16)}"`;
    if (request.headers['if-none-match'] === etag)
      return void response.writeHead(304, { ...quota, ETag: etag }).end();
    answer(response, 200, body, { ...quota, ETag: etag });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    set: (next) => {
      if (next.remaining !== undefined) used = 0;
      world = { ...world, ...next };
    },
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}

function answer(
  response: ServerResponse,
  status: number,
  body: string,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', ...headers }).end(body);
}

function answerWrongly(
  response: ServerResponse,
  error: OddsApiError,
  rows: readonly Row[],
  headers: Record<string, string>,
): void {
  const [first] = rows;
  const text = JSON.stringify(rows);
  const wrong: Partial<Record<OddsApiError, string>> = {
    broken: text.slice(0, -7),
    nan: text.replaceAll(/"price":[\d.]+/g, '"price":NaN'),
    negative: text.replaceAll('"price":', '"price":-'),
    twice: JSON.stringify(first ? [first, ...rows] : rows),
  };
  const body = wrong[error];
  if (body !== undefined) {
    answer(response, 200, body, headers);
    return;
  }
  const type = { html: 'text/html', charset: 'application/json; charset=big5' }[String(error)];
  response.writeHead(200, { 'Content-Type': type ?? 'application/json', ...headers });
  if (error === 'html') response.end('<!doctype html><h1>Welcome</h1>');
  else if (error === 'charset') response.end(Buffer.from([0xa4, 0xa4, 0xa4, 0xe5]));
  else pour(response, '[', error === 'huge' ? 50 : Number.POSITIVE_INFINITY);
}

export type OddsApiRow = Record<string, unknown>;
type Row = OddsApiRow;

const LENGTH_MS = { soccer: 115, basketball: 150, baseball: 195 } as const;

function rowsOf(games: readonly ArchiveGame[], endpoint: string, daysFrom: number, now: Date): Row[] | null {
  const sinceStart = (game: ArchiveGame) => now.getTime() - game.startAt.getTime();
  const endMs = (game: ArchiveGame) => LENGTH_MS[templateOf(game.leagueId).sport] * 60_000;
  const announced = games.filter((game) => sinceStart(game) > -14 * 86_400_000);
  switch (endpoint) {
    case 'events':
      return announced.filter((game) => sinceStart(game) < endMs(game)).map(eventOf);
    case 'odds':
      return announced
        .filter((game) => sinceStart(game) < endMs(game))
        .map((game) => ({ ...eventOf(game), bookmakers: bookmakersOf(game, now) }));
    case 'scores':
      return announced
        .filter((game) => sinceStart(game) < endMs(game) + daysFrom * 86_400_000)
        .map((game) => scoreOf(game, sinceStart(game) / endMs(game), now));
    default:
      return null;
  }
}

export function eventIdOf(game: ArchiveGame): string {
  return sha256(`${game.leagueId} ${game.gameDay} ${game.home} ${game.away} ${game.gameNo}`).slice(0, 32);
}

function eventOf(game: ArchiveGame): Row {
  const sportKey = Object.entries(SPORT_KEYS).find(([leagueId]) => leagueId === game.leagueId)?.[1];
  return {
    id: eventIdOf(game),
    sport_key: sportKey,
    sport_title: templateOf(game.leagueId).names.en,
    commence_time: game.startAt.toISOString().replace('.000', ''),
    home_team: teamNames(game.leagueId, game.home).en,
    away_team: teamNames(game.leagueId, game.away).en,
  };
}

/** A game in play has a growing share of its final score. */
function scoreOf(game: ArchiveGame, played: number, now: Date): Row {
  const event = eventOf(game);
  const hasBegun = played >= 0;
  const share = Math.min(1, played);
  const scores = [
    { name: event.home_team, score: String(Math.floor(game.homeScore * share)) },
    { name: event.away_team, score: String(Math.floor(game.awayScore * share)) },
  ];
  return {
    ...event,
    completed: played >= 1,
    scores: hasBegun ? scores : null,
    last_update: hasBegun ? now.toISOString() : null,
  };
}

function bookmakersOf(game: ArchiveGame, now: Date): Row[] {
  const known = game.odds.filter((odds) => odds.knownAt <= now && odds.homeOdds !== null);
  return [...Map.groupBy(known, (odds) => odds.bookmaker)].map(([title, odds]) => ({
    key: title.toLowerCase().replaceAll(' ', ''),
    title,
    last_update: now.toISOString(),
    markets: [...Map.groupBy(odds, (one) => one.betType)].flatMap(([, ofType]) => {
      const newest = [...ofType].sort((a, b) => a.knownAt.getTime() - b.knownAt.getTime()).at(-1);
      return newest ? [marketOf(game, newest)] : [];
    }),
  }));
}

function marketOf(game: ArchiveGame, odds: ArchiveOdds): Row {
  const { home_team: home, away_team: away } = eventOf(game);
  const line = odds.line ?? 0;
  switch (odds.betType) {
    case 'win_loss':
      return {
        key: 'h2h',
        outcomes: [
          { name: home, price: odds.homeOdds },
          { name: away, price: odds.awayOdds },
          ...(odds.drawOdds === null ? [] : [{ name: 'Draw', price: odds.drawOdds }]),
        ],
      };
    case 'run_line':
      return {
        key: 'spreads',
        outcomes: [
          { name: home, price: odds.homeOdds, point: line },
          { name: away, price: odds.awayOdds, point: -line },
        ],
      };
    case 'over_under':
      return {
        key: 'totals',
        outcomes: [
          { name: 'Over', price: odds.homeOdds, point: line },
          { name: 'Under', price: odds.awayOdds, point: line },
        ],
      };
  }
}
