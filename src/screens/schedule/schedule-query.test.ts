import { describe, expect, it } from 'vitest';
import { onlyFiltersChanged } from './only-filters-changed.ts';
import { partLabels } from './part-labels.ts';
import { readQuery, scheduleHref } from './schedule-query.ts';

const nothing = { date: null, sport: null, league: null, status: null, tz: null, mine: null };

describe('the address of the schedule', () => {
  it('is read and written alike', () => {
    const query = {
      date: '2026-11-21',
      sport: 'soccer',
      league: 'EPL',
      status: 'in_progress',
      tz: 'UTC',
      mine: '1',
    } as const;
    const href = scheduleHref('vi', query);
    expect(href).toBe(
      '/vi/schedule?date=2026-11-21&sport=soccer&league=EPL&status=in_progress&tz=UTC&mine=1',
    );
    expect(readQuery(new URL(href, 'https://site.example').searchParams)).toEqual(query);
  });

  it('keeps what is not changed and drops what is not chosen', () => {
    const query = { ...nothing, sport: 'soccer', tz: 'Asia/Taipei' } as const;
    expect(scheduleHref('en', query, { sport: null, status: 'completed' })).toBe(
      '/en/schedule?status=completed&tz=Asia%2FTaipei',
    );
    expect(scheduleHref('en', nothing)).toBe('/en/schedule');
  });

  it('passes over words that mean nothing', () => {
    expect(readQuery(new URLSearchParams('sport=chess&status=soon&league=<b>'))).toEqual(nothing);
  });
});

describe('the server', () => {
  const asked = (from: string, to: string) =>
    onlyFiltersChanged({
      currentUrl: new URL(from, 'https://site.example'),
      nextUrl: new URL(to, 'https://site.example'),
      defaultShouldRevalidate: true,
    });

  it('is not asked when only a filter changes', () => {
    expect(asked('/en/schedule', '/en/schedule?sport=soccer&league=EPL&status=completed')).toBe(false);
  });

  it.each([
    ['/en/schedule', '/en/schedule'],
    ['/en/schedule', '/en/schedule?date=2026-11-20'],
    ['/en/schedule', '/en/schedule?tz=UTC'],
    ['/en/schedule', '/vi/schedule'],
  ])('is asked from %s to %s', (from, to) => {
    expect(asked(from, to)).toBe(true);
  });
});

it('names the parts of a score', () => {
  expect(partLabels('soccer', 3)).toEqual(['1', '2', 'ET']);
  expect(partLabels('basketball', 6)).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'OT1', 'OT2']);
  expect(partLabels('baseball', 10).at(-1)).toBe('10');
});
