import { findGameStart } from '#db/queries/coming-game.ts';
import { deleteNotice, insertNotice } from '#db/queries/inbox.ts';
import { findShownSources } from '#domain/foundation/setting/shown-sources.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';

/**
 * A member asks to be notified when the analysis of a game is there (docs/product/picks.md), or takes it back. Asking twice changes nothing. Throws
 * not_found for an unknown game and conflict for one that has begun.
 */
export async function requestNotice(
  services: Services,
  options: {
    readonly member: { readonly id: number; readonly brand: string };
    readonly gameId: string;
    readonly wanted: boolean;
  },
): Promise<void> {
  const { member, gameId, wanted } = options;
  const now = services.clock.now();
  if (!wanted) return deleteNotice(services.db, { accountId: member.id, gameId });
  const sources = await findShownSources(services);
  const game = await findGameStart(services.db, { gameId, asOf: now, sources });
  if (game === null) throw new AppError('not_found', `no game ${gameId}`);
  if (game.startAt <= now) throw new AppError('conflict', 'the game has started');
  await insertNotice(services.db, {
    accountId: member.id,
    brand: member.brand,
    gameId,
    createdAt: now,
    notifiedAt: null,
  });
}
