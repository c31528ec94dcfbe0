import { rebuildRecord } from '#db/queries/record-refresh.ts';
import { showProof } from '#domain/picks/proof/show-proof.ts';
import type { Services } from '#domain/services.ts';
import { verifyDay } from '#screens/proof/verify-ledger.mjs';
import { verifyTimestamp } from '#screens/proof/verify-timestamp.mjs';
import { GAMES, MARKETS } from './small-engine.ts';

/** What workers that were killed have lost or doubled of the picks: each is published once, graded once and counted once. */
export async function pickErrors(services: Services): Promise<string[]> {
  const { $client } = services.db;
  const errors: string[] = [];
  const { rows: picks } = await $client.query<{ game: string; picks: number; grades: number }>(
    `select game.key as game, count(distinct pick.id)::int as picks, count(pick_grade.pick_id)::int as grades
     from game left join pick on pick.game_id = game.id left join pick_grade on pick_grade.pick_id = pick.id group by game.key`,
  );
  if (picks.length !== 2 * GAMES) errors.push(`${picks.length} games are there`);
  for (const { game, picks: published, grades } of picks) {
    if (published !== MARKETS) errors.push(`${game}: ${published} picks`);
    if (grades !== (game.startsWith('ended') ? MARKETS : 0)) errors.push(`${game}: ${grades} grades`);
  }
  const { rows: states } = await $client.query(
    `select game_id from game_state where status = 'completed' group by game_id having count(*) > 1`,
  );
  errors.push(...states.map(({ game_id: id }) => `${id} ended more than once`));
  return [...errors, ...(await chainErrors(services)), ...(await sumErrors(services))];
}

/** Every published day by the verifier that readers run. */
async function chainErrors(services: Services): Promise<string[]> {
  const { rows } = await services.db.$client.query<{ day: string }>(
    'select distinct day::text as day from pick_batch order by day',
  );
  const errors: string[] = [];
  for (const { day } of rows) {
    const steps = await verifyDay(
      await showProof(services, { day, isEntitled: true }),
      async () => verifyTimestamp,
    );
    errors.push(...steps.flatMap((step) => step.errors).map((error) => `${day}: ${JSON.stringify(error)}`));
  }
  return rows.length === 0 ? ['no day has a proof'] : errors;
}

/** The sums that readers see, against the same sums computed again. */
async function sumErrors({ db }: Services): Promise<string[]> {
  const read = async () =>
    JSON.stringify((await db.$client.query('select * from record_rollup order by record_rollup::text')).rows);
  const before = await read();
  await db.transaction(rebuildRecord);
  return before === (await read()) ? [] : ['the sums of the record are not those of its picks'];
}
