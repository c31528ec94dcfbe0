import { z } from 'zod';

/**
 * The deployment's settings, read once and checked at start. This is the only place that knows the names of environment
 * variables; a wrong value stops the start with a sentence that names the variable and what is allowed.
 */

const flag = z
  .enum(['1', '0', 'on', 'off', 'true', 'false'])
  .transform((text) => ['1', 'on', 'true'].includes(text));
const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
const httpUrl = z.url({ protocol: /^https?$/ });
/** Addresses with spaces or commas between them. */
const httpUrls = z
  .string()
  .transform((text) => text.split(/[\s,]+/).filter(Boolean))
  .pipe(z.array(httpUrl))
  .default([]);
/** 32 bytes in base64 or base64url. */
const secretKey = z
  .string()
  .regex(/^[\w+/-]{43}=?$/, '32 random bytes in base64 are needed, such as of: openssl rand -base64 32');

const hours = z
  .string()
  .regex(/^[1-9]\d{0,2}[hd]$/, 'must be hours or days, such as 6h or 1d')
  .transform((text) => Number.parseInt(text, 10) * (text.endsWith('d') ? 24 : 1));
/** How many backups stay: the newest of each of the last days, weeks and months that have one. */
const keep = z
  .string()
  .regex(/^\d{1,3}d \d{1,3}w \d{1,3}m$/, 'must be days, weeks and months, such as "7d 5w 12m"')
  .transform((text) => {
    const [daily = 0, weekly = 0, monthly = 0] = text.split(' ').map((part) => Number.parseInt(part, 10));
    return { daily, weekly, monthly };
  });

