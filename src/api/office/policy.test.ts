import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { insertHeldOutForecasts } from '#db/queries/held-out-forecast.ts';
import { findPolicy } from '#db/queries/pick.ts';
import { listAllOdds } from '#db/queries/played-game.ts';
import { parseDistribution } from '#domain/forecasting/engine/distribution-schema.ts';
import { openForecaster } from '#domain/forecasting/engine/forecaster.ts';
import { type HeldOutRow, heldOutRows } from '#domain/forecasting/models/held-out-rows.ts';
import { promoteFirstModel } from '#domain/forecasting/models/register-model.ts';
import { backfillPicks } from '#domain/picks/backfill/backfill-picks.ts';
import { chooseForGame } from '#domain/picks/bet/choose-for-game.ts';
import { standingPrices } from '#domain/picks/bet/standing-prices.ts';
import { replay } from '#domain/picks/policy/run-simulation.ts';
import { publishPicks } from '#domain/picks/publish/publish-picks.ts';
import { newId } from '#platform/id.ts';
import { BET_TYPES } from '#terms/bets.ts';
import { ingestArchive, MID_SEASON, makeArchive } from '#tests/support/archive-season.ts';
import { findAuditBreak } from '#tests/support/audit.ts';
import { type TestServices, testServices } from '#tests/support/database.ts';
import { addPolicy, minutesAfter } from '#tests/support/factories.ts';
import { type Office, openOffice } from '#tests/support/office.ts';
import { expectVerbatim, HOSTILE, officeHtml } from '#tests/support/office-html.tsx';
import * as policyScreen from '../../screens/office/policy/screen.tsx';
import { policyContract, simulationSchema } from './policy.contract.ts';

const FROM = minutesAfter(MID_SEASON, -40 * 1440);
const WISH = { min_ev: 0.06, min_confidence: 0, leagues: null, from: '2015-09', until: '2015-10' };
const PROPOSE = '/policy/proposals';

let test: TestServices;
let office: Office;
const heldOut: HeldOutRow[] = [];

beforeAll(async () => {
  test = await testServices();
  test.setNow(MID_SEASON);
  const { services } = test;
  await ingestArchive(services, makeArchive(92));
  await addPolicy(services, { validFrom: minutesAfter(MID_SEASON, -10) });
  const forecaster = await openForecaster(services, { sport: 'soccer', source: 'replay', fresh: true });
  await forecaster.advance(FROM);
  const policy = await findPolicy(services.db, MID_SEASON);
  if (policy === null) throw new Error('no policy');
  await backfillPicks(services, {
    forecaster,
    from: FROM,
    policy,
    onGames: (games) => heldOut.push(...heldOutRows(games)),
  });
  await promoteFirstModel(services, forecaster);
  const modelId = forecaster.modelId ?? '';
  await insertHeldOutForecasts(
    services.db,
    heldOut.map((row) => ({ ...row, modelId })),
  );
  office = await openOffice(services);
});
afterAll(async () => {
  expect(await findAuditBreak(test.services)).toBeNull();
  await test.close();
});

const rows = async (text: string, values: unknown[] = []) =>
  (await test.services.db.$client.query(text, values)).rows;
const room = async (who = 'owner') => policyContract.data.parse((await office.get('/policy', who)).data);
const simulate = async (wish: object = WISH, who = 'analyst') =>
  office.post('/policy/simulations', wish, who);
const tryOut = async (wish: object = WISH) => simulationSchema.parse((await simulate(wish)).data);
const window = { from: FROM, until: MID_SEASON };

