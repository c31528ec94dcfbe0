import { insertPickOpening } from '#db/queries/member-ledger.ts';
import type { Member } from '#domain/accounts/member/member.ts';
import type { Services } from '#domain/services.ts';

/** Notes that a member opened a pick, with the price of that moment; after its start there is nothing to note (docs/product/plans.md). */
export async function noteOpening(
  services: Services,
  options: {
    readonly member: Member;
    readonly pickId: string;
    readonly startAt: Date;
    readonly odds: number;
  },
): Promise<void> {
  const openedAt = services.clock.now();
  if (openedAt >= options.startAt) return;
  await insertPickOpening(services.db, {
    accountId: options.member.id,
    pickId: options.pickId,
    openedAt,
    odds: options.odds,
  });
}
