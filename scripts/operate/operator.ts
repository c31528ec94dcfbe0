import { parseArgs } from 'node:util';
import { emailSchema } from '#api/credentials.contract.ts';
import { findBrand, listBrands } from '#brands/index.ts';
import { createOperator, type NewOperator } from '#domain/accounts/operator/create-operator.ts';
import { resetByCommand } from '#domain/accounts/operator/edit-operator.ts';
import { OPERATOR_ROLES } from '#terms/operators.ts';
import { runCommand, withSite } from './open-site.ts';

/**
 * `npm run -s operator -- create <email> --role owner`: an operator of the office; `reset <email>`: new secrets for one who has
 * lost theirs. Prints the secrets once, as JSON.
 */

const USAGE = `Usage: npm run -s operator -- create <email> --role ${OPERATOR_ROLES.join('|')} [--brands <key>,<key>]
       npm run -s operator -- reset <email>`;

await runCommand(async () => {
  return withSite((services) => {
    // The brands of the office are known once the site is open.
    const wanted = readArguments(process.argv.slice(2));
    return typeof wanted === 'string' ? resetByCommand(services, wanted) : createOperator(services, wanted);
  });
});

/** Whom to make, or the address of the person who gets new secrets. */
function readArguments(args: readonly string[]): NewOperator | string {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { role: { type: 'string' }, brands: { type: 'string' } },
  });
  const [verb, address, ...rest] = positionals;
  const email = emailSchema.safeParse(address).data;
  if (verb === 'reset' && email !== undefined && rest.length === 0) return email;
  const role = OPERATOR_ROLES.find((known) => known === values.role);
  if (verb !== 'create' || email === undefined || rest.length > 0 || role === undefined)
    throw new Error(USAGE);
  const keys = values.brands?.split(',').map((key) => key.trim()) ?? listBrands().map(({ key }) => key);
  const unknown = keys.find((key) => findBrand(key) === null);
  if (unknown !== undefined) throw new Error(`There is no brand '${unknown}'.`);
  return { email, role, brands: keys };
}
