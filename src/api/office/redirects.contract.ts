import { z } from 'zod';
import { REDIRECT_STATES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { type Contract, instantSchema, pageMeta, pageQuery } from '../endpoint.contract.ts';
import { brandQuery } from './office.contract.ts';

const problemSchema = z.enum(['loop', 'chain_too_long', 'unknown_page', 'refused_address']);
const stateSchema = z.enum(REDIRECT_STATES);

export const officeRedirectSchema = z.object({
  id: z.string(),
  path: z.string(),
  target: z.string(),
  /** Null: all languages. */
  language: z.enum(LOCALES).nullable(),
  match: z.enum(['exact', 'prefix']),
  keep_query: z.boolean(),
  from: instantSchema,
  until: instantSchema.nullable(),
  note: z.string(),
  type: z.enum(['internal', 'external']),
  state: stateSchema,
  /** Where readers end up, over every further rule; null where the rule is not followed. */
  end: z.string().nullable(),
  problem: problemSchema.nullable(),
  version: z.int(),
});

export const redirectFilter = {
  ...brandQuery,
  q: z.string().trim().max(200).optional(),
  state: stateSchema.optional(),
  language: z.enum(LOCALES).optional(),
};

export const redirectsContract = {
  method: 'GET',
  path: '/office/redirects',
  summary: 'The redirects of a brand, with where each really ends, and the hosts that they may lead to.',
  access: 'operator',
  permission: 'seo.view',
  query: z.object({ ...pageQuery, ...redirectFilter }),
  data: z.object({
    redirects: z.array(officeRedirectSchema),
    allowed_hosts: z.array(z.string()),
    /** Of the list of hosts; 0 where nothing was ever set. */
    hosts_version: z.int(),
  }),
  meta: pageMeta,
  statuses: [200, 302, 404, 422],
} as const satisfies Contract;

export const redirectFields = {
  path: z.string().min(1).max(300),
  target: z.string().min(1).max(600),
  language: z.enum(LOCALES).nullable(),
  match: z.enum(['exact', 'prefix']),
  keep_query: z.boolean(),
  /** Null: from now on. */
  from: z.iso.datetime({ offset: true }).nullable(),
  until: z.iso.datetime({ offset: true }).nullable(),
  note: z.string().max(300),
};

export const newRedirectContract = {
  method: 'POST',
  path: '/office/redirects',
  summary:
    'Adds a redirect. One that leads in a circle, to no page or to a host that is not allowed is refused.',
  access: 'operator',
  permission: 'seo.edit',
  query: z.object(brandQuery),
  body: z.strictObject(redirectFields),
  data: z.object({ id: z.string() }),
  statuses: [200, 302, 404, 409, 422],
} as const satisfies Contract;
