import { createOperator, type NewOperator } from '#domain/accounts/operator/create-operator.ts';
import { newId } from '#platform/id.ts';
import { OPERATOR_ROLES, type OperatorRole } from '#terms/operators.ts';
import { runCommand, withSite } from '../../scripts/operate/open-site.ts';

/** As many as a worker's journeys ask for on the way; who asks for more gets them by another run. */
const ROLES: Readonly<Record<OperatorRole, number>> = {
  owner: 12,
  content: 5,
  finance: 4,
  support: 5,
  analyst: 1,
  auditor: 1,
};

/** Makes operators of one brand, and prints the role and the secrets of each. */
await runCommand(() =>
  withSite(async (services) => {
    const made = [];
    for (const role of OPERATOR_ROLES.flatMap((one) => Array<OperatorRole>(ROLES[one]).fill(one))) {
      const wanted: NewOperator = { email: `${role}-${newId()}@example.com`, role, brands: ['blue'] };
      made.push({ role, ...(await createOperator(services, wanted)) });
    }
    return made;
  }),
);
