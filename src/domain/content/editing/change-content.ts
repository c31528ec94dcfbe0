import type { Transaction } from '#db/client.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { newId } from '#platform/id.ts';
import type { AuditAction } from '#terms/audit-actions.ts';
import { type ContentEditor, noteChange } from './note-change.ts';

/** What every row that several people edit has. */
type Stored = { readonly version: number };

/** One kind of thing that operators edit: how its rows are held and written, and what the log says of one. */
export type ContentKind<Row extends Stored> = {
  readonly name: 'announcement' | 'contact' | 'answer' | 'feedback';
  lock(tx: Transaction, options: { readonly id: string; readonly brand: string }): Promise<Row | null>;
  update(
    tx: Transaction,
    id: string,
    set: Partial<Row> & { updatedAt: Date; version: number },
  ): Promise<void>;
  picture(row: Row): Readonly<Record<string, unknown>>;
};

/** What every new row has, whatever it says. */
type NewContent = {
  readonly id: string;
  readonly brand: string;
  readonly isSample: false;
  readonly updatedAt: Date;
  readonly version: 1;
};

export type SeenContent = ContentEditor & { readonly id: string; readonly version: number };

/**
 * Adds a row that an operator has written, and says so in the log. `rowOf` is asked within the transaction, since a row may depend on
 * those that are there.
 */
export async function createContent<Row extends Stored>(
  services: Services,
  kind: Pick<ContentKind<Row>, 'name' | 'picture'>,
  options: ContentEditor & {
    readonly insert: (tx: Transaction, rows: readonly Row[]) => Promise<unknown>;
    readonly rowOf: (tx: Transaction, common: NewContent) => Row | Promise<Row>;
  },
): Promise<Row> {
  const { brand, insert, rowOf } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const common = { id: newId(), brand, isSample: false, updatedAt: now, version: 1 } as const;
    const row = await rowOf(tx, common);
    await insert(tx, [row]);
    const after = kind.picture(row);
    await noteChange(tx, {
      by: options,
      now,
      action: `${kind.name}.created`,
      id: common.id,
      before: {},
      after,
    });
    return row;
  });
}

/**
 * Changes a row that the operator has seen, and adds what stood before and after to the log. Throws 'not_found' for another
 * brand's, and 'conflict' with who and when where another operator was faster.
 */
export async function changeContent<Row extends Stored>(
  services: Services,
  kind: ContentKind<Row>,
  options: SeenContent & {
    readonly action: AuditAction;
    readonly reason?: string | undefined;
    readonly change: (row: Row, now: Date) => Partial<Row>;
  },
): Promise<Row> {
  const { id, version, action, reason, change } = options;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = await kind.lock(tx, options);
    if (row === null) throw new AppError('not_found', `no such ${kind.name} of this brand`);
    await assertCurrent(tx, { subjectKind: kind.name, subjectId: id, seen: version, actual: row.version });
    const set = { ...change(row, now), updatedAt: now, version: row.version + 1 };
    await kind.update(tx, id, set);
    const after = { ...row, ...set };
    await noteChange(tx, {
      by: options,
      now,
      id,
      reason,
      action,
      before: kind.picture(row),
      after: kind.picture(after),
    });
    return after;
  });
}

/** A kind whose rows can be taken away and put back. */
export type RemovableKind<Row extends Stored> = ContentKind<Row> & {
  readonly name: 'announcement' | 'contact' | 'answer';
  removal(at: Date | null): Partial<Row>;
};

/** Takes a thing away, or puts it back where it stood. Throws 'conflict' where it is so already. */
export function removeContent<Row extends Stored & { readonly removedAt: Date | null }>(
  services: Services,
  kind: RemovableKind<Row>,
  { removed, ...rest }: SeenContent & { readonly removed: boolean },
): Promise<Row> {
  return changeContent<Row>(services, kind, {
    ...rest,
    action: `${kind.name}.${removed ? 'removed' : 'restored'}`,
    change: (row, now) => {
      if ((row.removedAt !== null) === removed) {
        throw new AppError('conflict', 'so already', {
          fields: { base: [{ key: 'office.nothingToChange' }] },
        });
      }
      return kind.removal(removed ? now : null);
    },
  });
}
