import { z } from 'zod';
import { documentedStatuses } from './documented-statuses.ts';
import { addressOf, type Contract } from './endpoint.contract.ts';
import type { Endpoint } from './endpoint.ts';
import { isOpenToKeys, keyAccessOf } from './key-access.ts';

/** What every call can answer. */
const ANY_CALL = [429, 503];
const ACCESS = {
  guest: 'anybody',
  member: 'members',
  plan: 'members with a plan',
  operator: 'every operator',
} as const;

/** A document of all calls of one API: what each takes and what it can answer, written from the contracts. */
export function apiDocs(endpoints: readonly Endpoint[], { title, about }: DocsHead): string {
  const contracts = endpoints
    .map(({ contract }) => contract)
    .toSorted((left, right) => (left.path < right.path ? -1 : left.path > right.path ? 1 : 0));
  return [
    `# ${title}`,
    '',
    'Written from the contracts by `node scripts/build/generate-api-docs.ts`. Every answer is the envelope',
    `\`{data, messages, meta, http_code}\`; ${about}`,
    'Beside what stands here every call can answer 429 and 503, with a `Retry-After`.',
    'Who may call by an [API key](api-keys.md), and with which scope, stands behind *key*.',
    '',
    '| call | who | input | http_code | what it answers |',
    '|---|---|---|---|---|',
    ...contracts.map((contract) => row(contract)),
    '',
  ].join('\n');
}

type DocsHead = { readonly title: string; readonly about: string };

export const API_DOCS: DocsHead = {
  title: 'The API',
  about: 'a running site serves the schemas at `/api/openapi.json` and `/api/reference`.',
};

export const OFFICE_API_DOCS: DocsHead = {
  title: 'The API of the office',
  about:
    'a running site serves the schemas to operators at `/office/api/openapi.json`.\n' +
    'Where a permission stands, an operator without it is answered 404.',
};

function row(contract: Contract): string {
  const who = contract.permission === undefined ? ACCESS[contract.access] : `\`${contract.permission}\``;
  const byKey = isOpenToKeys(contract) ? `, key: \`${keyAccessOf(contract)}\`` : '';
  const statuses = documentedStatuses(contract).filter((status) => !ANY_CALL.includes(status));
  const call = `\`${contract.method} ${addressOf(contract)}\``;
  return `| ${call} | ${who}${byKey} | ${inputOf(contract)} | ${statuses.join(' · ')} | ${contract.summary} |`;
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
