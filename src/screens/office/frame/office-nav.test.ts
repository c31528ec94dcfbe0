import { expect, it } from 'vitest';
import { permissionsOf } from '#domain/foundation/permission/permissions.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { navFor } from './office-nav.ts';

it('each page of the menu has an address and a key of its own', () => {
  const pages = navFor(OPERATOR_ROLES.flatMap((role) => [...permissionsOf(role)]));
  expect(pages.length).toBeGreaterThan(40);
  for (const all of [pages.map(({ key }) => key), pages.map(({ path }) => path)])
    expect(all.filter((one, index) => all.indexOf(one) !== index)).toEqual([]);
});
