import { z } from 'zod';
import type { MemberScope } from '#terms/api-scopes.ts';
import { BET_TYPES } from '#terms/bets.ts';
import { DATA_ORIGINS } from '#terms/games.ts';
import { SPORTS } from '#terms/sports.ts';

/** Who may call: a guest, a signed-in member, a member whose plan unlocks the full form, or an operator of the office. */
export type Access = 'guest' | 'member' | 'plan' | 'operator';

/** What an endpoint promises. Screens and other clients import contracts and nothing else of the API. */
export type Contract = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Served below /api, and what begins with /office below /office/api; parameters as {id}. */
  readonly path: `/${string}`;
  readonly summary: string;
  readonly access: Access;
  /** What an operator has to be allowed to do; left out, every operator may call. */
  readonly permission?: string;
  /** What opens the call to a member's API key, `any` where each of them does; left out, none does. Calls of the office are opened by their permission. */
  readonly scope?: MemberScope | 'any';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodObject;
  readonly data: z.ZodType;
  readonly meta?: z.ZodObject;
  /** The type of the file that is answered instead of an envelope. Failures stay envelopes. */
  readonly file?: { readonly type: string };
  /** A file about picks through and through: in stats-only mode it answers 423. Fields of an answer are marked one by one. */
  readonly isBetting?: true;
  /** The http_codes that this endpoint can answer, each with a test of that name. */
  readonly statuses: readonly number[];
  /** How long a shared cache may keep the answer, in seconds; none where it is left out. */
  readonly cacheS?: number;
  /** A list that is the same for all guests: the facts it shows, and how long it is good at most where it depends on the time. */
  readonly shared?: {
    readonly topics: readonly ('record' | 'games' | 'prices' | 'wording' | 'content')[];
    readonly goodForS: number;
  };
  /** Sent again under the same Idempotency-Key with the same body, it answers what it answered first, for 24 hours. */
  readonly idempotent?: true;
  /** Calls a minute from one source address, where this endpoint is stricter than the rest (docs/product/conventions.md). */
  readonly callsAMinute?: number;
  /** The largest body in bytes, where it is not the usual 64 KiB. */
  readonly maxBodyBytes?: number;
};

/** The address of an endpoint, parameters as {id}. */
export function addressOf({ path }: Pick<Contract, 'path'>): string {
  return isOfficePath(path) ? path.replace('/office/', '/office/api/') : `/api${path}`;
}

/** Whether a contract's path belongs to the office. */
export const isOfficePath = (path: string): boolean => path.startsWith('/office/');

/** Messages by field; `base` is the key of those that belong to no field. */
export const messagesSchema = z.object({ input_validates: z.record(z.string(), z.array(z.string())) });

/** The envelope of every answer (docs/product/conventions.md). */
export const envelopeSchema = z.object({
  data: z.unknown(),
  messages: messagesSchema,
  meta: z.record(z.string(), z.unknown()),
  http_code: z.int(),
});

export type Envelope = z.infer<typeof envelopeSchema>;

/** `page` counts from 1; at most 100 items a page. */
export const pageQuery = {
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  per_page: z.coerce.number().int().min(1).max(100).default(10),
};

export const pageMeta = z.object({ page: z.int(), per_page: z.int(), total: z.int(), last_page: z.int() });

/** No calendar of ours, and no database, has a year 0. A refinement, because a second pattern would take the format from OpenAPI. */
const isNotYear0 = (text: string) => !text.startsWith('0000');

/** An instant as the API sends it: ISO-8601 in UTC. */
export const instantSchema = z.iso.datetime().refine(isNotYear0);
/** A day as a calendar writes it. */
export const dateSchema = z.iso.date().refine(isNotYear0);

export const sportSchema = z.enum(SPORTS);
export const betTypeSchema = z.enum(BET_TYPES);
export const leagueSchema = z.string().regex(/^[A-Z0-9]{2,16}$/);
/** Where a figure comes from: an archive, a real result with simulated times or prices, or our simulator. */
export const originSchema = z.enum(DATA_ORIGINS);
