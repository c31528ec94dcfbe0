import { useLanguage } from '#i18n/language-provider.tsx';
import { TextArea } from '#ui/field.tsx';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import type { FormErrors } from '../../use-call-form.ts';
import { LocalTextFields, readLocalTexts } from '../text/local-text-fields.tsx';
import type { Rules } from './data.server.ts';

type Part = Rules['groups'][number];

/** So many a league can have. */
const MAX_PARTS = 8;
const MAX_ID = 30;

/**
 * The parts of a league that have tables of their own. Two stand free at first, since one alone is the league; later one. Most leagues
 * have none, so that they stand behind a switch until there are some.
 */
export function PartFields({ rules: { groups }, errors }: { rules: Rules; errors: FormErrors }) {
  const { t } = useLanguage<'office-leagues'>();
  const shown = Math.min(MAX_PARTS, Math.max(2, groups.length + 1));
  return (
    <details open={groups.length > 0} className="group text-14">
      <summary className="inline-flex min-h-8 tap items-center gap-1 font-medium text-main">
        <Icon drawing={chevronDownIcon} size={16} className="transition-transform group-open:rotate-180" />
        {t('office-leagues.parts')}
      </summary>
      <div className="grid gap-4 pt-2">
        <p className="text-14 text-ink-3">{t('office-leagues.partsHint')}</p>
        {Array.from({ length: shown }, (_, index) => {
          const part = groups[index];
          const name = `rules.groups.${index}`;
          return (
            <div key={name} className="grid gap-3 border-line not-first:border-t not-first:pt-4">
              <input type="hidden" name="part-id" value={part?.id ?? ''} />
              <LocalTextFields
                name={`${name}.names`}
                legend={t('office-leagues.part', { number: index + 1 })}
                texts={part?.names ?? {}}
                errors={errorsOf(errors, name)}
                maxLength={60}
              />
              <TextArea
                name={`${name}.teams`}
                label={t('office-leagues.partTeams')}
                hint={t('office-leagues.partTeamsHint')}
                defaultValue={part?.teams.join('\n')}
                rows={6}
                error={errors[`${name}.teams`]}
              />
            </div>
          );
        })}
      </div>
    </details>
  );
}

/** What is said of a part as a whole stands at its first name. */
function errorsOf(errors: FormErrors, name: string): FormErrors {
  const first = `${name}.names.en`;
  const text = errors[first] ?? errors[name];
  return text === undefined ? errors : { ...errors, [first]: text };
}

/** The parts that were typed; one without a name and without teams is none. A new one is called by its English name. */
export function readParts(form: FormData): Part[] {
  const parts: Part[] = [];
  for (const [index, known] of form.getAll('part-id').entries()) {
    const name = `rules.groups.${index}`;
    const { en = '', zh_TW = '', zh_HK = '', vi = '' } = readLocalTexts(form, `${name}.names`);
    const names = { en, zh_TW, zh_HK, vi };
    const teams = String(form.get(`${name}.teams`) ?? '')
      .split('\n')
      .map((team) => team.trim())
      .filter(Boolean);
    if (teams.length === 0 && Object.values(names).every((text) => text === '')) continue;
    parts.push({ id: String(known) || newId(names.en, parts), names, teams });
  }
  return parts;
}

function newId(name: string, others: readonly Part[]): string {
  const word = name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '_')
    .replaceAll(/^_|_$/g, '');
  const id = (word.length < 2 ? `part_${others.length + 1}` : word).slice(0, MAX_ID);
  return others.some((other) => other.id === id) ? `part_${others.length + 1}` : id;
}
