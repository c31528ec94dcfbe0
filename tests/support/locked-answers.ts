import { createApi } from '#api/dispatch.ts';
import type { Endpoint } from '#api/endpoint.ts';
import { endpoints } from '#api/index.ts';
import { LOCALES } from '#terms/locales.ts';
import { guestContext } from './call-api.ts';
import type { TestServices } from './database.ts';
import { type LockedPicks, revealingObjects, secretsIn } from './locked-picks.ts';
import { membersApi } from './made-apis.ts';

/** The paths of all calls that read. */
export const READING = endpoints
  .filter(({ contract }) => contract.method === 'GET')
  .map(({ contract }) => contract.path);

/** Every way in which an endpoint that reads might be asked about the game. */
export function questionsAbout(test: TestServices, { gameId }: LockedPicks, path: string): string[] {
  const filled = path.replace('{date}', '2016-11-03').replaceAll(/\{\w+\}/g, gameId);
  const now = test.services.clock.now().toISOString();
  return ['', `?event_id=${gameId}`, `?as_of=${now}`, '?league=EPL', '?per_page=100&stage=coming', '?window=all&result=not_completed',
    '?method=expected_value&per_page=100', `?event_id=${gameId}&as_of=${now}`, `?league=EPL&as_of=${now}`] // biome-ignore format: a list of queries
    .map((query) => `/api${filled}${query}`);
}

type Asked = { readonly token: string | null; readonly turn?: number; readonly list?: readonly Endpoint[] };

/** An answer with its headers. Languages and the two ways in which a token travels take turns from question to question. */
export async function bytesOf(
  test: TestServices,
  path: string,
  { token, turn = 0, list }: Asked,
): Promise<string> {
  const carried =
    turn % 2 === 0 ? ({ tokenFrom: 'bearer' } as const) : ({ tokenFrom: 'cookie', site: 'same' } as const);
  const requestContext = {
    ...guestContext,
    locale: LOCALES[turn % LOCALES.length] ?? 'en',
    ...(token === null ? {} : { token, ...carried }),
  };
  const { services } = test;
  const api = list === undefined ? membersApi(services) : createApi({ services, endpoints: list });
  const response = await api.request(path, {}, { requestContext });
  return `${[...response.headers].join('\n')}\n${await response.text()}`;
}

/** What an answer gives away; prices of the market may stand in the list of all prices. */
export function leaksIn({ secrets, names }: LockedPicks, bytes: string, path: string): unknown[] {
  const sought = secrets.filter(
    ({ isMarketPrice, isWritten }) => !isWritten && !(path === '/sport/odds-show' && isMarketPrice),
  );
  const body = bytes.slice(bytes.indexOf('\n{'));
  const objects = body.startsWith('\n{') ? revealingObjects(JSON.parse(body), names) : [];
  return [...secretsIn(bytes, sought), ...objects];
}
