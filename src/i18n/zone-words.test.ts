import { describe, expect, it } from 'vitest';
import { locales } from './locales.ts';
import { nameZone, zoneWords } from './zone-words.ts';

const instant = '2026-11-22T00:00:00Z';

describe('what a reader is told of a zone', () => {
  it('is its place and its distance from universal time', () => {
    expect(zoneWords('America/New_York', instant)).toEqual({
      place: 'America/New York',
      offset: 'UTC-05:00',
    });
    expect(zoneWords('Europe/London', instant)).toEqual({ place: 'Europe/London', offset: 'UTC+00:00' });
    expect(nameZone('Asia/Taipei', instant, 'en')).toBe('Asia/Taipei (UTC+08:00)');
    expect(nameZone('Asia/Hong_Kong', instant, 'zh_HK')).toBe('Asia/Hong Kong（UTC+08:00）');
  });

  it.each(['UTC', 'Etc/UTC', 'GMT', 'Etc/GMT', 'Zulu'])(
    'says universal time once where the zone is called %s',
    (zone) => {
      expect(zoneWords(zone, instant)).toEqual({ place: null, offset: 'UTC' });
      for (const locale of locales) expect(nameZone(zone, instant, locale)).toBe('UTC');
    },
  );

  it('leaves out a name that turns the sign about', () => {
    expect(nameZone('Etc/GMT+5', instant, 'en')).toBe('UTC-05:00');
  });
});
