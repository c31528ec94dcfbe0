import { MAX_STATEMENT_BYTES } from '#api/office/statement-file.contract.ts';

/**
 * The text of a file: UTF-8, or the encoding in which banks of Taiwan still write, or else the one of banks in the west, in which every byte is a
 * letter; null for one that is too large.
 */
export async function readFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_STATEMENT_BYTES) return null;
  const bytes = await file.arrayBuffer();
  for (const encoding of ['utf-8', 'big5']) {
    try {
      return new TextDecoder(encoding, { fatal: true }).decode(bytes);
    } catch {
      // It is written in another one.
    }
  }
  return new TextDecoder('windows-1252').decode(bytes);
}

const OTHER_BEGINNINGS = ['%PDF-', 'PK\x03\x04', '<'];

/** What keeps a file from being a statement, by what was read of it; null where it may be one. */
export function problemOf(text: string | null): 'tooLarge' | 'emptyFile' | 'notCsv' | null {
  if (text === null) return 'tooLarge';
  if (text.trim() === '') return 'emptyFile';
  // A workbook, a document of pages, or the web page that some banks send as a workbook, whatever it is called. Most hold bytes that no text has.
  return text.includes('\0') || OTHER_BEGINNINGS.some((one) => text.trimStart().startsWith(one))
    ? 'notCsv'
    : null;
}
