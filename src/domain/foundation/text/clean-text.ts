/** Characters that turn the reading direction, or that no one sees, make a text look like another one; joiners inside words stay. */
const UNSEEN = /[\p{Cc}\u00AD\u061C\u180E\u200B\u200E\u200F\u2028-\u202E\u2060-\u2069\uFEFF\uFFF9-\uFFFB]/gu;

/**
 * A text as it is stored: one spelling of each character, one kind of line end, nothing unseen. What is visible stays verbatim,
 * tags included; texts are never read as HTML.
 */
export function cleanLines(typed: string): string {
  return typed
    .normalize('NFC')
    .replaceAll(/\r\n?/g, '\n')
    .split('\n')
    .map((line) => line.replaceAll('\t', ' ').replaceAll(UNSEEN, '').trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** The same for what stands in one line, such as a title or the name of a person: it can begin no header of an e-mail. */
export function cleanLine(typed: string): string {
  return cleanLines(typed).replaceAll(/\s+/g, ' ').trim();
}
