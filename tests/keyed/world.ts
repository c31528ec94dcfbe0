import type { Services } from '#domain/services.ts';
import { openModelLeague } from '#tests/support/custom-models.ts';
import type { TestServices } from '#tests/support/database.ts';
import { type MadeMember, makeMember } from '#tests/support/members.ts';
import { makeOperator } from '#tests/support/office.ts';
import { playRecord } from '#tests/support/played-record.ts';
import { openSite, type Site } from '#tests/support/site.ts';

/** A site in which every keyed write has something to do. */
export type World = {
  readonly services: Services;
  readonly site: Site;
  readonly ownerToken: string;
  /** A pick that was graded, of which a member may say that the grade is wrong. */
  readonly gradedPick: string;
  member(): Promise<MadeMember>;
  /** A number that no other sample has. */
  nextNumber(): number;
};

/** A call of a keyed write, and how many times it has taken effect. */
export type Made = {
  readonly path: string;
  readonly body: unknown;
  readonly token: string;
  effects(): Promise<number>;
};

export type Sample = (world: World) => Promise<Made>;

export async function openWorld(test: TestServices): Promise<World> {
  const { services } = test;
  await openModelLeague(test);
  const { playedGames } = await playRecord(test, 9);
  const site = await openSite(services);
  const owner = await makeOperator(services, { role: 'owner' });
  const { rows } = await services.db.$client.query(
    "select id from pick where game_id = $1 and bet_type = 'over_under'",
    [playedGames.at(-1)],
  );
  let number = 700_000_000_000;
  return {
    services,
    site,
    ownerToken: await owner.signIn(),
    gradedPick: rows[0].id,
    member: () => makeMember(services),
    nextNumber: () => {
      number += 1;
      return number;
    },
  };
}

/** A member with an open order. */
export async function createOrderSample(
  world: World,
): Promise<{ readonly token: string; readonly orderId: string }> {
  const { member, token } = await world.member();
  return { token, orderId: (await world.site.order(member, 'weekly')).id };
}
