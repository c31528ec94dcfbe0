import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#terms/durations.ts';
import { isZone, offsetAt } from './zone-offset.ts';

describe('offsetAt', () => {
  it('knows a summer time that was interrupted for the month of fasting', () => {
    const inCairo = (day: string): number => offsetAt('Africa/Cairo', Date.parse(day)) / HOUR_MS;
    const days = ['2010-08-01', '2010-08-20', '2010-09-20', '2010-10-10'];
    expect(days.map((day) => inCairo(`${day}T12:00:00Z`))).toEqual([3, 2, 3, 2]);
  });

  it('knows a change that came a minute after midnight to the second', () => {
    const change = Date.parse('2010-03-14T03:31:00Z');
    expect(offsetAt('America/St_Johns', change - 1000)).toBe(-3.5 * HOUR_MS);
    expect(offsetAt('America/St_Johns', change)).toBe(-2.5 * HOUR_MS);
  });

  it('refuses zones and instants that do not exist', () => {
    expect(() => offsetAt('Europe/Atlantis', 0)).toThrow(RangeError);
    expect(() => offsetAt('Europe/Rome', Number.NaN)).toThrow(RangeError);
  });

  it('stays right when more years are asked than it keeps', () => {
    for (let year = 1800; year < 2300; year += 1) offsetAt('Asia/Taipei', Date.UTC(year, 5, 1));
    expect(offsetAt('Asia/Taipei', Date.UTC(2020, 5, 1))).toBe(8 * HOUR_MS);
  });
});

describe('isZone', () => {
  it('recognises zones that the runtime knows', () => {
    expect([isZone('Europe/Rome'), isZone('Europe/Atlantis'), isZone('')]).toEqual([true, false, false]);
  });
});
