import { importBets } from '#domain/picks/own-bet/import-bets.ts';
import { endpoint } from '../../endpoint.ts';
import { readingOf } from '../own-bet-reading.ts';
import { importBetsContract } from './imports.contract.ts';

export const POST = endpoint(importBetsContract, async ({ body }, { services, member }) => {
  const { mapping } = body;
  const done = await importBets(services, {
    member,
    fileName: body.file_name,
    bytes: Buffer.from(body.file, 'base64'),
    mapping: mapping === undefined ? null : { ...readingOf(mapping), columns: mapping.columns },
    asksAgain: body.asks_again,
  });
  if ('question' in done) return { data: { question: done.question, imported: null } };
  const { importId, ...imported } = done.imported;
  return { data: { question: null, imported: { ...imported, import_id: importId } } };
});
