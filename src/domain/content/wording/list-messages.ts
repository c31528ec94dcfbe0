import { listMessageOverrides, type MessageOverrideRow } from '#db/queries/message-override.ts';
import { placeholdersOf } from '#domain/content/legal/legal-figures.ts';
import { byLocale } from '#domain/foundation/text/localized-text.ts';
import type { Services } from '#domain/services.ts';
import { readMessageTexts } from '#i18n/read-message-texts.ts';
import type { MessageState } from '#terms/content.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';

type MessageCell = {
  /** What the program says; null where it has no such text. */
  readonly base: string | null;
  /** What the brand says instead. */
  readonly text: string | null;
  /** 0 where nothing is said otherwise. */
  readonly version: number;
  readonly states: readonly MessageState[];
};

export type MessageRow = { readonly key: string; readonly cells: Readonly<Record<Locale, MessageCell>> };

export type MessageQuestion = {
  readonly brand: string;
  /** A part of the key or of any text, in any case. */
  readonly q?: string | undefined;
  /** The screen, which is the first part of the key. */
  readonly file?: string | undefined;
  readonly state?: MessageState | undefined;
};

/** The messages of the program beside what a brand says instead, a row a key, a column a language. */
export async function listMessages({ db }: Services, question: MessageQuestion): Promise<MessageRow[]> {
  const overrides = await listMessageOverrides(db, question.brand);
  const own = new Map(overrides.map((row) => [`${row.languageCode} ${row.key}`, row]));
  const bases = byLocale(readMessageTexts);
  const keys = new Set([...bases.en.keys(), ...overrides.map(({ key }) => key)]);
  const q = question.q?.trim().toLocaleLowerCase() ?? '';
  return [...keys]
    .filter((key) => question.file === undefined || key.startsWith(`${question.file}.`))
    .map((key) => rowOf(key, bases, own))
    .filter((row) => question.state === undefined || hasState(row, question.state))
    .filter((row) => q === '' || textsOf(row).some((text) => text.toLocaleLowerCase().includes(q)))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

/** The screens whose messages there are. */
export function listMessageFiles(): string[] {
  return [...new Set([...readMessageTexts('en').keys()].map((key) => key.split('.')[0] ?? ''))].sort();
}

const hasState = ({ cells }: MessageRow, state: MessageState) =>
  LOCALES.some((locale) => cells[locale].states.includes(state));

const textsOf = ({ key, cells }: MessageRow) => [
  key,
  ...LOCALES.flatMap((locale) => [cells[locale].base ?? '', cells[locale].text ?? '']),
];

function rowOf(
  key: string,
  bases: Readonly<Record<Locale, ReadonlyMap<string, string>>>,
  own: ReadonlyMap<string, MessageOverrideRow>,
): MessageRow {
  const isOverridden = LOCALES.some((locale) => own.has(`${locale} ${key}`));
  const english = own.get(`en ${key}`)?.text ?? bases.en.get(key) ?? null;
  return {
    key,
    cells: byLocale((locale) => {
      const base = bases[locale].get(key) ?? null;
      const override = own.get(`${locale} ${key}`) ?? null;
      const shown = override?.text ?? base;
      const states: MessageState[] = [
        ...(override === null ? [] : (['overridden'] as const)),
        // English has one form of a plural that the other languages do not know.
        ...((base === null && !key.endsWith('.one')) || (isOverridden && override === null)
          ? (['missing'] as const)
          : []),
        ...(override !== null && override.baseText !== (base ?? '') ? (['obsolete'] as const) : []),
        ...(shown !== null &&
        english !== null &&
        placeholdersOf(shown).join() !== placeholdersOf(english).join()
          ? (['placeholders'] as const)
          : []),
      ];
      return { base, text: override?.text ?? null, version: override?.version ?? 0, states };
    }),
  };
}