describe('a replay on held-out months', () => {
  it('equals what the rules of publishing say of each game an hour before its start', async () => {
    const policy = { minEv: 0.02, minConfidence: 0, leagues: null };
    const odds = Map.groupBy(
      await listAllOdds(
        test.services.db,
        heldOut.map(({ gameId }) => gameId),
      ),
      ({ gameId }) => gameId,
    );
    const expected = heldOut.flatMap(({ gameId, knownAt, distribution }) => {
      const choices = chooseForGame(policy, {
        leagueId: 'EPL',
        distribution: parseDistribution(distribution),
        offers: standingPrices(odds.get(gameId) ?? [], knownAt),
        undecided: BET_TYPES,
        staked: [],
      });
      return [...choices].flatMap(([betType, choice]) =>
        choice.state === 'pass' ? [] : [[gameId, betType, choice.side, choice.line, choice.odds].join()],
      );
    });
    const [replayed = []] = await replay(test.services, { ...window, settings: [policy] });
    expect(replayed.length).toBeGreaterThan(20);
    const named = replayed.map(({ gameId, betType, side, line, odds: taken }) =>
      [gameId, betType, side, line, taken].join(),
    );
    expect(named.toSorted()).toEqual(expected.toSorted());
  });

  it('sees nothing of the future: later prices and later forecasts change no pick', async () => {
    const settings = [{ minEv: 0.02, minConfidence: 0, leagues: null }];
    const before = await replay(test.services, { ...window, settings });
    await rows(
      `insert into odds_snapshot (game_id, bet_type, line, bookmaker, phase, home_odds, draw_odds, away_odds, origin, source, known_at)
       select id, 'win_loss', null, 'Poison', 'move', 9, 9, 9, 'simulated', source, start_at - interval '59 minutes' from game`,
    );
    await rows(
      `insert into forecast select gen_random_uuid(), id, 'live', start_at - interval '59 minutes', start_at, 'poison', 'B', 'ready',
         '[]', '{"kind": "soccer", "lambda": 4, "mu": 0.1, "rho": 0}', 0.98, 0.01, 0.01, 4, 0.1, null, '[]', 'x'
       from game where start_at < $1`,
      [MID_SEASON],
    );
    expect(await replay(test.services, { ...window, settings })).toEqual(before);
  });

  it('200: stands beside the present policy, is kept, and counts the different settings tried', async () => {
    const first = await tryOut();
    expect(first).toMatchObject({ policy_version: 1, min_ev: 0.06, asked_by: office.email('analyst') });
    const { report } = first;
    expect(report).toMatchObject({ tried: 1, added: 0 });
    expect(report.games).toBeGreaterThan(20);
    expect(report.proposed.picks).toBeLessThan(report.present.picks);
    expect(report.dropped).toBe(report.present.picks - report.proposed.picks);
    expect((await tryOut()).report.tried).toBe(1);
    expect((await tryOut({ ...WISH, min_ev: 0.1, leagues: ['EPL'] })).report.tried).toBe(2);
    const { tried, simulations, months } = await room('auditor');
    expect(tried).toEqual({ settings: 2, runs: 3 });
    expect(simulations[0]?.min_ev).toBe(0.1);
    expect(simulations.at(-1)?.report).toEqual(report);
    expect(months.map(({ month }) => month)).toEqual(['2015-09', '2015-10']);
    // Its days begin with the first game that it replays, not with the month.
    const [begun] = await rows(
      'select min(start_at) as at from held_out_forecast join game on game.id = game_id',
    );
    const days = (MID_SEASON.getTime() - begun.at.getTime()) / 86_400_000;
    const [row] = (await room()).simulations;
    expect(row?.report.days).toBe(Math.round(days));
    expect(row?.report.present.picks_per_day).toBeCloseTo((row?.report.present.picks ?? 0) / days, 2);
  });

  it('302, 404 and 422: no one, who may only look, no such values, and months that a model learned from', async () => {
    expect((await office.post('/policy/simulations', WISH, null)).http_code).toBe(302);
    for (const who of ['auditor', 'finance', 'support', 'content'])
      expect([who, (await simulate(WISH, who)).http_code]).toEqual([who, 404]);
    expect((await office.get('/policy', 'content')).http_code).toBe(404);
    for (const wrong of [
      { ...WISH, from: '2015-08' },
      { ...WISH, from: '2016-01', until: '2016-02' },
      { ...WISH, from: '2015-10', until: '2015-09' },
      { ...WISH, min_ev: -0.1 },
      { ...WISH, min_confidence: 101 },
      { ...WISH, leagues: [] },
    ])
      expect((await simulate(wrong)).http_code).toBe(422);
    expect((await simulate({ ...WISH, from: '2015-08' })).messages.input_validates).toHaveProperty('from');
  });
});

