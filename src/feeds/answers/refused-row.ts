/** A row of an answer that was left out, and why. */
export type RefusedRow = { readonly row: string; readonly reason: string };
