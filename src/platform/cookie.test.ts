import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { expireCookie, PROFILE_COOKIE, readCookie, setCookie, TOKEN_COOKIE } from './cookie.ts';

const options = { maxAgeS: 60.9, secure: true, httpOnly: true };

describe('a cookie', () => {
  it('of a session has the name that browsers hold already', () => {
    expect([TOKEN_COOKIE, PROFILE_COOKIE]).toEqual(['sports_ai_token', 'sports_ai_profile']);
  });

  it('is written with everything that protects it', () => {
    expect(setCookie('name', 'a b', options)).toBe(
      'name=a%20b; Max-Age=60; Path=/; HttpOnly; SameSite=Lax; Secure',
    );
    expect(setCookie('name', 'x', { maxAgeS: 1, secure: false, httpOnly: false, path: '/office' })).toBe(
      'name=x; Max-Age=1; Path=/office; SameSite=Lax',
    );
    expect(expireCookie('name', { secure: false, httpOnly: true })).toContain('name=; Max-Age=0;');
  });

  it('gives any text back as it was, and none can end the header', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        fc.pre(text.isWellFormed());
        const header = setCookie('name', text, options);
        expect(header).not.toMatch(/[\r\n,]/);
        expect(readCookie(`other=1; ${header.split(';')[0]}; last=2`, 'name')).toBe(text);
      }),
    );
  });

  it.each([
    [undefined, null],
    ['', null],
    ['name', null],
    ['othername=1', null],
    ['name=%E0%A4%A', null],
    ['name=', ''],
    ['name=first; name=second', 'first'],
    [' name = spaced ', 'spaced'],
  ])('of the header %j is %j', (header, expected) => {
    expect(readCookie(header, 'name')).toBe(expected);
  });
});
