import { describe, expect, it } from 'vitest';
import { LOCALES } from '#terms/locales.ts';
import { shortOffset } from './short-offset.ts';
import { nameZone, zoneLabel, zonePlace } from './zone-labels.ts';
import { zoneNames } from './zone-names.ts';

const instant = '2026-11-22T00:00:00Z';

describe('what a reader sees of a zone', () => {
  it('is how people call its time, and its distance from universal time', () => {
    expect(nameZone('Asia/Taipei', instant, 'en')).toBe('Taipei time (UTC+8)');
    expect(nameZone('Asia/Taipei', instant, 'zh_TW')).toBe('台北時間（UTC+8）');
    expect(nameZone('Asia/Hong_Kong', instant, 'zh_HK')).toBe('香港時間（UTC+8）');
    expect(nameZone('Asia/Ho_Chi_Minh', instant, 'vi')).toBe('giờ Việt Nam (UTC+7)');
    expect(zoneLabel('Europe/London', instant, 'en')).toEqual({ place: 'London time', offset: 'UTC+0' });
  });

  it('follows the clock of the season', () => {
    expect(nameZone('America/New_York', '2026-07-01T00:00:00Z', 'en')).toBe('New York time (UTC-4)');
    expect(nameZone('America/New_York', instant, 'en')).toBe('New York time (UTC-5)');
  });

  it('is the name that devices list where a zone has none of ours', () => {
    expect(nameZone('America/Argentina/Buenos_Aires', instant, 'en')).toBe(
      'America/Argentina/Buenos Aires (UTC-3)',
    );
  });

  it('leaves the distance out where no instant is known', () => {
    expect(zonePlace('Asia/Taipei', 'zh_HK')).toBe('台北時間');
    expect(zonePlace('Etc/UTC', 'zh_TW')).toBe('UTC');
  });

  it('keeps the minutes of a distance that is not in whole hours', () => {
    expect(shortOffset('Asia/Kathmandu', instant)).toBe('UTC+5:45');
    expect(shortOffset('Pacific/Auckland', instant)).toBe('UTC+13');
  });

  it.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Zulu'])(
    'says universal time once where the zone is called %s',
    (zone) => {
      for (const locale of LOCALES) {
        expect(zoneLabel(zone, instant, locale)).toEqual({ place: null, offset: 'UTC' });
        expect(nameZone(zone, instant, locale)).toBe('UTC');
      }
    },
  );

  it('leaves out a name that turns the sign about', () => {
    expect(nameZone('Etc/GMT+5', instant, 'en')).toBe('UTC-5');
  });
});

it('has a name of a zone that exists, and none of them with the name of a database', () => {
  for (const [zone, names] of Object.entries(zoneNames)) {
    expect(new Intl.DateTimeFormat('en', { timeZone: zone }).format(0)).not.toBe('');
    for (const name of Object.values(names)) expect(name).not.toMatch(/[_/]/);
  }
});
