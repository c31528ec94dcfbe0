import { useState } from 'react';
import { newLeagueContract } from '#api/office/leagues.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SPORTS } from '#terms/sports.ts';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { LeagueOffer } from './data.server.ts';
import { LeagueFields } from './league-fields.tsx';
import { newRules, readLeague } from './read-league.ts';

/** Adds a league, from nothing or from one whose names and rules the site knows. */
export function AddLeague({ offers }: { offers: readonly LeagueOffer[] }) {
  const { t, locale } = useLanguage<'office-leagues'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const may = useMay();
  const offerOf = (form: FormData) => offers.find(({ id }) => id === form.get('start'));
  if (!may('feeds.run')) return null;
  return (
    <ActionDialog
      verb={t('office-leagues.add.verb')}
      tone="primary"
      size="normal"
      title={t('office-leagues.add.title')}
      text={t('office-leagues.add.text')}
      withReason
      fields={(errors) => <NewFields offers={offers} errors={errors} />}
      send={(form) =>
        call(newLeagueContract, {
          body: {
            ...readLeague(form, offerOf(form)?.rules ?? newRules(sportOf(form))),
            id: String(form.get('id') ?? '')
              .trim()
              .toUpperCase(),
            sport: sportOf(form),
            reason: reasonOf(form),
          },
        })
      }
      onDone={({ id }, form) =>
        say({
          tone: 'success',
          text: t('office-leagues.add.done', { league: String(form.get(`names.${locale}`) ?? id) }),
        })
      }
    />
  );
}

const sportOf = (form: FormData) => SPORTS.find((sport) => sport === form.get('sport')) ?? 'soccer';

function NewFields({ offers, errors }: { offers: readonly LeagueOffer[]; errors: FormErrors }) {
  const { t, locale } = useLanguage<'office-leagues' | 'sport'>();
  const [start, setStart] = useState('');
  const [sport, setSport] = useState<(typeof SPORTS)[number]>('soccer');
  const offer = offers.find(({ id }) => id === start);
  const league = offer ?? { id: '', sport, names: {}, country: '', rules: newRules(sport) };
  return (
    <>
      <Select
        name="start"
        label={t('office-leagues.add.start')}
        placeholder={t('office-leagues.add.empty')}
        value={start}
        onChange={(event) => setStart(event.target.value)}
        options={offers.map(({ id, names }) => ({ value: id, label: names[locale] ?? id }))}
      />
      <div key={`${start} ${league.sport}`} className="grid gap-4">
        <TextField
          name="id"
          label={t('office-leagues.add.id')}
          hint={t('office-leagues.add.idHint')}
          defaultValue={league.id}
          maxLength={16}
          required
          error={errors.id}
        />
        <Select
          name="sport"
          label={t('office-leagues.sport')}
          value={league.sport}
          onChange={(event) => setSport(SPORTS.find((one) => one === event.target.value) ?? 'soccer')}
          options={SPORTS.map((value) => ({
            value,
            label: t(`sport.sports.${value}`),
            disabled: offer !== undefined && value !== offer.sport,
          }))}
        />
        <LeagueFields league={league} errors={errors} />
      </div>
    </>
  );
}
