import type { Transaction } from '#db/client.ts';
import { appendAudit } from '#domain/foundation/audit/append-audit.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { ContentEditor } from './note-change.ts';

/** How the rows of one kind, which stand in an order, are read and moved. */
export type OrderedKind = {
  readonly name: 'announcement' | 'contact';
  list(
    tx: Transaction,
    brand: string,
  ): Promise<readonly { readonly id: string; readonly removedAt: Date | null }[]>;
  place(tx: Transaction, id: string, position: number): Promise<void>;
};

/**
 * Puts a brand's rows into the given order. Throws 'conflict' where the ids are not exactly those that are there, because
 * another operator added or removed one meanwhile.
 */
export async function orderContent(
  services: Services,
  kind: OrderedKind,
  { brand, operator, ids }: ContentEditor & { readonly ids: readonly string[] },
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const rows = await kind.list(tx, brand);
    const before = rows.filter(({ removedAt }) => removedAt === null).map(({ id }) => id);
    const isSame = before.length === ids.length && before.every((id) => ids.includes(id));
    if (!isSame || new Set(ids).size !== ids.length) {
      throw new AppError('conflict', 'other rows than seen', {
        fields: { base: [{ key: 'office.content.orderChanged' }] },
      });
    }
    for (const [index, id] of ids.entries()) await kind.place(tx, id, index + 1);
    await appendAudit(tx, {
      at: services.clock.now(),
      brand,
      actorKind: 'operator',
      actorId: operator.id,
      action: `${kind.name}.ordered`,
      subjectKind: `${kind.name}_order`,
      subjectId: brand,
      detail: { before, after: [...ids] },
    });
  });
}
