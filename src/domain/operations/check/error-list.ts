/** Counts what is wrong, and remembers the first of it by name. */
export class ErrorList {
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

  get found(): { readonly errors: number; readonly firstError: string | null } {
    return { errors: this.#count, firstError: this.#first };
  }
}
