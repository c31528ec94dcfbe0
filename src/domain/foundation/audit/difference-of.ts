/** What stood before and after, as the log keeps it. */
export type Difference = {
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
};

/** What differs between two pictures of a thing, by the path of each value: `texts.en.title`. */
export function differenceOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): Difference {
  const [was, is] = [new Map(leaves(before)), new Map(leaves(after))];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter(
    (path) => JSON.stringify(was.get(path)) !== JSON.stringify(is.get(path)),
  );
  const pick = (from: ReadonlyMap<string, unknown>) =>
    Object.fromEntries(changed.flatMap((path) => (from.has(path) ? [[path, from.get(path)]] : [])));
  return { before: pick(was), after: pick(is) };
}

function leaves(value: unknown, path = ''): (readonly [string, unknown])[] {
  if (value === undefined) return [];
  if (typeof value !== 'object' || value === null || Array.isArray(value) || value instanceof Date)
    return [[path, value]];
  return Object.entries(value).flatMap(([name, one]) => leaves(one, path === '' ? name : `${path}.${name}`));
}
