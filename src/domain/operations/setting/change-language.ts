import type { Transaction } from '#db/client.ts';
import {
  lockBrandLanguages,
  updateWebsiteLanguage,
  type WebsiteLanguageRow,
} from '#db/queries/website-language.ts';
import { type ContentEditor, noteChange } from '#domain/content/editing/note-change.ts';
import { assertCurrent } from '#domain/foundation/audit/assert-current.ts';
import type { Services } from '#domain/services.ts';
import { languageNames } from '#i18n/locales.ts';
import { AppError } from '#platform/app-error.ts';
import type { Locale } from '#terms/locales.ts';
import { languagesVersion } from './show-languages.ts';

type LanguageChange = ContentEditor & {
  readonly code: Locale;
  /** `first`: what the brand speaks to anyone who understands none of its other languages. */
  readonly state: 'on' | 'off' | 'first';
  /** The version of the list that was seen. */
  readonly version: number;
};

/**
 * Switches a language of a brand on or off, or makes it the one that the brand speaks first. The first one cannot be switched
 * off, so that one is always left. Answers the new version of the list. Throws 'not_found' for a language that the brand does
 * not have, and 'conflict' where a colleague was faster, nothing would change, or the language is the first one.
 */
export async function changeLanguage(services: Services, change: LanguageChange): Promise<number> {
  const { brand, code, state } = change;
  return services.db.transaction(async (tx) => {
    const rows = await lockBrandLanguages(tx, brand);
    const row = rows.find(({ languageCode }) => languageCode === code);
    if (row === undefined) throw new AppError('not_found', 'no language of this brand');
    const actual = languagesVersion(rows);
    await assertCurrent(tx, { subjectKind: 'language', subjectId: brand, seen: change.version, actual });
    assertPossible(row, state);
    const changed = await carryOut(tx, { rows, row, state });
    await noteChange(tx, {
      by: change,
      now: services.clock.now(),
      action: ACTIONS[state],
      id: brand,
      ...(state === 'first'
        ? { before: { first: changed.before }, after: { first: code } }
        : { before: { [code]: !changed.isOn }, after: { [code]: changed.isOn } }),
    });
    return languagesVersion(await lockBrandLanguages(tx, brand));
  });
}

const ACTIONS = {
  on: 'language.switched_on',
  off: 'language.switched_off',
  first: 'language.made_first',
} as const;

function assertPossible(
  { enabled, isPrimary, languageCode }: WebsiteLanguageRow,
  state: LanguageChange['state'],
) {
  const isSo = state === 'first' ? isPrimary === 1 : enabled === (state === 'on');
  const language = languageNames[languageCode];
  const key = isSo
    ? 'office.nothingToChange'
    : state === 'off' && isPrimary === 1
      ? 'office.firstLanguage'
      : state === 'first' && !enabled
        ? 'office.languageIsOff'
        : null;
  if (key === null) return;
  const params = isSo ? {} : { language };
  throw new AppError('conflict', `${state} of ${languageCode}`, { fields: { base: [{ key, params }] } });
}

async function carryOut(
  tx: Transaction,
  options: {
    readonly rows: readonly WebsiteLanguageRow[];
    readonly row: WebsiteLanguageRow;
    readonly state: LanguageChange['state'];
  },
): Promise<{ readonly isOn: boolean; readonly before: Locale | null }> {
  const { rows, row, state } = options;
  if (state !== 'first') {
    await updateWebsiteLanguage(tx, row, { enabled: state === 'on' });
    return { isOn: state === 'on', before: null };
  }
  const firsts = rows.filter(({ isPrimary }) => isPrimary === 1);
  for (const before of firsts) await updateWebsiteLanguage(tx, before, { isPrimary: 0 });
  await updateWebsiteLanguage(tx, row, { isPrimary: 1 });
  return { isOn: true, before: firsts[0]?.languageCode ?? null };
}
