import { describe, expect, it } from 'vitest';
import { isGuestRead } from './is-guest-read.ts';

const request = (path: string, more: RequestInit = {}) => new Request(`https://site.example${path}`, more);

describe('a guest’s read', () => {
  it.each([
    '/',
    '/en',
    '/en/schedule',
    '/en/proof.data',
    '/api/plan/list',
    '/api/public/ledger',
    '/sitemap.xml',
  ])('is asking for %s', (path) => {
    expect(isGuestRead(request(path))).toBe(true);
    expect(isGuestRead(request(path, { method: 'HEAD' }))).toBe(true);
  });

  it.each([
    '/readyz',
    '/metrics',
    '/office',
    '/office/api/orders',
    '/office.data',
    '/api/auth/google',
    '/api/me/export',
    '/unsubscribe',
    '/en/thirdToken',
    '/api/sport/in-play/stream',
  ])('is not asking for %s', (path) => {
    expect(isGuestRead(request(path))).toBe(false);
  });

  it('is nothing that writes, and nothing of one who has signed in', () => {
    expect(isGuestRead(request('/en/login', { method: 'POST' }))).toBe(false);
    expect(isGuestRead(request('/en', { headers: { Cookie: 'a=b; sports_ai_token=x' } }))).toBe(false);
    expect(isGuestRead(request('/en', { headers: { Authorization: 'Bearer x' } }))).toBe(false);
    expect(isGuestRead(request('/en', { headers: { Cookie: 'sports_ai_zone=UTC' } }))).toBe(true);
  });
});
