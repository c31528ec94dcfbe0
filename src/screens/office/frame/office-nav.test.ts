import { expect, it } from 'vitest';
import { permissionsOf } from '#domain/foundation/permission/permissions.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { isAt, navFor, pagesFor } from './office-nav.ts';

it('each page of the menu has an address and a key of its own', () => {
  const pages = navFor(OPERATOR_ROLES.flatMap((role) => [...permissionsOf(role)]));
  expect(pages.length).toBeGreaterThan(40);
  for (const all of [pages.map(({ key }) => key), pages.map(({ path }) => path)])
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});

it('a page to which another one leads can be opened by its name, and the menu marks that other one', () => {
  const inner = (permissions: readonly string[]) =>
    pagesFor(permissions)
      .slice(navFor(permissions).length)
      .map(({ path }) => path);
  expect(inner(permissionsOf('owner'))).toEqual([
    '/office/bank-lines',
    '/office/typed-payments',
    '/office/teams',
  ]);
  expect(inner(permissionsOf('support'))).toEqual(['/office/typed-payments']);
  const marked = (pathname: string) =>
    navFor(permissionsOf('owner'))
      .filter(({ path }) => isAt(pathname, path))
      .map(({ path }) => path);
  expect(marked('/office/bank-lines')).toEqual(['/office/statements']);
  expect(marked('/office/teams')).toEqual(['/office/leagues']);
  expect(marked('/office/orders/1')).toEqual(['/office/orders']);
  expect(marked('/office')).toEqual(['/office']);
});

it('a role that is notified of anything finds the alerts in its menu, in a part that it has already', () => {
  const notified = OPERATOR_ROLES.filter((role) =>
    navFor(permissionsOf(role)).some(({ path }) => path === '/office/alerts'),
  );
  expect(notified).toEqual(['owner', 'finance', 'support', 'analyst', 'auditor']);
  for (const role of notified) {
    const pages = navFor(permissionsOf(role));
    const alerts = pages.find(({ path }) => path === '/office/alerts');
    expect(pages.filter(({ group }) => group === alerts?.group).length).toBeGreaterThan(1);
  }
});
