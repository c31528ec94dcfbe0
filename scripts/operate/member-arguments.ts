import { parseArgs } from 'node:util';
import { emailSchema, usernameSchema } from '#api/credentials.contract.ts';
import { findBrand, listBrands } from '#brands/index.ts';
import { isLocale } from '#i18n/locales.ts';
import type { Locale } from '#terms/locales.ts';

const MEMBER_USAGE = `Usage: npm run -s member -- create <email> --brand <key> [--days <n>] [--name <name>] [--password <text>] [--locale <code>]
       npm run -s member -- grant <email> --brand <key> --days <n> [--reason <text>]`;

type MemberCommand = {
  readonly verb: 'create' | 'grant';
  readonly email: string;
  readonly brand: string;
  /** Null for a member without a plan. */
  readonly days: number | null;
  readonly name: string;
  /** Null for one that is made. */
  readonly password: string | null;
  readonly locale: Locale;
  readonly reason: string;
};

/** Reads the words after the command; throws a sentence where they are not right. */
export function readMemberArguments(args: readonly string[]): MemberCommand {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      brand: { type: 'string' },
      days: { type: 'string' },
      name: { type: 'string' },
      password: { type: 'string' },
      locale: { type: 'string' },
      reason: { type: 'string' },
    },
  });
  const [verb, address, ...rest] = positionals;
  if (verb !== 'create' && verb !== 'grant') throw new Error(MEMBER_USAGE);
  const email = emailSchema.safeParse(address).data;
  if (email === undefined || rest.length > 0)
    throw new Error(`One e-mail address is needed.\n${MEMBER_USAGE}`);
  const brand = findBrand(values.brand ?? '');
  if (brand === null)
    throw new Error(
      `--brand must be one of ${listBrands()
        .map(({ key }) => key)
        .join(', ')}.`,
    );
  const days = values.days === undefined ? null : Number(values.days);
  if (days === null ? verb === 'grant' : !Number.isSafeInteger(days) || days < 1 || days > 3660) {
    throw new Error('--days must be a whole number from 1 to 3660.');
  }
  const { password = null, reason = 'granted by command' } = values;
  if (password !== null && [...password].length < 8)
    throw new Error('--password needs at least 8 characters.');
  const locale = values.locale ?? brand.primaryLanguage;
  if (!isLocale(locale)) throw new Error('--locale must be en, zh_TW, zh_HK or vi.');
  const name = usernameSchema.safeParse(values.name ?? nameOf(email)).data;
  if (name === undefined) throw new Error('--name must have 2 to 30 characters.');
  return { verb, email, brand: brand.key, days, name, password, locale, reason };
}

/** What a member is called who was given no name: what stands before the @, and the domain's name too where that is one character. */
function nameOf(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  return (local.length > 1 ? local : `${local} ${domain.split('.')[0]}`).slice(0, 30);
}
