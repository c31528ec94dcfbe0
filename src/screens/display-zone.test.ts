import { describe, expect, it } from 'vitest';
import { isKnownZone, readDisplayZone, zoneCookieText } from './display-zone.ts';

function request(search: string, cookie?: string): Request {
  return new Request(`https://site.example/en/schedule${search}`, {
    headers: cookie === undefined ? {} : { Cookie: cookie },
  });
}

describe('the display zone', () => {
  it('is the brand zone until somebody says otherwise', () => {
    expect(readDisplayZone(request(''), 'Asia/Taipei')).toEqual({ zone: 'Asia/Taipei', from: 'brand' });
  });

  it('is what the cookie keeps, among other cookies', () => {
    const cookie = `a=b=c; sports_ai_zone=${encodeURIComponent('America/New_York')}; d=e`;
    expect(readDisplayZone(request('', cookie), 'Asia/Taipei')).toEqual({
      zone: 'America/New_York',
      from: 'cookie',
    });
  });

  it('is what the address says before the cookie', () => {
    const cookie = 'sports_ai_zone=America%2FNew_York';
    expect(readDisplayZone(request('?tz=Europe/London', cookie), 'Asia/Taipei')).toEqual({
      zone: 'Europe/London',
      from: 'address',
    });
  });

  it.each(['Mars/Olympus', '', 'x'.repeat(65)])('passes over the unknown zone %j', (zone) => {
    expect(readDisplayZone(request(`?tz=${zone}`, `sports_ai_zone=${zone}`), 'Asia/Taipei').from).toBe(
      'brand',
    );
  });

  it('passes over a cookie that cannot be decoded', () => {
    expect(readDisplayZone(request('', 'sports_ai_zone=%E0%A4%A'), 'Asia/Taipei').from).toBe('brand');
  });
});

describe('the cookie of a zone', () => {
  it('comes back as the zone that was kept', () => {
    const text = zoneCookieText('America/Argentina/Buenos_Aires', { chosen: true, secure: true });
    const [pair = ''] = text.split(';');
    expect(readDisplayZone(request('', pair), 'Asia/Taipei').zone).toBe('America/Argentina/Buenos_Aires');
    expect(text).toMatch(/Path=\/; SameSite=Lax; Max-Age=31536000; Secure$/);
  });

  it('ends with the session where the device chose', () => {
    expect(zoneCookieText('UTC', { chosen: false, secure: false })).not.toContain('Max-Age');
  });
});

it('knows IANA zones and nothing else', () => {
  expect(isKnownZone('Asia/Ho_Chi_Minh')).toBe(true);
  expect(isKnownZone('Asia/Atlantis')).toBe(false);
});
