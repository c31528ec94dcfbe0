import { z } from 'zod';
import { documentedStatuses } from './documented-statuses.ts';
import type { Contract } from './endpoint.contract.ts';
import type { Endpoint } from './endpoint.ts';

/** What every call can answer. */
const ANY_CALL = [429, 503];
const ACCESS = {
  guest: 'anybody',
  member: 'members',
  plan: 'members with a plan',
  operator: 'operators',
} as const;

/** docs/api.md: every call, what it takes and what it can answer, written from the contracts. */
export function apiDocs(endpoints: readonly Endpoint[]): string {
  const contracts = endpoints
    .map(({ contract }) => contract)
    .toSorted((left, right) => (left.path < right.path ? -1 : left.path > right.path ? 1 : 0));
  const rows = contracts.map(
    (contract) =>
      `| \`${contract.method} /api${contract.path}\` | ${ACCESS[contract.access]} | ${inputOf(contract)} | ${documentedStatuses(
        contract,
      )
        .filter((status) => !ANY_CALL.includes(status))
        .join(' · ')} | ${contract.summary} |`,
  );
  return [
    '# The API',
    '',
    'Written from the contracts by `node scripts/build/generate-api-docs.ts`. Every answer is the envelope',
    '`{data, messages, meta, http_code}`; a running site serves the schemas at `/api/openapi.json` and `/api/reference`.',
    'Beside what stands here every call can answer 429 and 503, with a `Retry-After`.',
    '',
    '| call | who | input | http_code | what it answers |',
    '|---|---|---|---|---|',
    ...rows,
    '',
  ].join('\n');
}

function inputOf({ params, query, body }: Contract): string {
  const names = [params, query, body].flatMap((part) =>
    Object.entries(part?.shape ?? {}).map(([name, field]) => (isOptional(field) ? `${name}?` : name)),
  );
  return names.length > 0 ? names.map((name) => `\`${name}\``).join(' ') : '–';
}

function isOptional(field: z.core.$ZodType): boolean {
  return z.safeParse(field, undefined).success;
}
