/** One choice as a field shows it, in the reader's language. */
export type OddsChoice = {
  readonly label: string;
  readonly value: string;
  readonly options: readonly { readonly value: string; readonly label: string }[];
};

/** How odds are written for a member, and whose odds their figures are reckoned with. */
export type ShownOddsChoices = { readonly format: OddsChoice; readonly market: OddsChoice };
