import { expect, it } from 'vitest';
import { safeOfficePath } from './safe-office-path.ts';

it('leads back to the page of the office that the operator was kept from', () => {
  for (const path of ['/office', '/office/transfers?state=all&brand=blue', '/office/orders/1']) {
    expect(safeOfficePath(path)).toBe(path);
  }
});

it('leads nowhere else: no other host, no member page, no call, not back to the login', () => {
  const elsewhere = [
    null,
    '',
    'https://evil.example/office',
    '//evil.example/office',
    '/\\evil.example/office',
    '/en/record',
    '/officeX',
    '/office/../en',
    '/office/api/me',
    '/office/login?redirect=/office',
    '/office\n/x',
    `/office/${'x'.repeat(3000)}`,
  ];
  for (const path of elsewhere) expect(safeOfficePath(path)).toBe('/office');
});