const schema = z.object({
  APP_MODE: z.enum(['demo', 'test', 'production']).default('demo'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  ORIGIN: httpUrl.optional(),
  TRUST_PROXY: flag.default(false),
  /** Where web and worker log in, as a role that owns nothing. */
  DATABASE_URL: postgresUrl.optional(),
  /** Where the shape is changed, and backups are made and restored: as the owner of the tables. */
  OWNER_DATABASE_URL: postgresUrl.optional(),
  /** A replica of that database, which guests' reads go to; one address is one server. */
  READ_DATABASE_URL: postgresUrl.optional(),
  /** Passwords apart from their addresses, where some of their letters would mean something else. */
  DATABASE_PASSWORD: z.string().optional(),
  OWNER_DATABASE_PASSWORD: z.string().optional(),
  DATA_DIR: z.string().min(1).default('data'),
  /** The keys that seal secrets in the database, newest first; without them a file of DATA_DIR holds one. */
  SECRET_KEY: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(secretKey).min(1))
    .optional(),
  PROJECT_NAME: z.string().min(1).optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  /** The keys by which push services know the site (RFC 8292), base64url; without them they are made once and sealed. */
  VAPID_PUBLIC_KEY: z
    .string()
    .regex(/^[\w-]{87}$/)
    .optional(),
  VAPID_PRIVATE_KEY: z
    .string()
    .regex(/^[\w-]{43}$/)
    .optional(),
  GOOGLE_CLIENT_ID: z.string().min(1).optional(),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  GOOGLE_SCRIPT_URL: httpUrl.default('https://accounts.google.com/gsi/client'),
  IMG_BASE: z.string().default('/images/'),
  PUBLIC_API_BASE: z.string().min(1).default('/'),
  LEGACY_API_BASE: z.string().min(1).optional(),
  RATE_LIMITS: flag.default(true),
  GUEST_CACHE_MB: z.coerce.number().int().min(0).max(4096).default(64),
  DRAIN_NOTICE_S: z.coerce.number().int().min(0).max(60).default(5),
  /** Hours after which the last backup is too old; 0 where backups are watched elsewhere. */
  BACKUP_MAX_HOURS: z.coerce.number().int().min(0).max(8760).default(48),
  /** Where backups go by themselves: an absolute folder, or s3://bucket/prefix. */
  BACKUP_TARGET: z
    .string()
    .regex(
      /^(\/[^\0]+|s3:\/\/[a-z0-9][a-z0-9.-]{1,61}[a-z0-9](\/[\w.-]+)*\/?)$/,
      'must be an absolute folder, or s3://bucket/prefix',
    )
    .optional(),
  BACKUP_S3_ENDPOINT: httpUrl.default('https://s3.amazonaws.com'),
  BACKUP_S3_REGION: z
    .string()
    .regex(/^[a-z0-9-]{1,40}$/)
    .default('us-east-1'),
  /** Whether the bucket stands in the path, as most servers but Amazon's want it. */
  BACKUP_S3_PATH_STYLE: flag.default(true),
  BACKUP_S3_KEY_ID: z.string().min(1).optional(),
  BACKUP_S3_SECRET: z.string().min(1).optional(),
  /** Keys of age (age1…) that backups are encrypted with. */
  BACKUP_PUBLIC_KEY: z
    .string()
    .transform((text) => text.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(z.string()).min(1))
    .optional(),
  /** A file with the private key, only where backups are read. */
  BACKUP_PRIVATE_KEY_FILE: z.string().min(1).optional(),
  BACKUP_EVERY: hours.default(24),
  BACKUP_KEEP: keep.default({ daily: 7, weekly: 5, monthly: 12 }),
  /** A login that may read every table and owns none; migrate makes it. */
  BACKUP_DATABASE_URL: postgresUrl.optional(),
  BACKUP_DATABASE_PASSWORD: z.string().optional(),
  /** Days after which it is reported that no stored backup was restored; 0 where that is watched elsewhere. */
  RESTORE_TEST_MAX_DAYS: z.coerce.number().int().min(0).max(365).default(10),
  PAYMENTS_SANDBOX: flag.optional(),
  LLM_URL: httpUrl.optional(),
  LLM_KEY: z.string().min(1).optional(),
  SPORTS_DATA: z.string().min(1).optional(),
  ODDS_API_URL: httpUrl.optional(),
  ODDS_API_KEY: z.string().min(1).optional(),
  FOOTBALL_DATA_URL: httpUrl.optional(),
  /** It travels in a header, which takes no other characters. */
  FOOTBALL_DATA_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'a key without spaces is needed')
    .optional(),
  RSS_URLS: httpUrls,
  /** Time-stamping authorities (RFC 3161), and a PEM file of the certificates that their word is believed by. */
  TIMESTAMP_URLS: httpUrls,
  TIMESTAMP_CA_FILE: z.string().min(1).optional(),
});

/** Every variable that is a setting of ours. */
export const SETTING_NAMES: readonly string[] = Object.keys(schema.shape);

export type Env = Readonly<z.infer<typeof schema>> & {
  readonly legacyApiBase: string;
  readonly paymentsSandbox: boolean;
};

export class EnvError extends Error {}

/**
 * Checks the variables and fills in the defaults; throws an EnvError that names every wrong one. A process that serves no part of the site,
 * such as the backups, gets less and need not have what production asks of the site.
 */
