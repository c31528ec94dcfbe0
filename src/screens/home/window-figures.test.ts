import { describe, expect, it } from 'vitest';
import type { Claim } from '#api/claims.contract.ts';
import { loadMessages } from '#i18n/load-messages.ts';
import { createTranslator } from '#i18n/t.ts';
import { recentWindow } from './record-window.ts';
import { windowFigures } from './window-figures.ts';

function claim(change: Partial<Claim>): Claim {
  return {
    id: 'profit',
    origin: 'backfill',
    value: 420,
    unit: 'usd',
    n: 84,
    interval: null,
    period: { days: 20, from: '2026-11-01T16:00:00.000Z', until: '2026-11-21T15:59:59.999Z' },
    simulated: true,
    as_of: '2026-11-21T03:00:00.000Z',
    evidence: '/api/public/ledger?origin=backfill',
    ...change,
  };
}

const long = { days: 90, from: '2026-08-23T16:00:00.000Z', until: '2026-11-21T15:59:59.999Z' };

describe('the window of the record', () => {
  it('is that of the published twenty days', () => {
    expect(recentWindow([claim({}), claim({ origin: 'live' }), claim({ period: long })])).toMatchObject({
      origin: 'live',
      days: 20,
    });
  });

  it('is that of the calculated ones as long as no published pick is settled', () => {
    expect(recentWindow([claim({}), claim({ period: long })])).toMatchObject({
      origin: 'backfill',
      days: 20,
    });
  });

  it('is none where the registry holds no claim', () => {
    expect(recentWindow([])).toBeNull();
    expect(recentWindow([claim({ id: 'events_analysed', period: null })])).toBeNull();
  });
});

describe('the figures of a window', () => {
  const figuresOf = async (claims: readonly Claim[]) => {
    const messages = await loadMessages('en', ['home']);
    const window = recentWindow(claims);
    if (window === null) throw new Error('the claims make no window');
    return windowFigures(window, 100, createTranslator<'home'>({ locale: 'en', messages }));
  };

  it('carry their sample, their interval and their evidence', async () => {
    const rate = claim({ id: 'win_rate', unit: 'rate', value: 0.531, n: 81, interval: [0.423, 0.636] });
    const [winRate, profit] = await figuresOf([claim({}), rate]);
    expect(winRate).toMatchObject({
      value: '53.1%',
      margin: '42.3–63.6%',
      note: '43 of 81 picks with a win or loss, 95% interval',
      href: '/api/public/ledger?origin=backfill',
    });
    expect(profit).toMatchObject({
      value: '+4.2 units',
      note: '84 picks settled',
      sign: 1,
    });
  });

  it('say of a handful of picks how many were won, and no rate', async () => {
    const rate = claim({ id: 'win_rate', unit: 'rate', value: 3 / 7, n: 7, interval: [0.16, 0.75] });
    const [winRate] = await figuresOf([claim({}), rate]);
    expect(winRate).toMatchObject({ value: '3 of 7', margin: null, note: '3 of 7 picks with a win or loss' });
  });

  it('carry an interval beside every sum and mean that has one', async () => {
    const figures = await figuresOf([
      claim({ interval: [-310, 1150] }),
      claim({ id: 'closing_value', unit: 'rate', value: 0.012, interval: [-0.004, 0.028] }),
    ]);
    expect(figures.map(({ margin }) => margin)).toEqual(['−3.1 … +11.5', '−0.4% … +2.8%']);
  });

  it('carry no interval where fewer than ten picks would make it', async () => {
    const value = { id: 'closing_value', unit: 'rate', value: 0.029, interval: [0.002, 0.055] } as const;
    const marginOf = async (n: number) => (await figuresOf([claim({}), claim({ ...value, n })]))[1]?.margin;
    expect(await marginOf(2)).toBeNull();
    expect(await marginOf(9)).toBeNull();
    expect(await marginOf(10)).toBe('+0.2% … +5.5%');
  });

  it('show a loss as plainly as a win', async () => {
    const figures = await figuresOf([claim({ value: -420 })]);
    expect(figures.map(({ value }) => value)).toEqual(['−4.2 units']);
  });

  it('have no direction where they are shown as nothing', async () => {
    const figures = await figuresOf([claim({ value: -4 })]);
    expect(figures.map(({ sign }) => Math.abs(sign ?? 1))).toEqual([0]);
  });

  it('are left out where their claim is gone', async () => {
    expect((await figuresOf([claim({})])).map(({ key }) => key)).toEqual(['profit']);
  });
});
