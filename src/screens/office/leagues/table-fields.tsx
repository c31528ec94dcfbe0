import { useLanguage } from '#i18n/language-provider.tsx';
import { GROUPINGS, STANDING_CRITERIA, TABLE_ZONES } from '#terms/standings.ts';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import type { Rules } from './data.server.ts';

interface TableFieldsProps {
  rules: Rules;
  errors: FormErrors;
}

/** Rows of a list that can grow by a few each time it is saved; what stays empty is left out. */
function rowsOf<Row>(rows: readonly Row[], least: number): readonly (Row | null)[] {
  const free = Math.max(1, least - rows.length);
  return [...rows, ...Array.from({ length: free }, () => null)];
}

/** By what the table is ordered, the first before the next. */
export function CriteriaFields({ rules, errors }: TableFieldsProps) {
  const { t } = useLanguage<'office-leagues' | 'standings'>();
  return (
    <fieldset className="grid gap-3">
      <legend className="text-14 font-medium text-main">{t('office-leagues.criteria')}</legend>
      {rowsOf(rules.criteria, 4).map((criterion, index) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a place of the order is what it is by its number.
          key={index}
          name="rules.criteria"
          label={t('office-leagues.criterion', { number: index + 1 })}
          placeholder="–"
          defaultValue={criterion ?? ''}
          options={STANDING_CRITERIA.map((value) => ({
            value,
            label: value === 'points' ? t('standings.columns.points') : t(`standings.order.${value}`),
          }))}
          error={index === 0 ? errors['rules.criteria'] : undefined}
        />
      ))}
    </fieldset>
  );
}

/** What the places of the table lead to, from its head to its foot. */
export function PlaceFields({ rules, errors }: TableFieldsProps) {
  const { t } = useLanguage<'office-leagues' | 'standings'>();
  const [newest] = rules.places;
  return (
    <fieldset className="grid gap-3">
      <legend className="text-14 font-medium text-main">{t('office-leagues.places')}</legend>
      <p className="text-14 text-ink-3">{t('office-leagues.placesHint')}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          name="since"
          label={t('office-leagues.since')}
          inputMode="numeric"
          defaultValue={newest?.since ?? ''}
          placeholder="2026"
          maxLength={4}
        />
        <Select
          name="grouping"
          label={t('office-leagues.grouping')}
          defaultValue={newest?.grouping ?? 'league'}
          options={GROUPINGS.map((value) => ({ value, label: t(`standings.groupings.${value}`) }))}
        />
      </div>
      {rowsOf(newest?.places ?? [], 4).map((row, index) => (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are read in their order.
          key={index}
          className="grid grid-cols-[minmax(0,1fr)_3.5rem_3.5rem] items-end gap-2 sm:grid-cols-[minmax(0,1fr)_4.5rem_4.5rem]"
        >
          <Select
            name="rules.places.0"
            label={t('office-leagues.place', { number: index + 1 })}
            placeholder="–"
            defaultValue={row?.zone ?? ''}
            options={TABLE_ZONES.map((value) => ({ value, label: t(`standings.zones.${value}`) }))}
            error={index === 0 ? errors['rules.places.0'] : undefined}
          />
          <TextField
            name="place-from"
            label={t('office-leagues.from')}
            defaultValue={row === null ? '' : String(row.from)}
            maxLength={3}
          />
          <TextField
            name="place-to"
            label={t('office-leagues.to')}
            defaultValue={row === null ? '' : String(row.to)}
            maxLength={3}
          />
        </div>
      ))}
    </fieldset>
  );
}
