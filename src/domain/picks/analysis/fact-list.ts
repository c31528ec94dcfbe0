import type { Fact, FactSource, FactTable, FactValue } from './fact.ts';

/** A table of facts while it is being filled. */
export type FactList = {
  add(id: string, value: FactValue, source: FactSource): void;
  /** Says the same fact under another name: the favourite is one of the two teams. */
  alias(id: string, original: string): void;
  readonly table: FactTable;
};

export function createFactList(): FactList {
  const table = new Map<string, Fact>();
  return {
    add: (id, value, source) => table.set(id, { ...value, id, source }),
    alias: (id, original) => {
      const known = table.get(original);
      if (known === undefined) throw new Error(`There is no fact ${original} to name ${id}.`);
      table.set(id, { ...known, id });
    },
    table,
  };
}
