import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { insertRedirectRules, type RedirectRuleRow } from '#db/queries/seo.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { type Columns, csvTable, writeCsv } from '#domain/foundation/export/csv-table.ts';
import type { Services } from '#domain/services.ts';
import { AppError, type PublicMessage } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import { LOCALES } from '#terms/locales.ts';
import { readAllowedHosts } from './cached-seo.ts';
import { findRedirectErrors, findTwin } from './check-redirects.ts';
import { assertNotTooMany, holdAll, redirectPicture } from './edit-redirects.ts';
import { listRedirects, type OfficeRedirect, type RedirectQuestion } from './list-redirects.ts';
import { type RedirectDraft, readRedirectDraft } from './read-redirect-draft.ts';

/** The columns of a list of redirects as a file. A file to be taken in needs the first two. */
const COLUMNS: Columns<OfficeRedirect> = {
  path: (row) => row.path,
  target: (row) => row.target,
  language: (row) => row.languageCode ?? '',
  match: (row) => row.match,
  keep_query: (row) => row.keepQuery,
  from: (row) => row.fromAt,
  until: (row) => row.untilAt,
  note: (row) => row.note,
  leads_to: (row) => row.end,
};

/** A list of redirects as CSV, which can be taken in again. */
export async function* exportRedirects(
  services: Services,
  question: RedirectQuestion,
): AsyncGenerator<string> {
  const { redirects } = await listRedirects(services, question);
  yield* writeCsv(csvTable(COLUMNS, [redirects]));
}

type ImportError = {
  /** Counted from 1, the head not counted. */
  readonly row: number;
  readonly field: string;
  readonly message: PublicMessage;
};

type ImportedRedirects = {
  readonly read: number;
  readonly added: number;
  /** Rules that were there already, word for word. */
  readonly known: number;
  readonly errors: readonly ImportError[];
};

/**
 * Takes a list of redirects in: all of it, or nothing where one row is wrong. Throws 'invalid' at `csv` for a file without
 * the columns. Nothing is written for `dryRun`, which reports what would happen.
 */
export async function importRedirects(
  services: Services,
  { csv, dryRun, ...by }: ContentEditor & { readonly csv: string; readonly dryRun: boolean },
): Promise<ImportedRedirects> {
  const lines = readLines(csv);
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const all = await holdAll(tx, by.brand);
    const allowedHosts = await readAllowedHosts(tx, by.brand);
    const { added, known, errors } = readRules(lines, { all, allowedHosts, brand: by.brand, now });
    assertNotTooMany(all.length + added.length);
    const whole = errors.length > 0 ? errors : chainErrors(added, { all, allowedHosts, now });
    if (whole.length === 0 && !dryRun && added.length > 0) {
      await insertRedirectRules(
        tx,
        added.map(({ rule }) => rule),
      );
      const after = Object.fromEntries(added.map(({ rule }) => [rule.id, redirectPicture(rule)]));
      await noteChange(tx, { by, now, action: 'redirect.imported', id: by.brand, before: {}, after });
    }
    return { read: lines.length, added: added.length, known, errors: whole };
  });
}

const lineSchema = z.object({
  path: z.string().max(300),
  target: z.string().max(600),
  language: z.union([z.literal(''), z.enum(LOCALES)]).default(''),
  match: z.union([z.literal(''), z.enum(['exact', 'prefix'])]).default(''),
  keep_query: z.union([z.literal(''), z.enum(['true', 'false'])]).default(''),
  from: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
  until: z.union([z.literal(''), z.iso.datetime({ offset: true })]).default(''),
  note: z.string().max(300).default(''),
});

type Line = Readonly<Record<string, string>>;

function readLines(csv: string): Line[] {
  const unreadable = () =>
    new AppError('invalid', 'no list of redirects', { fields: { csv: [{ key: 'office.seo.badFile' }] } });
  let rows: unknown;
  try {
    rows = parse(csv, { bom: true, columns: true, skip_empty_lines: true, trim: true, to: 2000 });
  } catch {
    throw unreadable();
  }
  const lines = z.array(z.record(z.string(), z.string())).safeParse(rows).data ?? [];
  if (lines[0]?.path === undefined || lines[0].target === undefined) throw unreadable();
  return lines;
}

type Numbered = { readonly row: number; readonly rule: RedirectRuleRow };

function readRules(
  lines: readonly Line[],
  options: { all: readonly RedirectRuleRow[]; allowedHosts: readonly string[]; brand: string; now: Date },
): { readonly added: Numbered[]; readonly known: number; readonly errors: ImportError[] } {
  const added: Numbered[] = [];
  const errors: ImportError[] = [];
  let known = 0;
  for (const [index, line] of lines.entries()) {
    const row = index + 1;
    const draft = readLine(line, options.now);
    if ('field' in draft) {
      errors.push({ row, field: draft.field, message: { key: 'invalid_value' } });
      continue;
    }
    const read = readRedirectDraft(draft, options.allowedHosts);
    const rule: RedirectRuleRow = { ...read.rule, id: newId(), brand: options.brand, version: 1 };
    const wrong = Object.entries(read.errors).flatMap(([field, messages]) =>
      messages.map((message) => ({ row, field, message })),
    );
    const twin = findTwin(rule, [...options.all, ...added.map((one) => one.rule)]);
    if (twin !== null && twin.target === rule.target) known += 1;
    else if (twin !== null) {
      const message = { key: 'office.seo.twin', params: { path: rule.path } };
      errors.push({ row, field: 'path', message });
    } else if (wrong.length > 0) errors.push(...wrong);
    else added.push({ row, rule });
  }
  return { added, known, errors };
}

/** A spreadsheet's guard before a character that it would compute is not part of the text. */
const unguarded = (text: string) => text.replace(/^'(?=[=+\-@%|])/, '');

function readLine(line: Line, now: Date): RedirectDraft | { readonly field: string } {
  const parsed = lineSchema.safeParse(line);
  if (!parsed.success) return { field: String(parsed.error.issues[0]?.path[0] ?? 'path') };
  const { path, target, language, match, keep_query: keepQuery, from, until, note } = parsed.data;
  return {
    path,
    target,
    languageCode: language || null,
    match: match || 'exact',
    keepQuery: keepQuery !== 'false',
    fromAt: from === '' ? now : new Date(from),
    untilAt: until === '' ? null : new Date(until),
    note: unguarded(note),
  };
}

/** What only all rules together show: circles, chains that are too long, ends that are no page. */
function chainErrors(
  added: readonly Numbered[],
  options: {
    readonly all: readonly RedirectRuleRow[];
    readonly allowedHosts: readonly string[];
    readonly now: Date;
  },
): ImportError[] {
  const before = new Set(
    findRedirectErrors({ ...options, rules: options.all }).map(({ path, problem }) => `${path} ${problem}`),
  );
  const rules = [...options.all, ...added.map(({ rule }) => rule)];
  return findRedirectErrors({ ...options, rules })
    .filter(({ path, problem }) => !before.has(`${path} ${problem}`))
    .map(({ path, problem }) => ({
      row: added.find(({ rule }) => rule.path === path)?.row ?? 0,
      field: 'target',
      message: { key: `office.seo.${problem}`, params: { path } },
    }));
}
