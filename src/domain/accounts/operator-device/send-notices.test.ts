import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openAlert } from '#db/queries/operator-alert.ts';
import { leaseOperatorPushes } from '#db/queries/operator-push.ts';
import { changeOperator } from '#domain/accounts/operator/edit-operator.ts';
import { LEASE_MS } from '#domain/accounts/push/push-limits.ts';
import { notifyOperators } from '#domain/foundation/alert/notify-operators.ts';
import { newId } from '#platform/id.ts';
import { MINUTE_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import type { Browser } from '#tests/support/push-service.ts';

let site: Awaited<ReturnType<typeof openAlertedOffice>>;
beforeAll(async () => {
  site = await openAlertedOffice();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('an operator who chose their devices', () => {
  it('is notified on each of them once when something begins and once when it is over, by its kind and a link alone', async () => {
    const [first, second] = [await site.allow('owner'), await site.allow('owner')];
    await site.choose('owner');
    const emails = await site.mailedBy('owner', async () => {
      await Promise.all([site.sync('disk_full', true), site.sync('disk_full', true)]);
      await Promise.all([site.send(), site.send(), site.send()]);
      await site.sync('disk_full', true);
      await site.send();
    });
    expect([site.pushedTo(first), site.pushedTo(second), emails]).toEqual([
      ['A disk is nearly full'],
      ['A disk is nearly full'],
      0,
    ]);
    const [begun] = site.service.received;
    expect(begun?.payload.path).toBe('/office/jobs');
    expect(JSON.stringify(begun)).not.toContain('a-secret-host');
    site.later(MINUTE_MS);
    await site.sync('disk_full', false);
    await site.sync('disk_full', false);
    await site.send();
    await site.send();
    expect(site.pushedTo(first)).toEqual(['A disk is nearly full', 'Resolved: A disk is nearly full']);
    // The end takes the place of the beginning on the screen.
    expect(new Set(site.service.received.map(({ payload }) => payload.tag)).size).toBe(1);
  });

  it('is notified in both ways where they chose both, and by e-mail alone until they choose', async () => {
    const browser = await site.allow('owner');
    expect(await site.mailedBy('owner', () => site.sync('disk_full', true))).toBe(1);
    await site.send();
    expect(site.pushedTo(browser)).toEqual([]);
    await site.choose('owner', { byEmail: true });
    expect(await site.mailedBy('owner', () => site.sync('disk_full', false))).toBe(1);
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(1);
  });

  it('receives nothing where they chose neither', async () => {
    const browser = await site.allow('owner');
    await site.choose('owner', { byPush: false });
    expect(await site.mailedBy('owner', () => site.sync('disk_full', true))).toBe(0);
    await site.sync('disk_full', false);
    await site.send();
    expect(site.pushedTo(browser)).toEqual([]);
  });

  it('is written to where they have no device, and where the last one is gone, which is forgotten', async () => {
    await site.choose('owner');
    expect(await site.mailedBy('owner', () => site.sync('disk_full', true))).toBe(1);
    const browser = await site.allow('owner');
    site.service.forget(browser);
    const emails = await site.mailedBy('owner', async () => {
      await site.sync('disk_full', false);
      await site.send();
    });
    expect(emails).toBe(1);
    const { rows } = await site.test.services.db.$client.query('select 1 from operator_device');
    expect(rows).toEqual([]);
  });

  it('is not written to where another device was reached, and is where a push service refuses all of them', async () => {
    const [gone, here] = [await site.allow('owner'), await site.allow('owner')];
    await site.choose('owner');
    site.service.forget(gone);
    const emails = await site.mailedBy('owner', async () => {
      await site.sync('disk_full', true);
      await site.send();
    });
    expect([site.pushedTo(here).length, emails]).toEqual([1, 0]);
    await site.allow('owner');
    site.service.be({ status: 400 });
    const refused = await site.mailedBy('owner', async () => {
      await site.sync('disk_full', false);
      await site.send();
    });
    expect(refused).toBe(1);
  });

  it('is notified once by a push service that comes back, also where the process that had it in hand was killed', async () => {
    const browser = await site.allow('owner');
    await site.choose('owner');
    await site.sync('disk_full', true);
    const leaseUntil = new Date(site.now().getTime() + LEASE_MS);
    expect(
      await leaseOperatorPushes(site.test.services.db, { now: site.now(), leaseUntil, limit: 10 }),
    ).toHaveLength(1);
    await site.send();
    expect(site.pushedTo(browser)).toEqual([]);
    site.later(LEASE_MS);
    site.service.be('away');
    await site.send();
    site.service.be('right');
    await site.send();
    expect(site.pushedTo(browser)).toEqual([]);
    site.later(6 * MINUTE_MS);
    await site.send();
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(1);
    await site.sync('disk_full', false);
    await site.send();
  });

  it('has five devices at most, of which the oldest gives way', async () => {
    await site.choose('owner');
    const browsers: Browser[] = [];
    for (let count = 0; count < 6; count += 1) {
      site.later(1000);
      browsers.push(await site.allow('owner'));
    }
    await site.sync('disk_full', true);
    await site.send();
    expect(browsers.map((browser) => site.pushedTo(browser).length)).toEqual([0, 1, 1, 1, 1, 1]);
    await site.sync('disk_full', false);
  });
});

describe('nothing is sent', () => {
  it('to a role whose duty it is not, nor to someone whose role was taken away or whose work ended before it was sent', async () => {
    const devices = new Map<string, Browser>();
    for (const who of ['support', 'second_owner', 'orange']) {
      devices.set(who, await site.allow(who));
      await site.choose(who);
    }
    const edit = async (who: string) => {
      const { id, version } = await site.operatorOf(who);
      return { id, version, reason: 'a test', by: await site.operatorOf('owner'), locale: 'en' as const };
    };
    await site.sync('disk_full', true);
    await changeOperator(site.test.services, {
      ...(await edit('second_owner')),
      changes: { role: 'content' },
    });
    await site.send();
    const heard = (who: string) =>
      devices.has(who) &&
      site.service.received.some(({ endpoint }) => endpoint === devices.get(who)?.endpoint);
    expect(['support', 'second_owner', 'orange'].map(heard)).toEqual([false, false, true]);
    await changeOperator(site.test.services, { ...(await edit('second_owner')), changes: { role: 'owner' } });
    await site.sync('disk_full', false);
    await changeOperator(site.test.services, {
      ...(await edit('second_owner')),
      changes: { status: 'disabled' },
    });
    await site.send();
    expect(heard('second_owner')).toBe(false);
    const { rows } = await site.test.services.db.$client.query(
      'select 1 from operator_device where operator_id = $1',
      [site.office.id('second_owner')],
    );
    expect(rows).toEqual([]);
  });

  it('of an alert whose transaction was undone', async () => {
    await site.allow('owner');
    await site.choose('owner');
    const begin = site.test.services.db.transaction(async (tx) => {
      const alert = {
        id: newId(),
        kind: 'disk_full',
        subject: 'undone',
        permission: 'operations.view',
        severity: 'critical' as const,
        facts: {},
        path: '/office/jobs',
        openedAt: site.now(),
      };
      expect(await openAlert(tx, alert)).toBe(true);
      await notifyOperators(site.test.services, tx, { kinds: ['disk_full'], closed: [] });
      throw new Error('undone');
    });
    expect(await site.mailedBy('owner', () => expect(begin).rejects.toThrow('undone'))).toBe(0);
    await site.send();
    expect(site.service.received).toEqual([]);
  });
});
