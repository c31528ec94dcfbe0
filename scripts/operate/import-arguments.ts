import { parseArgs } from 'node:util';

export const IMPORT_USAGE = 'Usage: npm run import -- csv-archive <folder> [--report <file>]';

type ImportArguments = { readonly folder: string; readonly reportFile: string | null };

/** Reads the words after the command; answers with a sentence where they are not right. */
export function readImportArguments(args: readonly string[]): ImportArguments | string {
  const parsed = parse(args);
  if (typeof parsed === 'string') return parsed;
  const [source, folder, ...rest] = parsed.positionals;
  if (source === undefined) return 'What to import is missing.';
  if (source !== 'csv-archive') return `There is no source '${source}' to import from; csv-archive is one.`;
  if (!folder) return 'The folder is missing.';
  if (rest.length > 0) return `One folder at a time: '${rest[0]}' is one word too many.`;
  if (parsed.values.report === '') return 'The name of the report file is missing.';
  return { folder, reportFile: parsed.values.report ?? null };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { report: { type: 'string' } },
    });
  } catch (error) {
    if (error instanceof TypeError) return error.message;
    throw error;
  }
}
