import { LOCALES, type Locale } from '#terms/locales.ts';

/** What is wrong with the messages, found without touching a file, so that a test can hand in made-up ones. */

/** Plural categories of each language in which the product can be asked for a count (CLDR cardinals of whole numbers). */
const pluralCategories: Record<Locale, readonly string[]> = {
  en: ['one', 'other'],
  zh_TW: ['other'],
  zh_HK: ['other'],
  vi: ['other'],
};

interface Tree {
  [key: string]: Tree | string;
}

export type MessageSet = Record<Locale, { path: string; files: Record<string, Tree> }>;

export interface OverrideSet {
  path: string;
  texts: Record<Locale, Readonly<Record<string, string | undefined>>>;
}

/** Texts that may read the same in several languages: names in any, shared words in the two Chinese ones alone. */
export interface Names {
  names: string[];
  sharedByTaiwanAndHongKong: string[];
}

interface MessageError {
  file: string;
  key: string;
  text: string;
  /** The text itself where the error is only that Taiwan and Hong Kong write it alike. */
  sharedChinese?: string;
}

interface Message {
  language: Locale;
  file: string;
  key: string;
  /** The categories of a plural, or null for a plain text. */
  categories: string[] | null;
  texts: string[];
}

export function findMessageErrors(input: {
  messages: MessageSet;
  overrides: OverrideSet[];
  names: Names;
}): MessageError[] {
  const byLanguage = Object.fromEntries(
    LOCALES.map((language) => {
      const { path, files } = input.messages[language];
      const found = Object.entries(files).flatMap(([name, tree]) =>
        flatten(tree, name, { language, file: `${path}/${name}.json` }),
      );
      return [language, new Map(found.map((message) => [message.key, message]))];
    }),
  );
  const base = (language: Locale) => byLanguage[language] ?? new Map<string, Message>();
  const errors = [
    ...compareKeys(base, input.messages),
    ...input.overrides.flatMap((set) => checkOverrides(set, base('en'))),
  ];
  const overridden = input.overrides.flatMap(({ path, texts }) =>
    LOCALES.map((language) => overrideMessages(path, language, texts[language])),
  );
  for (const group of [
    LOCALES.map(base),
    ...input.overrides.map((_, i) => overridden.slice(i * 4, i * 4 + 4)),
  ]) {
    errors.push(...checkTexts(group, input.names));
  }
  return errors;
}

function flatten(tree: Tree, prefix: string, place: Pick<Message, 'language' | 'file'>): Message[] {
  return Object.entries(tree).flatMap(([segment, node]) => {
    const key = `${prefix}.${segment}`;
    if (typeof node === 'string') return [{ ...place, key, categories: null, texts: [node] }];
    if (typeof node.other !== 'string') return flatten(node, key, place);
    const texts = Object.values(node).filter((text) => typeof text === 'string');
    return [{ ...place, key, categories: Object.keys(node), texts }];
  });
}

function overrideMessages(file: string, language: Locale, texts: OverrideSet['texts'][Locale]) {
  const entries = Object.entries(texts).map(([key, text]): [string, Message] => [
    key,
    { language, file, key, categories: null, texts: [text ?? ''] },
  ]);
  return new Map(entries);
}

function compareKeys(base: (language: Locale) => Map<string, Message>, messages: MessageSet): MessageError[] {
  const english = base('en');
  return LOCALES.flatMap((language) => {
    const own = base(language);
    const missing = [...english.keys()].filter((key) => !own.has(key));
    const fileOf = (key: string) => `${messages[language].path}/${key.split('.')[0]}.json`;
    return [
      ...missing.map((key) => ({ file: fileOf(key), key, text: 'is missing' })),
      ...[...own.values()].flatMap((message) => compareMessage(message, english.get(message.key))),
    ];
  });
}

function compareMessage(message: Message, english: Message | undefined): MessageError[] {
  const { file, key, language, categories } = message;
  if (english === undefined) return [{ file, key, text: 'is not in English, so nothing can ask for it' }];
  const errors: MessageError[] = [];
  const needed = pluralCategories[language];
  if (categories !== null && [...categories].sort().join() !== [...needed].sort().join()) {
    errors.push({
      file,
      key,
      text: `has the plurals ${categories.join(', ')}; the language needs ${needed.join(', ')}`,
    });
  }
  return [...errors, ...comparePlaceholders(message, english)];
}

function comparePlaceholders(message: Message, english: Message): MessageError[] {
  const [own, wanted] = [placeholders(message), placeholders(english)];
  if (own === wanted) return [];
  return [
    {
      file: message.file,
      key: message.key,
      text: `has the placeholders ${own || 'none'}, English has ${wanted || 'none'}`,
    },
  ];
}

function placeholders({ texts }: Message): string {
  return [...new Set(texts.flatMap((text) => text.match(/\{\w+\}/g) ?? []))].sort().join(' ');
}

function checkOverrides({ path, texts }: OverrideSet, english: Map<string, Message>): MessageError[] {
  const all = new Set(LOCALES.flatMap((language) => Object.keys(texts[language])));
  return LOCALES.flatMap((language) => {
    const own = overrideMessages(path, language, texts[language]);
    return [...all].flatMap((key) => {
      const [message, wanted] = [own.get(key), english.get(key)];
      if (wanted === undefined)
        return [{ file: path, key, text: `(${language}) overrides a key that does not exist` }];
      if (message === undefined)
        return [{ file: path, key, text: `(${language}) is missing, other languages have it` }];
      return comparePlaceholders(message, wanted);
    });
  });
}

/** Errors of the texts themselves: empty, a literal age, or the same in two languages. */
function checkTexts(group: Map<string, Message>[], names: Names): MessageError[] {
  return group.flatMap((own, index) =>
    [...own.values()].flatMap((message) => {
      const { file, key, texts } = message;
      const errors: MessageError[] = [];
      if (texts.some((text) => text.trim() === '')) errors.push({ file, key, text: 'is empty' });
      if (texts.some(hasLiteralAge)) {
        errors.push({
          file,
          key,
          text: 'has an age in its words; ages are placeholders filled from the brand',
        });
      }
      const twin = findTwin(message, group.slice(0, index), names);
      return twin === null ? errors : [...errors, twin];
    }),
  );
}

/** The first language before this one that reads the same without being allowed to. */
function findTwin(message: Message, earlier: Map<string, Message>[], names: Names): MessageError | null {
  for (const other of earlier) {
    const twin = other.get(message.key);
    const same = message.texts.find((text) => twin?.texts.includes(text));
    if (twin === undefined || same === undefined || !hasLetters(same) || names.names.includes(same)) continue;
    const bothChinese = message.language.startsWith('zh') && twin.language.startsWith('zh');
    if (bothChinese && names.sharedByTaiwanAndHongKong.includes(same)) continue;
    const text = `reads the same as in ${twin.language} and is not in names.json: ${same}`;
    return { file: message.file, key: message.key, text, ...(bothChinese ? { sharedChinese: same } : {}) };
  }
  return null;
}

/** Placeholders, figures and symbols alone need no translation. */
function hasLetters(text: string): boolean {
  return /\p{Letter}/u.test(text.replaceAll(/\{\w+\}/g, ''));
}

function hasLiteralAge(text: string): boolean {
  const plain = text.replaceAll(/\{\w+\}/g, '').normalize('NFKC');
  return (
    /(?<![\d.,:])(18|21)(?![.,:]?\d)/.test(plain) ||
    /十八|二十一|\beighteen\b|\btwenty-one\b|mười tám|hai mươi mốt/iu.test(plain)
  );
}
