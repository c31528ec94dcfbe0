/** Whether a text holds NUL or half of a surrogate pair, which no database and no file of ours stores. */
export function isUnstorable(text: string): boolean {
  return text.includes('\u0000') || !text.isWellFormed();
}
