import type { StoredLook } from '#brands/stored-brand.ts';
import type { Transaction } from '#db/client.ts';
import {
  type BrandRow,
  countStoredBrands,
  insertStoredBrand,
  lockStoredBrand,
  replaceBrandHosts,
  updateStoredBrand,
} from '#db/queries/brand.ts';
import { noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Operator } from '#domain/foundation/permission/operator.ts';
import type { StartingPrices } from '#domain/money/plan/seed-plans.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import type { Jurisdiction } from '#terms/content.ts';
import type { Locale } from '#terms/locales.ts';
import { assertSeen } from './assert-seen.ts';
import type { TakenLogo } from './take-in-logo.ts';

/** Enough for any house, and few enough to lie in the memory of every process. */
const MAX_BRANDS = 100;

/** A brand as an operator wrote it; its words and colours were checked by the call. */
export type WrittenBrand = {
  readonly name: string;
  readonly legalEntity: string;
  readonly jurisdiction: Jurisdiction;
  readonly languages: readonly Locale[];
  readonly primaryLanguage: Locale;
  readonly texts: Readonly<
    Partial<Record<Locale, { readonly tagline?: string; readonly headline?: string }>>
  >;
  readonly look: StoredLook;
  readonly prices: StartingPrices;
  readonly hosts: readonly string[];
};

type By = { readonly operator: Operator; readonly madeFor: string };

/** Writes the draft of a brand, which no one sees outside the office. Throws 'conflict' where another one has its key or a host. */
export async function makeBrand(
  services: Services,
  {
    operator,
    madeFor,
    key,
    written,
    logo,
  }: By & {
    readonly key: string;
    readonly written: WrittenBrand;
    readonly logo: TakenLogo;
  },
): Promise<void> {
  const { hosts, ...columns } = written;
  await services.db.transaction(async (tx) => {
    const now = services.clock.now();
    if ((await countStoredBrands(tx)) >= MAX_BRANDS)
      throw refused('base', 'office.brands.tooMany', { most: MAX_BRANDS });
    const isNew = await insertStoredBrand(tx, {
      ...columns,
      ...logoColumns(logo),
      languages: [...written.languages],
      key,
      state: 'draft',
      madeFor,
      madeBy: operator.id,
      madeAt: now,
      updatedAt: now,
      liveAt: null,
      closedAt: null,
    });
    if (!isNew) throw refused('key', 'office.brands.keyTaken');
    await giveHosts(tx, key, hosts);
    const after = pictureOf({ ...written, logoHash: logo.hash });
    await noteChange(tx, {
      by: { brand: madeFor, operator },
      now,
      action: 'brand.made',
      id: key,
      before: {},
      after,
    });
  });
}

/**
 * Changes a brand, as its next version. Once it was open, its company, law, languages and prices are changed where those of every brand are,
 * and stay here as they are. Throws 'not_found' for one of other brands, and 'conflict' where a colleague was faster.
 */
export async function changeBrand(
  services: Services,
  {
    operator,
    key,
    version,
    written,
    logo,
  }: Omit<By, 'madeFor'> & {
    readonly key: string;
    readonly version: number;
    readonly written: WrittenBrand;
    /** Null: as it is. */
    readonly logo: TakenLogo | null;
  },
): Promise<number> {
  const { hosts, ...columns } = written;
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const row = assertSeen(await lockStoredBrand(tx, key), operator);
    await assertCurrent(tx, { subjectKind: 'brand', subjectId: key, seen: version, actual: row.version });
    const { name, texts, look } = columns;
    const open = { name, texts, look };
    const changes = row.state === 'draft' ? { ...columns, languages: [...written.languages] } : open;
    await giveHosts(tx, key, hosts);
    const picture = logo === null ? {} : logoColumns(logo);
    await updateStoredBrand(tx, key, { ...changes, ...picture, updatedAt: now });
    const before = pictureOf(row);
    const after = pictureOf({ ...row, ...changes, ...picture, hosts });
    await noteChange(tx, {
      by: { brand: row.madeFor, operator },
      now,
      action: 'brand.changed',
      id: key,
      before,
      after,
    });
    return row.version + 1;
  });
}

async function giveHosts(tx: Transaction, key: string, hosts: readonly string[]): Promise<void> {
  const [taken] = await replaceBrandHosts(tx, key, hosts);
  if (taken !== undefined) throw refused('hosts', 'office.brands.hostTaken', { host: taken });
}

const logoColumns = ({ png, hash, width, height }: TakenLogo) => ({
  logo: png,
  logoHash: hash,
  logoWidth: width,
  logoHeight: height,
});

/** What the log compares. */
function pictureOf(
  brand: Pick<
    BrandRow,
    'name' | 'legalEntity' | 'jurisdiction' | 'primaryLanguage' | 'texts' | 'look' | 'prices' | 'logoHash'
  > & {
    readonly hosts: readonly string[];
    readonly languages: readonly string[];
  },
) {
  return {
    name: brand.name,
    legal_entity: brand.legalEntity,
    jurisdiction: brand.jurisdiction,
    languages: brand.languages.join(' '),
    primary_language: brand.primaryLanguage,
    hosts: brand.hosts.join(' '),
    texts: brand.texts,
    look: brand.look,
    prices: brand.prices,
    logo: brand.logoHash,
  };
}

function refused(
  field: string,
  key: string,
  params: Readonly<Record<string, string | number>> = {},
): AppError {
  return new AppError('conflict', key, { fields: { [field]: [{ key, params }] } });
}
