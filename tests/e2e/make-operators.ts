import { createOperator, type NewOperator } from '#domain/accounts/operator/create-operator.ts';
import { newId } from '#platform/id.ts';
import type { OperatorRole } from '#terms/operators.ts';
import { runCommand, withSite } from '../../scripts/operate/open-site.ts';

/** As many as a worker's journeys ask for on the way; who asks for more gets them by another run. */
const ROLES: readonly OperatorRole[] = [
  'owner',
  'owner',
  'owner',
  'owner',
  'content',
  'content',
  'content',
  'content',
  'finance',
  'finance',
  'finance',
  'support',
  'support',
  'support',
  'analyst',
  'auditor',
];

/** Makes operators of one brand, and prints the role and the secrets of each. */
await runCommand(() =>
  withSite(async (services) => {
    const made = [];
    for (const role of ROLES) {
      const wanted: NewOperator = { email: `${role}-${newId()}@example.com`, role, brands: ['blue'] };
      made.push({ role, ...(await createOperator(services, wanted)) });
    }
    return made;
  }),
);