describe('a proposed policy', () => {
  const propose = (simulation: string, who = 'analyst') =>
    office.post(PROPOSE, { simulation_id: simulation, reason: HOSTILE }, who);
  const decide = (id: string, decision: string, who: string) =>
    office.post(`${PROPOSE}/${id}`, { decision, reason: HOSTILE }, who);

  it('404, 409 and 422: not without the right, a try that stands, and something to change', async () => {
    const { id } = await tryOut({ ...WISH, min_ev: 0.02 });
    expect((await propose(id)).http_code).toBe(409);
    expect((await propose(newId())).http_code).toBe(404);
    expect((await propose((await tryOut()).id, 'auditor')).http_code).toBe(404);
    expect((await office.post(PROPOSE, { simulation_id: id, reason: '' })).http_code).toBe(422);
  });

  it('waits for a second person, whom the alert mentions, and takes no other beside it', async () => {
    const { id } = await tryOut();
    expect((await propose(id)).http_code).toBe(200);
    expect((await propose(id, 'owner')).http_code).toBe(409);
    const { proposals, version } = await room('analyst');
    expect(version).toBe(1);
    expect(proposals).toMatchObject([{ state: 'open', can: { approve: false, refuse: true } }]);
    const alerts = await rows(
      "select permission, facts from operator_alert where closed_at is null and kind = 'policy_waits'",
    );
    expect(alerts).toEqual([{ permission: 'policies.change', facts: { who: office.email('analyst') } }]);
    expect((await decide(proposals[0]?.id ?? '', 'approved', 'analyst')).http_code).toBe(409);
    expect((await decide(proposals[0]?.id ?? '', 'approved', 'finance')).http_code).toBe(404);
    await expect(
      rows(
        `insert into policy_decision select id, proposed_by, proposed_by, true, 'x', now(), 1 from policy_proposal`,
      ),
    ).rejects.toThrow('policy_decision');
  });

  it('holds from the agreement on, with its report, and leaves what stands alone', async () => {
    const before = await rows('select distinct policy_version from pick');
    const { proposals } = await room('owner');
    const id = proposals[0]?.id ?? '';
    expect((await decide(id, 'approved', 'owner')).http_code).toBe(200);
    expect((await decide(id, 'refused', 'analyst')).http_code).toBe(409);
    const now = await room('owner');
    expect(now).toMatchObject({ version: 2, tried: { settings: 0, runs: 0 } });
    expect(now.policies[0]).toMatchObject({ version: 2, min_ev: 0.06, created_by: office.email('analyst') });
    expect(now.proposals[0]).toMatchObject({ state: 'approved', version: 2, simulation: { min_ev: 0.06 } });
    await publishPicks(test.services, { source: 'replay' });
    expect(await rows('select distinct policy_version from pick')).toEqual(before);
    expect(
      await rows("select id from operator_alert where closed_at is null and kind = 'policy_waits'"),
    ).toEqual([]);
    const [noted] = await rows("select actor_id, detail from audit where action = 'policy.change'");
    expect(noted).toMatchObject({
      actor_id: office.id('owner'),
      detail: { before: { minEv: 0.02 }, after: { minEv: 0.06 }, proposed_by: office.email('analyst') },
    });
  });

  it('can be refused, and lapses with the version that it was tried beside', async () => {
    const old = await rows('select id from policy_simulation where policy_version = 1 limit 1');
    expect((await propose(old[0].id)).http_code).toBe(409);
    await propose((await tryOut({ ...WISH, min_ev: 0.03 })).id);
    const { proposals } = await room();
    expect((await decide(proposals[0]?.id ?? '', 'refused', 'owner')).http_code).toBe(200);
    expect((await room()).version).toBe(2);
    expect((await room()).proposals[0]).toMatchObject({
      state: 'refused',
      decided_by: office.email('owner'),
    });
  });
});

it('what was given as reasons stands in the page word for word, and is no tag', async () => {
  const options = { token: office.token('owner'), screen: policyScreen, path: '/office/policy' };
  // Of the policy in force, and of what was asked for and decided.
  expectVerbatim(await officeHtml(test.services, options), 3);
});
