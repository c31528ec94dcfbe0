import type { Theme } from '#brands/brand.ts';
import type { ThemeLook } from '#brands/theme-look.ts';
import type { ThemePair } from '#brands/theme-pairs.ts';
import type { Transaction } from '#db/client.ts';
import { upsertBrandSetting } from '#db/queries/brand-setting.ts';
import { deleteBrandSettings, insertBrandTheme, listBrandThemes } from '#db/queries/brand-theme.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import { LOGO_KEY, TOKENS_KEY } from '#domain/foundation/setting/brand-overlay.ts';
import type { Services } from '#domain/services.ts';
import { AppError } from '#platform/app-error.ts';
import { readLook } from './show-theme.ts';

/** A look with what was worked out of it. */
type MadeTheme = {
  readonly look: ThemeLook;
  readonly theme: Theme;
  /** The pairs that cannot be read. */
  readonly errors: readonly ThemePair[];
};

type ThemeChange = ContentEditor & {
  /** Null: as the program says. */
  readonly made: MadeTheme | null;
  readonly note: string;
  /** The version that was seen; 0 where no one has changed the look yet. */
  readonly version: number;
};

/**
 * Gives a brand another look, or the program's own again, as its next version. Every process sends it with its next page. The
 * colours that were measured are stored beside the choice, so that what was checked is what is shown. Throws 'invalid' with
 * every pair of colours that cannot be read, and 'conflict' where a colleague was faster or nothing would change.
 */
export async function changeTheme(services: Services, change: ThemeChange): Promise<number> {
  const { brand, operator, made, note } = change;
  assertReadable(made);
  return services.db.transaction(async (tx) => {
    const now = services.clock.now();
    const [last] = await listBrandThemes(tx, { brand, limit: 1 });
    const actual = last?.version ?? 0;
    const subject = { subjectKind: 'theme', subjectId: brand };
    await assertCurrent(tx, { ...subject, seen: change.version, actual });
    const [before, after] = [readLook(last?.look), made?.look ?? null];
    if (isSame(before, after)) {
      throw new AppError('conflict', 'the same', { fields: { base: [{ key: 'office.nothingToChange' }] } });
    }
    const version = actual + 1;
    const row = { brand, version, look: after, note, madeBy: operator.id, madeAt: now };
    if (!(await insertBrandTheme(tx, row))) {
      await assertCurrent(tx, { ...subject, seen: actual, actual: version });
    }
    await layOver(tx, { brand, made, now });
    const action = after === null ? 'theme.reverted' : 'theme.changed';
    await noteChange(tx, {
      by: { brand, operator },
      now,
      action,
      id: brand,
      before: { ...before },
      after: { ...after },
      ...(note === '' ? {} : { reason: note }),
    });
    return version;
  });
}

function assertReadable(made: MadeTheme | null): void {
  if (made === null || made.errors.length === 0) return;
  const base = made.errors.map(({ mode, front, ground, ratio, least }) => ({
    key: 'office.themeUnreadable',
    // Truncated, not rounded: 4.497 must not be shown as the 4.5 that it lacks.
    params: { mode, front, ground, ratio: (Math.floor(ratio * 100) / 100).toFixed(2), least },
  }));
  throw new AppError('invalid', 'colours that cannot be read', { fields: { base } });
}

async function layOver(
  tx: Transaction,
  { brand, made, now }: { readonly brand: string; readonly made: MadeTheme | null; readonly now: Date },
): Promise<void> {
  if (made === null) return deleteBrandSettings(tx, { brand, keys: [TOKENS_KEY, LOGO_KEY] });
  await upsertBrandSetting(tx, { brand, key: TOKENS_KEY, value: made.theme, updatedAt: now });
  await upsertBrandSetting(tx, { brand, key: LOGO_KEY, value: { mode: made.look.logo }, updatedAt: now });
}

function isSame(one: ThemeLook | null, other: ThemeLook | null): boolean {
  if (one === null || other === null) return one === other;
  const colours = (look: ThemeLook) =>
    [look.light, look.dark].map((tokens) => Object.entries(tokens).toSorted().join());
  const textOf = (look: ThemeLook) => [look.primary, look.text, look.logo, ...colours(look)].join(' ');
  return textOf(one) === textOf(other);
}
