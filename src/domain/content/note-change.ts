import type { Transaction } from '#db/client.ts';
import { appendAudit } from '#domain/audit/append-audit.ts';
import type { Operator } from '#domain/operator/operator.ts';

/** Who changes what a brand says. */
export type ContentEditor = { readonly brand: string; readonly operator: Operator };

type Change = {
  readonly by: ContentEditor;
  readonly now: Date;
  /** `announcement.changed`: the kind of the subject, and what was done to it. */
  readonly action: `${string}.${string}`;
  readonly id: string;
  readonly before: Readonly<Record<string, unknown>>;
  readonly after: Readonly<Record<string, unknown>>;
  readonly reason?: string | undefined;
};

/** Adds an edit to the log, with what stood before and after, as far as the two differ. Call it last, as `appendAudit`. */
export async function noteChange(
  tx: Transaction,
  { by: { brand, operator }, now, action, id, before, after, reason }: Change,
): Promise<void> {
  const [subjectKind = action] = action.split('.');
  await appendAudit(tx, {
    ...{ at: now, brand, actorKind: 'operator', actorId: operator.id, action, subjectKind, subjectId: id },
    detail: { ...differenceOf(before, after), ...(reason === undefined ? {} : { reason }) },
  });
}

/** What differs between two pictures of a thing, by the path of each value: `texts.en.title`. */
export function differenceOf(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): { readonly before: Record<string, unknown>; readonly after: Record<string, unknown> } {
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
