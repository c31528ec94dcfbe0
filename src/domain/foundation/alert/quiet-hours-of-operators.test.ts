import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { SITE_ALERTS } from '#i18n/alert-text.ts';
import { HOUR_MS, MINUTE_MS } from '#terms/durations.ts';
import { openAlertedOffice } from '#tests/support/alerted-office.ts';
import { isUrgentAlert } from './notified-kinds.ts';

let site: Awaited<ReturnType<typeof openAlertedOffice>>;
beforeAll(async () => {
  site = await openAlertedOffice();
});
afterAll(() => site.close());
beforeEach(() => site.clear());

describe('quiet hours', () => {
  const NIGHT = { from: 22 * 60, until: 7 * 60 };
  /** Half past eleven in the evening in Taipei. */
  const toNight = () => {
    const day = new Date(site.now().getTime() + 24 * HOUR_MS).toISOString().slice(0, 10);
    site.test.setNow(new Date(`${day}T15:30:00Z`));
  };

  it('hold back what can wait until they end, and send it then if it still holds', async () => {
    toNight();
    const browser = await site.allow('owner');
    await site.choose('owner', { byEmail: true, quiet: NIGHT });
    const emails = await site.mailedBy('owner', async () => {
      await site.sync('backup_old', true);
      await site.send();
      site.later(7 * HOUR_MS + 29 * MINUTE_MS);
      await site.sync('backup_old', true);
      await site.send();
    });
    expect([emails, site.pushedTo(browser)]).toEqual([0, []]);
    site.later(MINUTE_MS);
    expect(
      await site.mailedBy('owner', async () => {
        await site.send();
        await site.send();
      }),
    ).toBe(1);
    expect(site.pushedTo(browser)).toHaveLength(1);
    site.later(HOUR_MS);
    expect(await site.mailedBy('owner', () => site.sync('backup_old', false))).toBe(1);
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(2);
  });

  it('say nothing of what began and ended in them', async () => {
    toNight();
    const browser = await site.allow('owner');
    await site.choose('owner', { byEmail: true, quiet: NIGHT });
    const emails = await site.mailedBy('owner', async () => {
      await site.sync('backup_old', true);
      site.later(HOUR_MS);
      await site.sync('backup_old', false);
      site.later(8 * HOUR_MS);
      await site.send();
    });
    expect([emails, site.pushedTo(browser)]).toEqual([0, []]);
  });

  it('hold back the end of what was sent before them', async () => {
    toNight();
    site.later(-2 * HOUR_MS);
    const browser = await site.allow('owner');
    await site.choose('owner', { quiet: NIGHT });
    await site.sync('backup_old', true);
    await site.send();
    site.later(4 * HOUR_MS);
    await site.sync('backup_old', false);
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(1);
    site.later(6 * HOUR_MS);
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(2);
  });

  it('do not hold back what loses money or data, or stops the site', async () => {
    toNight();
    const browser = await site.allow('owner');
    await site.choose('owner', { quiet: NIGHT });
    const urgent = SITE_ALERTS.filter(isUrgentAlert);
    for (const kind of urgent) await site.sync(kind, true);
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(urgent.length);
    for (const kind of urgent) await site.sync(kind, false);
    await site.send();
    expect(site.pushedTo(browser)).toHaveLength(2 * urgent.length);
  });

  it('are those of each operator in their own zone, and end at once where they are taken back', async () => {
    toNight();
    const [owner, analyst] = [await site.allow('owner'), await site.allow('orange')];
    await site.choose('owner', { quiet: NIGHT });
    // In London it is afternoon.
    await site.choose('orange', { quiet: NIGHT, zone: 'Europe/London' });
    await site.sync('backup_old', true);
    await site.send();
    expect([site.pushedTo(owner).length, site.pushedTo(analyst).length]).toEqual([0, 1]);
    await site.choose('owner', { quiet: null });
    await site.send();
    expect(site.pushedTo(owner)).toHaveLength(1);
    await site.sync('backup_old', false);
  });
});
