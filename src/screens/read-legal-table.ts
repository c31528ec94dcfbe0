/** A table that a paragraph writes line by line: the first line names the columns. */
interface LegalTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/**
 * The table of a paragraph whose every line has the same two or more cells, divided by " | "; null for running text. A legal
 * text stays plain words to the letter (its fingerprint, its drafts and its differences need no other form), and its page shows
 * what is a list of facts as one.
 */
export function readLegalTable(paragraph: string): LegalTable | null {
  const [head, ...rows] = paragraph.split('\n').map((line) => line.split(' | ').map((cell) => cell.trim()));
  if (head === undefined || head.length < 2 || rows.length === 0) return null;
  return rows.every((row) => row.length === head.length) ? { head, rows } : null;
}
