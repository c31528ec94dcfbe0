import { rebuildRecord } from '#db/queries/record-refresh.ts';
import { showProof } from '#domain/picks/proof/show-proof.ts';
import type { Services } from '#domain/services.ts';
import { verifyDay } from '#screens/proof/verify-ledger.mjs';
import { GAMES, MARKETS } from './small-engine.ts';

/** What workers that were killed have lost or doubled of the picks: each is published once, graded once and counted once. */
export async function pickFaults(services: Services): Promise<string[]> {
  const { $client } = services.db;
  const faults: string[] = [];
  const { rows: picks } = await $client.query<{ game: string; picks: number; grades: number }>(
    `select game.key as game, count(distinct pick.id)::int as picks, count(pick_grade.pick_id)::int as grades
     from game left join pick on pick.game_id = game.id left join pick_grade on pick_grade.pick_id = pick.id group by game.key`,
  );
  if (picks.length !== 2 * GAMES) faults.push(`${picks.length} games are there`);
  for (const { game, picks: published, grades } of picks) {
    if (published !== MARKETS) faults.push(`${game}: ${published} picks`);
    if (grades !== (game.startsWith('ended') ? MARKETS : 0)) faults.push(`${game}: ${grades} grades`);
  }
  const { rows: states } = await $client.query(
    `select game_id from game_state where status = 'completed' group by game_id having count(*) > 1`,
  );
  faults.push(...states.map(({ game_id: id }) => `${id} ended more than once`));
  return [...faults, ...(await chainFaults(services)), ...(await sumFaults(services))];
}

/** Every published day by the verifier that readers run. */
async function chainFaults(services: Services): Promise<string[]> {
  const { rows } = await services.db.$client.query<{ day: string }>(
    'select distinct day::text as day from pick_batch order by day',
  );
  const faults: string[] = [];
  for (const { day } of rows) {
    const steps = await verifyDay(await showProof(services, { day, isEntitled: true }));
    faults.push(...steps.flatMap((step) => step.faults).map((fault) => `${day}: ${JSON.stringify(fault)}`));
  }
  return rows.length === 0 ? ['no day has a proof'] : faults;
}

/** The sums that readers see, against the same sums computed again. */
async function sumFaults({ db }: Services): Promise<string[]> {
  const read = async () =>
    JSON.stringify((await db.$client.query('select * from record_rollup order by record_rollup::text')).rows);
  const before = await read();
  await db.transaction(rebuildRecord);
  return before === (await read()) ? [] : ['the sums of the record are not those of its picks'];
}
