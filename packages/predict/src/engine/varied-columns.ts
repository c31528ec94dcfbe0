/**
 * Which of a league's columns have held more than one value. A column that was never known there, or that never changes, says
 * nothing of its games, however wide the registry is.
 */
export type VariedColumns = { first: Float64Array; varied: Uint8Array };

export function createVariedColumns(columns: number): VariedColumns {
  return { first: new Float64Array(columns).fill(Number.NaN), varied: new Uint8Array(columns) };
}

/** Looks at the row of one game; NaN is unknown. */
export function noteColumns({ first, varied }: VariedColumns, row: Float64Array): void {
  for (let j = 0; j < row.length; j++) {
    const value = row[j] ?? Number.NaN;
    if (Number.isNaN(value)) continue;
    const before = first[j] ?? Number.NaN;
    if (Number.isNaN(before)) first[j] = value;
    else if (value !== before) varied[j] = 1;
  }
}

export function countVaried({ varied }: VariedColumns): number {
  return varied.reduce((sum, one) => sum + one, 0);
}
