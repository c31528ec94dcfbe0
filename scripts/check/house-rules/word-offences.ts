import { Visitor } from 'oxc-parser';
import type { Offence, SourceFile } from './source-file.ts';

/** Words that neither a name nor a comment bears, and what a reader of the trade expects in their place. */
const WORDS: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /^shops?$/, instead: 'brand, or site' },
  { pattern: /^nobody$/, instead: 'no one' },
  { pattern: /^who(?:m)?ever$/, instead: 'anyone who' },
  { pattern: /^anew$/, instead: 'again' },
  { pattern: /^departures?$/, instead: 'redirect' },
  { pattern: /^appoint(?:s|ed|ing)?$/, instead: 'make champion' },
  { pattern: /^faults?$/, instead: 'error' },
];
/** Words that comments use in their plain sense, and names once used in one of our own. */
const IN_NAMES: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /^desks?$/, instead: 'office, review or cache' },
  { pattern: /^(?:tells?|told)$/, instead: 'notify, or report' },
  { pattern: /^acts?$/, instead: 'action' },
  { pattern: /^cuts?$/, instead: 'dimension, truncate, crop or cap' },
  { pattern: /^walks$|^walked$/, instead: 'replay, or forecast' },
  { pattern: /^lived$/, instead: 'progress, or replay' },
  { pattern: /^spellings?$/, instead: 'alias' },
  { pattern: /^rehears(?:e[sd]?|als?)$/, instead: 'sandbox, or simulate' },
  { pattern: /^seats?$/, instead: 'role' },
];
/** Names that are such as a whole; their words have a plain sense too. What a text is filled with are its facts (docs/glossary.md). */
const WHOLE_NAMES: readonly { readonly pattern: RegExp; readonly instead: string }[] = [
  { pattern: /^AT_ONCE$/, instead: 'BATCH_SIZE' },
  // Words that are counted, compared or listed as words.
  { pattern: /^(?!count|diff|number)\w*Words$/, instead: 'label, text or messages' },
  { pattern: /^(?!Alert|Inbox)[A-Z]\w*Facts$/, instead: 'context, data, details or input' },
  { pattern: /^(?:kept[A-Z]\w*|Kept\w*|KEPT(?:_\w+)?)$/, instead: 'cached, or stored' },
  {
    pattern: /^refuse(?!Shorter|BankAccount|Request|Guest|Markup)[A-Z]\w*$/,
    instead: 'assert and what must hold',
  },
  {
    pattern: /^(?!.*(?:[sS]tyle|clean_)[sS]heet)(?:\w*[a-z\d_]S|\w*_s|[sS])heets?(?![a-z])/,
    instead: 'table, input or menu',
  },
  {
    pattern: /^(?!.*[wW]alkForward)(?:walk[A-Z]|Walk|\w*[a-z]Walk(?!er)|WALK_)/,
    instead: 'run, replay or forecast',
  },
];
/** Facts of alerts lie in rows under this key, and texts are filled with them. */
const STORED_KEY =
  /^(?:src\/api\/office\/two-providers\.test|src\/domain\/operations\/(?:operation\/check-books(?:\.test)?|result\/alert-results)|src\/screens\/office\/use-alert-text|tests\/support\/alert-facts)\.ts$/;
/** A sign is a plus or a minus, or a hint; a text is made of characters. */
const SIGNS = /\b(?:check|unseen|full-width|chinese) signs?\b|\bsigns? of control\b/;
/** People are notified, programs receive, providers report and pages show; things that are `told apart` have another sense. */
const PASSIVE = /\b(?:is|are|was|were|be|been|being) told\b(?! apart)/;
/** People are they. */
const PEOPLE = /\b(?:he|him|his|himself|she|herself)\b/;

/**
 * Names that can change no more: the ids of sections stand in documents that members agreed to, and pages of others pin the bytes of the
 * widget's program.
 */
const FIXED_NAMES = /^src\/domain\/(?:content\/legal\/[a-z-]+\/\w+\.ts|picks\/widget\/[a-z-]+\.mjs)$/;

/** Words of the house's own that readers do not know, in the names and the comments of a file and in its path. */
export function wordOffences(file: SourceFile): Offence[] {
  const offences: Offence[] = [];
  const seen = new Set<string>();
  const report = (offset: number, word: string, instead: string) => {
    const line = file.lineOf(offset);
    const key = `${line} ${word}`;
    if (seen.has(key)) return;
    seen.add(key);
    offences.push({ path: file.path, line, sentence: `"${word}" is a word of our own; say "${instead}".` });
  };
  const check = (offset: number, words: readonly string[]) => {
    for (const word of words) {
      const rule = WORDS.find(({ pattern }) => pattern.test(word));
      if (rule !== undefined) report(offset, word, rule.instead);
    }
  };
  const checkName = (name: string, offset: number) => {
    const rule = WHOLE_NAMES.find(({ pattern }) => pattern.test(name));
    if (rule !== undefined) report(offset, name, rule.instead);
    const words = wordsOfName(name);
    check(offset, words);
    checkOwn(offset, words);
  };
  const checkOwn = (offset: number, words: readonly string[]) => {
    for (const word of words) {
      if (word === 'told' && STORED_KEY.test(file.path)) continue;
      const own = IN_NAMES.find(({ pattern }) => pattern.test(word));
      if (own !== undefined) report(offset, word, own.instead);
    }
  };
  const path = file.path.toLowerCase().split(/[^a-z]+/);
  check(0, path);
  checkOwn(0, path);
  for (const { value, start } of file.comments) {
    // What stands in backticks is a name of somewhere else, and is looked at there.
    const prose = value.replaceAll(/`[^`]*`/g, '');
    check(start, prose.toLowerCase().split(/[^a-z]+/));
    const signs = SIGNS.exec(prose.toLowerCase());
    if (signs !== null) report(start, signs[0], 'character');
    const passive = PASSIVE.exec(prose.toLowerCase());
    if (passive !== null) report(start, passive[0], 'is notified, receives, is reported or shown');
    const person = PEOPLE.exec(prose.toLowerCase());
    if (person !== null) report(start, person[0], 'they');
  }
  if (!FIXED_NAMES.test(file.path))
    new Visitor({
      Identifier({ name, start }) {
        checkName(name, start);
      },
      JSXIdentifier({ name, start }) {
        checkName(name, start);
        if (name === 'words') report(start, name, 'labels');
      },
    }).visit(file.program);
  return offences;
}

/** `openShopOf`, `OPEN_SHOP` and `open-shop` alike. */
function wordsOfName(name: string): string[] {
  return name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);
}
