import { useLanguage } from '#i18n/language-provider.tsx';
import { DRAW_RULES, PLAYOFF_KINDS } from '#terms/standings.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { LocalTextFields } from '../text/local-text-fields.tsx';
import type { LeagueOffer } from './data.server.ts';
import { KeyField } from './key-field.tsx';
import { PartFields } from './part-fields.tsx';
import { CriteriaFields, PlaceFields } from './table-fields.tsx';

interface LeagueFieldsProps {
  league: LeagueOffer;
  errors: FormErrors;
}

/** Everything that is said of a league: its names, what the provider calls it, its calendar and its table. */
export function LeagueFields({ league, errors }: LeagueFieldsProps) {
  const { t } = useLanguage<'office-leagues'>();
  const { names, country, rules } = league;
  return (
    <>
      <LocalTextFields
        name="names"
        legend={t('office-leagues.names')}
        texts={names}
        errors={errors}
        maxLength={60}
      />
      <TextField
        name="country"
        label={t('office-leagues.country')}
        hint={t('office-leagues.countryHint')}
        defaultValue={country}
        maxLength={60}
        required
        error={errors.country}
      />
      <KeyField rules={rules} errors={errors} />
      <Calendar league={league} errors={errors} />
      <Worth league={league} errors={errors} />
      <CriteriaFields rules={rules} errors={errors} />
      <PlaceFields rules={rules} errors={errors} />
      <PartFields rules={rules} errors={errors} />
      <Select
        name="playoff"
        label={t('office-leagues.playoff')}
        defaultValue={rules.playoff.kind}
        options={PLAYOFF_KINDS.map((value) => ({ value, label: t(`office-leagues.playoffs.${value}`) }))}
      />
      <TextField
        name="rules.playoff.from"
        label={t('office-leagues.playoffFrom')}
        hint={t('office-leagues.playoffHint')}
        defaultValue={rules.playoff.from ?? ''}
        placeholder="MM-DD"
        maxLength={5}
        error={errors['rules.playoff.from']}
      />
    </>
  );
}

function Calendar({ league: { rules }, errors }: LeagueFieldsProps) {
  const { t } = useLanguage<'office-leagues'>();
  return (
    <>
      <TextField
        name="rules.zone"
        label={t('office-leagues.zone')}
        hint={t('office-leagues.zoneHint')}
        placeholder="Europe/Amsterdam"
        defaultValue={rules.zone}
        maxLength={60}
        required
        error={errors['rules.zone']}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        {(['from', 'to'] as const).map((end) => (
          <TextField
            key={end}
            name={`rules.season.${end}`}
            label={t(`office-leagues.season.${end}`)}
            defaultValue={rules.season[end]}
            placeholder="MM-DD"
            maxLength={5}
            required
            error={errors[`rules.season.${end}`]}
          />
        ))}
      </div>
      <Checkbox
        name="crosses_year"
        defaultChecked={rules.season.crosses_year}
        label={t('office-leagues.season.crosses')}
      />
      <TextField
        name="rules.teams"
        label={t('office-leagues.teamCount')}
        hint={t('office-leagues.teamCountHint')}
        inputMode="numeric"
        defaultValue={rules.teams === null ? '' : String(rules.teams)}
        maxLength={2}
        error={errors['rules.teams']}
      />
    </>
  );
}

/** What a result counts: points in soccer, elsewhere a share of games won. */
function Worth({ league: { sport, rules }, errors }: LeagueFieldsProps) {
  const { t } = useLanguage<'office-leagues'>();
  if (sport !== 'soccer') {
    return (
      <Select
        name="draws"
        label={t('office-leagues.draws')}
        defaultValue={rules.draws}
        options={DRAW_RULES.map((value) => ({ value, label: t(`office-leagues.drawRules.${value}`) }))}
      />
    );
  }
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {(['win', 'draw', 'loss'] as const).map((result) => (
        <TextField
          key={result}
          name={`rules.points.${result}`}
          label={t(`office-leagues.points.${result}`)}
          inputMode="numeric"
          defaultValue={String(rules.points[result])}
          maxLength={2}
          required
          error={errors[`rules.points.${result}`]}
        />
      ))}
    </div>
  );
}
