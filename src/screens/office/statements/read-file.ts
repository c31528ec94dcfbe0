import { MAX_STATEMENT_BYTES } from '#api/office/statement-file.contract.ts';

/** The text of a file: UTF-8, or the encoding in which banks of Taiwan still write; null for one that is too large. */
export async function readFile(file: Blob): Promise<string | null> {
  if (file.size > MAX_STATEMENT_BYTES) return null;
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('big5').decode(bytes);
  }
}
