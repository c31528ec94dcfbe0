/** Counts what is wrong, and remembers the first of it by name. */
export class FaultList {
  #count = 0;
  #first: string | null = null;

  add(name: string): void {
    this.#count += 1;
    this.#first ??= name;
  }

  /** Adds the name where something does not hold. */
  expect(holds: boolean, name: string): void {
    if (!holds) this.add(name);
  }

  get found(): { readonly faults: number; readonly firstFault: string | null } {
    return { faults: this.#count, firstFault: this.#first };
  }
}
