// @ts-check
import { readFileSync } from 'node:fs';
import { checkNeighbours, readDocument, verifyDay } from './verify-ledger.mjs';
import { verifyTimestamp } from './verify-timestamp.mjs';

/**
 * The program verify-ledger.mjs, which the site serves as one file: these lines and the two modules that they need.
 *
 *   node verify-ledger.mjs <file or address of /api/public/proof/YYYY-MM-DD> … [--saved <the same day, saved earlier>]
 *
 * It ends with 0 where everything holds, with 1 where something does not (and names it), with 2 where it cannot read.
 */

/** @typedef {import('./verify-ledger.mjs').Step} Step */

/** @type {Record<Step['id'], string>} */
const STEPS = {
  leaves: 'fingerprints of the disclosed picks',
  numbers: 'numbers without a gap',
  batches: 'roots of the batches',
  chain: 'chain of the batches',
  times: 'published before the start',
  close: 'close of the day',
  timestamps: 'timestamps of independent authorities',
  saved: 'unchanged since it was saved',
};

/** @param {string} place */
async function fetchDocument(place) {
  const text = /^https?:\/\//.test(place) ? await (await fetch(place)).text() : readFileSync(place, 'utf8');
  return readDocument(JSON.parse(text));
}

/** Prints a step and answers whether it holds. @param {Step} step @param {string} name */
function report({ checked, sealed, unstamped, errors }, name) {
  const open = sealed > 0 ? `, ${sealed} sealed until their games begin` : '';
  const count = `${checked} checked${open}${unstamped > 0 ? `, ${unstamped} picks without one from before their start` : ''}`;
  console.log(`${errors.length === 0 ? 'ok   ' : 'WRONG'} ${name} (${count})`);
  for (const { code, serial, batch } of errors)
    console.log(`      ${code}: ${serial ?? ''}${batch === null ? '' : ` batch ${batch}`}`);
  return errors.length === 0;
}

/** @param {string[]} given */
async function runCommand(given) {
  const at = given.indexOf('--saved');
  const [savedPlace] = at < 0 ? [] : given.splice(at, 2).slice(1);
  if (given.length === 0)
    throw new Error('Name files or addresses: node verify-ledger.mjs <file or address> …');
  const saved = savedPlace === undefined ? undefined : await fetchDocument(savedPlace);
  const days = (await Promise.all(given.map(fetchDocument))).sort((a, b) => (a.day < b.day ? -1 : 1));
  let holds = true;
  for (const [index, document] of days.entries()) {
    const { day, picks, batches, close } = document;
    const withdrawn = picks.filter((pick) => pick.withdrawn !== null).length;
    console.log(`${day}: ${picks.length} picks in ${batches.length} batches, ${withdrawn} withdrawn`);
    const earlier = saved?.day === day || days.length === 1 ? saved : undefined;
    for (const step of await verifyDay(document, async () => verifyTimestamp, earlier))
      holds = report(step, STEPS[step.id]) && holds;
    if (close === null) console.log('The day is not closed yet; its count is not final.');
    const before = days[index - 1];
    if (before) holds = report(checkNeighbours(before, document), `follows ${before.day}`) && holds;
  }
  return holds ? 0 : 1;
}

const ended = runCommand(process.argv.slice(2)).catch((error) => {
  console.error(error instanceof Error ? error.message : String(error));
  return 2;
});
ended.then((code) => Object.assign(process, { exitCode: code }));
