import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as format from './format.ts';

describe('numbers', () => {
  it('writes thousands, empty as 0 and unknown as a dash', () => {
    expect([1234567, 0, null, undefined, Number.NaN, 8000n].map((n) => format.formatNumber(n))).toEqual([
      '1,234,567',
      '0',
      '0',
      '0',
      '-',
      '8,000',
    ]);
  });

  it('writes shares with one decimal and odds with two', () => {
    expect([0.531, 1, null].map((share) => format.formatPercent(share))).toEqual(['53.1%', '100.0%', '-']);
    expect([1.925, 2, undefined].map((odds) => format.formatOdds(odds))).toEqual(['1.93', '2.00', '-']);
    expect(format.formatSignedPercent(-0.0112)).toBe('−1.1%');
  });

  it('puts a sign before everything but zero', () => {
    expect([4.2, -3, 0, -0.01, null].map((n) => format.formatSigned(n))).toEqual([
      '+4.2',
      '−3.0',
      '0.0',
      '0.0',
      '-',
    ]);
  });

  it('can be read back: separators and sign lose nothing', () => {
    fc.assert(
      fc.property(fc.integer(), (n) => {
        expect(Number(format.formatNumber(n).replaceAll(',', '').replace('−', '-'))).toBe(n);
      }),
    );
  });
});

it('writes every number as the runtime would', () => {
  const places = fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined });
  const amounts = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer(),
    fc.integer({ min: -999_999, max: 999_999 }).map((n) => n / 1000),
    fc.bigInt({ min: -(10n ** 18n), max: 10n ** 18n }),
    fc.constantFrom(-0, -0.004, 1.005, 0.5, 1e-9, 2 ** 53),
  );
  fc.assert(
    fc.property(amounts, places, (amount, decimals) => {
      const digits = { minimumFractionDigits: decimals ?? 0, maximumFractionDigits: decimals ?? 3 };
      const own = new Intl.NumberFormat('en-US', { signDisplay: 'negative', ...digits }).format(amount);
      expect(format.formatNumber(amount, decimals)).toBe(own.replace('-', '−'));
    }),
    { numRuns: 1000 },
  );
});

describe('money', () => {
  it('is labelled as each market writes it', () => {
    const all = (['en', 'zh_TW', 'zh_HK', 'vi'] as const).map((l) => format.formatMoney(8000n, 'TWD', l));
    expect(all).toEqual(['TWD 8,000', '8,000\u00a0元', '新台幣\u00a08,000\u00a0元', 'TWD 8,000']);
  });

  it('signs a profit before its label', () => {
    expect(format.formatProfit(420, 'USD', 'en')).toBe('+USD 420');
    expect(format.formatProfit(-420.4, 'USD', 'zh_TW')).toBe('−420\u00a0美元');
    expect(format.formatProfit(null, 'USD', 'vi')).toBe('USD 0');
    expect(format.formatProfit(Number.NaN, 'USD', 'vi')).toBe('-');
  });
});

it('rounds a loss as a gain of that size, and as it is written', () => {
  const amounts = fc.oneof(
    fc.integer({ min: -99_999, max: 99_999 }).map((n) => n / 1000),
    fc.integer({ min: -999, max: 999 }).map((n) => n / 2),
  );
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 2 }), (amount, decimals) => {
      const rounded = format.roundAsWritten(amount, decimals);
      expect(rounded).toBe(0 - format.roundAsWritten(0 - amount, decimals));
      expect(format.formatSigned(amount, decimals)).toBe(format.formatSigned(rounded, decimals));
      const profit = format.formatProfit(amount, 'USD', 'en');
      expect(profit.replace('USD ', '')).toBe(format.formatSigned(amount, 0));
    }),
    {
      numRuns: 300,
      examples: [
        [-11.5, 0],
        [-0.05, 1],
      ],
    },
  );
});

describe('dates', () => {
  const instant = '2026-11-20T16:05:09Z';

  it('are written in the zone that is asked for', () => {
    expect(format.formatDateTime(instant, 'Asia/Taipei')).toBe('2026-11-21 00:05:09');
    expect(format.formatDateTime(instant, 'America/New_York')).toBe('2026-11-20 11:05:09');
    expect(format.formatDate(instant, 'Asia/Taipei')).toBe('2026-11-21');
    expect(format.formatTime(instant, 'Asia/Taipei')).toBe('00:05');
    expect(format.formatWeekday(instant, 'Asia/Taipei', 'en')).toBe('Sat');
  });

  it('read a dash when there is none', () => {
    expect([null, undefined, '', 'soon'].map((i) => format.formatDateTime(i, 'UTC'))).toEqual([
      '-',
      '-',
      '-',
      '-',
    ]);
  });

  it('names the distance from UTC, which changes with summer time', () => {
    expect(format.formatZoneOffset(instant, 'Asia/Taipei')).toBe('UTC+08:00');
    expect(format.formatZoneOffset('2026-01-01T00:00:00Z', 'Europe/London')).toBe('UTC+00:00');
    expect(format.formatZoneOffset('2026-07-01T00:00:00Z', 'Europe/London')).toBe('UTC+01:00');
  });

  it('agree with ISO-8601 in UTC', () => {
    const range = {
      min: new Date('1970-01-01T00:00:00Z'),
      max: new Date('2100-01-01T00:00:00Z'),
      noInvalidDate: true,
    };
    fc.assert(
      fc.property(fc.date(range), (date) => {
        expect(format.formatDateTime(date, 'UTC')).toBe(date.toISOString().slice(0, 19).replace('T', ' '));
      }),
    );
  });
});
