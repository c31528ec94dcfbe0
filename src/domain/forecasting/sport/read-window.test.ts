import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { AppError } from '#platform/app-error.ts';
import { readWindow } from './read-window.ts';

const now = new Date('2016-11-20T17:30:00Z');

function window(options: { start?: string; end?: string; zone?: string }) {
  const { from, until } = readWindow({
    startTime: options.start,
    endTime: options.end,
    zone: options.zone,
    now,
  });
  return [from.toISOString(), until.toISOString()];
}

function fieldsOf(query: Parameters<typeof window>[0]): string[] {
  try {
    window(query);
  } catch (error) {
    if (error instanceof AppError) return Object.keys(error.fields);
    throw error;
  }
  return [];
}

describe('the window that a reader asks for', () => {
  it.each([
    ['nothing: today in the brand zone', {}, '2016-11-20T16:00:00.000Z', '2016-11-21T15:59:59.000Z'],
    ['a zone: today there', { zone: 'UTC' }, '2016-11-20T00:00:00.000Z', '2016-11-20T23:59:59.000Z'],
    [
      'both bounds in that zone',
      { start: '2016-11-19 08:00:00', end: '2016-11-20 09:30:15', zone: 'America/New_York' },
      '2016-11-19T13:00:00.000Z',
      '2016-11-20T14:30:15.000Z',
    ],
    [
      'two days',
      { start: '2016-11-19', end: '2016-11-20', zone: 'UTC' },
      '2016-11-19T00:00:00.000Z',
      '2016-11-20T23:59:59.000Z',
    ],
    [
      'a start: to the end of its day',
      { start: '2016-11-19 08:00:00', zone: 'UTC' },
      '2016-11-19T08:00:00.000Z',
      '2016-11-19T23:59:59.000Z',
    ],
    [
      'an end: from the start of its day',
      { end: '2016-11-19 08:00:00', zone: 'UTC' },
      '2016-11-19T00:00:00.000Z',
      '2016-11-19T08:00:00.000Z',
    ],
    [
      'an instant: to the end of the day that it lies in there, whatever day its own text names',
      { start: '2016-11-19T20:00:00Z', zone: 'Asia/Taipei' },
      '2016-11-19T20:00:00.000Z',
      '2016-11-20T15:59:59.000Z',
    ],
    [
      'instants with their own offset',
      { start: '2016-11-19T20:00:00+08:00', end: '2016-11-19T20:00:00-05:00' },
      '2016-11-19T12:00:00.000Z',
      '2016-11-20T01:00:00.000Z',
    ],
    [
      'a day on which the clock is set back, which has 25 hours',
      { start: '2016-11-06', zone: 'America/New_York' },
      '2016-11-06T04:00:00.000Z',
      '2016-11-07T04:59:59.000Z',
    ],
  ])('%s', (_, asked, from, until) => {
    expect(window(asked)).toEqual([from, until]);
  });

  it.each([
    [{ zone: 'Mars/Olympus' }, 'tz'],
    [{ start: 'yesterday' }, 'start_time'],
    [{ start: '2016-02-30' }, 'start_time'],
    [{ start: '2016-11-20 25:00:00' }, 'start_time'],
    [{ start: '2016-11-20 10:00:99' }, 'start_time'],
    [{ start: '2016-11-20 10:00:-5' }, 'start_time'],
    [{ start: '2016-11-20 10:00:00:00' }, 'start_time'],
    [{ end: '2016-13-01T00:00:00Z' }, 'end_time'],
    [{ end: '2016-11-20 aa:bb:cc' }, 'end_time'],
    [{ end: '' }, 'end_time'],
    [{ start: '2016-02-30T00:00:00Z' }, 'start_time'],
    [{ start: 'Nov 20 2016 10:00:00 +08:00' }, 'start_time'],
    [{ end: '2016-11-20T10:00:00+99:00' }, 'end_time'],
  ])('%j is refused, and the field is named', (asked, field) => {
    expect(fieldsOf(asked)).toEqual([field]);
  });

  it('ends with the second showing of 23:59:59 where clocks go back at midnight, and begins after a skipped one', () => {
    expect(window({ start: '2016-05-14', zone: 'America/Santiago' })).toEqual(
      ['2016-05-14T03:00:00.000Z', '2016-05-15T03:59:59.000Z'], // biome-ignore format: one line a case
    );
    expect(window({ end: '2016-10-29 23:59:59', zone: 'Asia/Beirut' })[1]).toBe('2016-10-29T21:59:59.000Z');
    expect(window({ start: '2016-08-14', zone: 'America/Santiago' })[0]).toBe('2016-08-14T04:00:00.000Z');
  });

  it('holds now where nothing is asked for, and is a day long in every zone', () => {
    const instants = fc.date({
      min: new Date('2010-01-01T00:00:00Z'),
      max: new Date('2040-01-01T00:00:00Z'),
      noInvalidDate: true,
    });
    const zones = fc.constantFrom(
      'Asia/Taipei',
      'Asia/Ho_Chi_Minh',
      'UTC',
      'America/New_York',
      'Asia/Kolkata',
      'America/Santiago',
      'Asia/Beirut',
      'America/Havana',
      'Australia/Lord_Howe',
    );
    fc.assert(
      fc.property(instants, zones, (at, zone) => {
        const { from, until } = readWindow({ zone, now: at });
        expect(from <= at && at.getTime() < until.getTime() + 1000).toBe(true);
        const hours = (until.getTime() + 1000 - from.getTime()) / 3_600_000;
        expect([23, 23.5, 24, 24.5, 25]).toContain(hours);
        const next = readWindow({ zone, now: new Date(until.getTime() + 1000) });
        expect(next.from.getTime()).toBe(until.getTime() + 1000);
      }),
    );
  });
});
