/** One entry of a list that a reader can search. */
export type Choice = {
  readonly value: string;
  readonly label: string;
  /** What the choice means for the model, such as its sample or its trial number; searched as well. */
  readonly note?: string | undefined;
};

/** The entries in which every word of the query occurs, in any order; all of them for an empty query. */
export function searchChoices<C extends Choice>(choices: readonly C[], query: string): readonly C[] {
  const words = foldText(query).split(/\s+/).filter(Boolean);
  return choices.filter(({ label, value, note = '' }) => {
    const text = foldText(`${label} ${value} ${note}`);
    return words.every((word) => text.includes(word));
  });
}

/** Letters as people type them in a hurry: no case, no diacritics, full-width forms as plain ones. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{Mark}/gu, '')
    .toLowerCase()
    .replaceAll('đ', 'd');
}
