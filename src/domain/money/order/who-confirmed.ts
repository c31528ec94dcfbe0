import { nameOperators } from '#db/queries/office-order.ts';
import { listOrderEvents } from '#db/queries/order.ts';
import type { Services } from '#domain/services.ts';

/** The address of the operator with whose action an order was paid; null where none was. */
export async function whoConfirmed({ db }: Services, orderId: string): Promise<string | null> {
  const events = await listOrderEvents(db, orderId);
  const confirmation = events.findLast(({ action }) => action === 'confirm' || action === 'revive');
  if (confirmation === undefined) return null;
  return (await nameOperators(db, [confirmation.actorId])).get(confirmation.actorId) ?? null;
}