export function readEnv(
  source: Readonly<Record<string, string | undefined>> = process.env,
  { isSite = true }: { readonly isSite?: boolean } = {},
): Env {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((name) => [name, source[name] || undefined]),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new EnvError(`The environment is not right:\n${[...new Set(problems)].join('\n')}`);
  }
  const { DATABASE_URL, OWNER_DATABASE_URL } = parsed.data;
  const problems = isSite ? productionProblems(parsed.data) : [];
  if ((parsed.data.VAPID_PUBLIC_KEY === undefined) !== (parsed.data.VAPID_PRIVATE_KEY === undefined))
    problems.push('  VAPID_PUBLIC_KEY: is needed together with VAPID_PRIVATE_KEY');
  if (OWNER_DATABASE_URL !== undefined && DATABASE_URL === undefined)
    problems.push('  DATABASE_URL: is needed beside OWNER_DATABASE_URL, with the login of the application');
  if (parsed.data.READ_DATABASE_URL !== undefined && DATABASE_URL === undefined)
    problems.push('  DATABASE_URL: is needed beside READ_DATABASE_URL, where writes and members go');
  if (problems.length > 0) throw new EnvError(`The environment is not right:\n${problems.join('\n')}`);
  return {
    ...parsed.data,
    DATABASE_URL: withPassword(DATABASE_URL, parsed.data.DATABASE_PASSWORD),
    READ_DATABASE_URL: withPassword(parsed.data.READ_DATABASE_URL, parsed.data.DATABASE_PASSWORD),
    OWNER_DATABASE_URL: withPassword(OWNER_DATABASE_URL, parsed.data.OWNER_DATABASE_PASSWORD),
    BACKUP_DATABASE_URL: withPassword(parsed.data.BACKUP_DATABASE_URL, parsed.data.BACKUP_DATABASE_PASSWORD),
    legacyApiBase: parsed.data.LEGACY_API_BASE ?? parsed.data.PUBLIC_API_BASE,
    paymentsSandbox: parsed.data.PAYMENTS_SANDBOX ?? parsed.data.APP_MODE !== 'production',
  };
}

function withPassword(address: string | undefined, password: string | undefined): string | undefined {
  if (address === undefined || password === undefined) return address;
  const url = new URL(address);
  url.password = encodeURIComponent(password);
  return url.href;
}

/** Short names differ from others by chance. */
const MIN_MISSPELT = 6;

/**
 * A sentence for each variable that is none of ours and looks as if it was meant to be one: `ODS_API_KEY`, `RSS_URL`. It would
 * otherwise be passed over without a word.
 */
export function findMisspelt(source: Readonly<Record<string, string | undefined>> = process.env): string[] {
  const known = Object.keys(schema.shape).filter((name) => name.length >= MIN_MISSPELT);
  return Object.keys(source)
    .filter((name) => !(name in schema.shape) && /^[A-Z][A-Z_]*$/.test(name))
    .flatMap((name) => {
      const meant = known.find((one) => distance(name, one) <= (one.length > 8 ? 2 : 1));
      return meant === undefined ? [] : [`${name} is no setting of this program. Did you mean ${meant}?`];
    });
}

/** How many letters have to be added, taken away or changed (Levenshtein). */
function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [index, letter] of [...from].entries()) {
    const next = [index + 1];
    for (const [at, other] of [...to].entries()) {
      const changed = (row[at] ?? 0) + (letter === other ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** What production refuses, so that a demo's comfort never reaches paying members (docs/product/orders.md, docs/product/accounts.md, docs/product/running.md). */
function productionProblems(env: z.infer<typeof schema>): string[] {
  if (env.APP_MODE !== 'production') return [];
  const problems: string[] = [];
  if (!env.DATABASE_URL) problems.push('  DATABASE_URL: is needed when APP_MODE=production');
  if (!env.ORIGIN?.startsWith('https://'))
    problems.push('  ORIGIN: must be an https address when APP_MODE=production');
  if (!env.SECRET_KEY)
    problems.push('  SECRET_KEY: is needed when APP_MODE=production, such as of: openssl rand -base64 32');
  if (env.PAYMENTS_SANDBOX) problems.push('  PAYMENTS_SANDBOX: is refused when APP_MODE=production');
  if (!env.RATE_LIMITS) problems.push('  RATE_LIMITS: cannot be off when APP_MODE=production');
  for (const name of ['GOOGLE_ISSUER', 'GOOGLE_SCRIPT_URL'] as const) {
    if (new URL(env[name]).hostname !== 'accounts.google.com') {
      problems.push(`  ${name}: must be Google's own address when APP_MODE=production`);
    }
  }
  return problems;
}

/** The variables that a child process is started with: the parent's, and those given. */
export function childEnv(extra: Readonly<Record<string, string>>): Record<string, string> {
  const inherited = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return { ...Object.fromEntries(inherited), ...extra };
}
