import pg from 'pg';
import { importBetsContract } from '#api/me/bets/imports.contract.ts';
import { betsContract } from '#api/me/bets.contract.ts';
import { callApi } from './call-api.ts';
import type { TestServices } from './database.ts';

/** How the files of these tests are written. */
export const READING = {
  day_order: 'ymd',
  decimal_mark: 'point',
  odds_format: 'decimal',
  return_kind: 'returned',
  currency: 'HKD',
  zone: 'UTC',
} as const;

export const MAPPING = {
  ...READING,
  columns: {
    placed_at: 'Date',
    event: 'Match',
    selection: 'Bet',
    odds: 'Odds',
    stake: 'Stake',
    returned: 'Return',
    bookmaker: null,
  },
};

/** A file with these rows below its headings. */
export const betFile = (...rows: readonly string[]) =>
  ['Date,Match,Bet,Odds,Stake,Return', ...rows].join('\n');

type Reader = { readonly token: string };

/** Sends a file of bets as the page does. */
export async function sendBets(
  { services }: TestServices,
  { token }: Reader,
  text: string,
  more: Readonly<Record<string, unknown>> = { mapping: MAPPING },
) {
  const file = Buffer.from(text).toString('base64');
  const body = { file_name: 'book.csv', file, ...more };
  const answer = await callApi(services, { path: '/me/bets/imports', method: 'POST', body, token });
  return {
    code: answer.http_code,
    errors: answer.messages.input_validates,
    data: answer.http_code === 200 ? importBetsContract.data.parse(answer.data) : null,
  };
}

/** The bets of a member as the API shows them. */
export async function bets({ services }: TestServices, { token }: Reader, query = '') {
  return betsContract.data.parse((await callApi(services, { path: `/me/bets${query}`, token })).data);
}

/** Makes every pick one that is paid for: of a few picks the first would else be free to everybody. */
export async function payForPicks({ ownerUrl }: TestServices): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query(
    'alter table pick disable trigger user; update pick set is_free = false; alter table pick enable trigger user',
  );
  await client.end();
}
