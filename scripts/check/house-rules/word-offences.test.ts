import { expect, test } from 'vitest';
import { findOffences } from './find-offences.ts';

function offencesIn(path: string, text: string): string[] {
  return findOffences(new Map([[path, text]]))
    .map(({ line, sentence }) => `${line}: ${sentence}`)
    .filter((line) => !/ is exported, and .+ uses it\.$/.test(line));
}

test.each([
  ['const openShop = 1;', 'shop', 'brand, or site'],
  ['const a = { shops: 1 };', 'shops', 'brand, or site'],
  ['const SHOP_ZONE = 1;', 'shop', 'brand, or site'],
  ['// The shop opens at nine.', 'shop', 'brand, or site'],
  ["/** Nobody's order. */", 'nobody', 'no one'],
  ['/* Whoever asks. */', 'whoever', 'anyone who'],
  ['// It is drawn anew.', 'anew', 'again'],
  ['const departure = 1;', 'departure', 'redirect'],
  ['const appointModel = 1;', 'appoint', 'make champion'],
  ['const AT_ONCE = 250;', 'AT_ONCE', 'BATCH_SIZE'],
  ['const rowFault = 1;', 'fault', 'error'],
  ['// A fault is shown.', 'fault', 'error'],
  ['const deskOf = 1;', 'desk', 'office, review or cache'],
  ['const tellMember = 1;', 'tell', 'notify, or report'],
  ['const isTold = 1;', 'told', 'notify, or report'],
  ['const findLastAct = 1;', 'act', 'action'],
  ['const teamSpelling = 1;', 'spelling', 'alias'],
  ['const rehearsePayment = 1;', 'rehearse', 'sandbox, or simulate'],
  ['const modelSeat = 1;', 'seat', 'role'],
  ['const RecordCut = 1;', 'cut', 'dimension, truncate, crop or cap'],
  ['const walkedDays = 1;', 'walked', 'replay, or forecast'],
  ['const livedUntil = 1;', 'lived', 'progress, or replay'],
  ['const orderSheet = 1;', 'orderSheet', 'table, input or menu'],
  ['type SheetGame = 1;', 'SheetGame', 'table, input or menu'],
  ['const sheet = 1;', 'sheet', 'table, input or menu'],
  ['const walkDays = 1;', 'walkDays', 'run, replay or forecast'],
  ['type ModelWalk = 1;', 'ModelWalk', 'run, replay or forecast'],
  ['type PageFacts = string;', 'PageFacts', 'context, data, details or input'],
  ['const keptSums = 1;', 'keptSums', 'cached, or stored'],
  ['const KEPT_DAYS = 1;', 'KEPT_DAYS', 'cached, or stored'],
  ['const refuseStale = 1;', 'refuseStale', 'assert and what must hold'],
  ['const orderWords = 1;', 'orderWords', 'label, text or messages'],
  ['type OfficeWords = string;', 'OfficeWords', 'label, text or messages'],
  ['// A member is told of it.', 'is told', 'is notified, receives, is reported or shown'],
  ['// Ten, and a check sign behind them.', 'check sign', 'character'],
  ['// An operator, when he confirms.', 'he', 'they'],
  ['// It is his to decide.', 'his', 'they'],
])('%s is an offence', (text, word, instead) => {
  expect(offencesIn('src/platform/a.ts', `\n${text}`)).toEqual([
    `2: "${word}" is a word of our own; say "${instead}".`,
  ]);
  expect(offencesIn('tests/a.ts', text)).toHaveLength(1);
});

test('a component takes labels', () => {
  expect(offencesIn('src/ui/a.tsx', 'const a = <Copy words="b" />;')).toEqual([
    '1: "words" is a word of our own; say "labels".',
  ]);
});

test('so is one in the name of a file', () => {
  expect(offencesIn('src/platform/bare-shop.ts', '')).toEqual([expect.stringContaining('"shop"')]);
});

test.each(['src/platform/feed-told.ts', 'src/platform/act.ts', 'src/platform/commit-cut.test.ts'])(
  '%s is the name of no file',
  (path) => {
    expect(offencesIn(path, '')).toEqual([expect.stringContaining('is a word of our own')]);
  },
);

test('what is quoted, what is text, and words that only hold one of these, are none', () => {
  const fine = [
    '// To `nobody`, the account of the system: the workshop is shut, and this is here, then.',
    "const place = 'a shop'; const theOnes = '/old/shop';",
    '// On a desk the list is kept beside the page, and readers tell facts from figures.',
    'document.adoptedStyleSheets = []; const styleSheet = 1; const walk = createWalkForward(); const contact = 1;',
    '// Everyone who has told of an act tells what was cut, and walks on, as a sign of life.',
    '// Two that can be told apart by their words.',
    'const words = 1; const countWords = 2; const keywords = 3; const passwords = 4;',
    'type AlertFacts = string; const facts = 1; const kept = 2; const refuse = 3;',
  ];
  for (const text of fine) expect(offencesIn('src/platform/a.ts', text)).toEqual([]);
  expect(offencesIn('src/domain/content/legal/en/privacy.ts', 'export const a = { nobody: 1 };')).toEqual([]);
  expect(offencesIn('src/domain/picks/widget/widget.mjs', 'const sheet = new CSSStyleSheet();')).toEqual([]);
});
