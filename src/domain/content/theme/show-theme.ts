import { z } from 'zod';
import type { ThemeLook } from '#brands/theme-look.ts';
import { listBrandThemes } from '#db/queries/brand-theme.ts';
import type { Services } from '#domain/services.ts';

/** How many versions the office can look back on. */
const SHOWN_VERSIONS = 20;

const colours = z.record(z.string(), z.string());
/** A look as it was stored; the call that stores it has checked its colours. */
const lookSchema = z.object({
  primary: z.string(),
  text: z.enum(['auto', 'white', 'black']),
  logo: z.enum(['normal', 'full']),
  light: colours,
  dark: colours,
});

/** A stored look; null for the program's own, and for one that cannot be read any more. */
export function readLook(stored: unknown): ThemeLook | null {
  return lookSchema.safeParse(stored).data ?? null;
}

type ThemeVersion = {
  readonly version: number;
  /** Null: as the program says. */
  readonly look: ThemeLook | null;
  readonly note: string;
  /** The address of who made it. */
  readonly made_by: string;
  readonly made_at: string;
};

/** The look of a brand that its operators chose, and the versions before it, the newest first. */
export async function showTheme(services: Services, brand: string) {
  const rows = await listBrandThemes(services.db, { brand, limit: SHOWN_VERSIONS });
  const versions: ThemeVersion[] = rows.map(({ version, look, note, email, madeAt }) => ({
    version,
    look: readLook(look),
    note,
    made_by: email,
    made_at: madeAt.toISOString(),
  }));
  return { version: versions[0]?.version ?? 0, look: versions[0]?.look ?? null, versions };
}
