import { trainingsContract } from '#api/office/models/trainings.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { SPORTS, type Sport } from '#terms/sports.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { readCount } from '../form/read-count.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

const LONGEST_MINUTES = 120;
const LARGEST_SEED = 999_999_999;

/** Asks the worker for a new model. */
export function TrainModel() {
  const { t } = useLanguage<'office-models' | 'sport'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  if (!may('models.run')) return null;
  const games = (form: FormData) => readCount(form.get('minimum_games'), 20);
  const minutes = (form: FormData) => readCount(form.get('minutes'), LONGEST_MINUTES);
  const seed = (form: FormData) => readCount(form.get('seed'), LARGEST_SEED);
  return (
    <ActionDialog
      verb={t('office-models.train.verb')}
      tone="primary"
      title={t('office-models.train.title')}
      text={t('office-models.train.text')}
      withReason
      reasonHint={t('office-models.train.reasonHint')}
      fields={(errors) => <TrainFields errors={errors} />}
      check={(form) => ({
        ...((games(form) ?? 0) < 3 ? { minimum_games: t('office-models.train.badGames') } : {}),
        ...(minutes(form) === null ? { minutes: t('office-models.train.badMinutes') } : {}),
        ...(seed(form) === null ? { seed: t('office-models.train.badSeed') } : {}),
      })}
      send={(form) =>
        call(trainingsContract, {
          body: {
            sport: sportOf(form),
            seed: seed(form) ?? 1,
            minimum_games: games(form) ?? 5,
            trees: form.get('trees') !== null,
            history_from: String(form.get('history_from') ?? '') || null,
            time_limit_s: (minutes(form) ?? 30) * 60,
            reason: reasonOf(form),
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-models.train.done') })}
    />
  );
}

function sportOf(form: FormData): Sport {
  return SPORTS.find((sport) => sport === form.get('sport')) ?? 'soccer';
}

function TrainFields({ errors }: { errors: FormErrors }) {
  const { t } = useLanguage<'office-models' | 'sport'>();
  return (
    <>
      <Select
        label={t('office-models.sport')}
        name="sport"
        options={SPORTS.map((value) => ({ value, label: t(`sport.sports.${value}`) }))}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={t('office-models.train.games')}
          name="minimum_games"
          inputMode="numeric"
          defaultValue="5"
          error={errors.minimum_games}
        />
        <TextField
          label={t('office-models.train.seed')}
          name="seed"
          inputMode="numeric"
          defaultValue="20261121"
          error={errors.seed}
        />
        <TextField
          label={t('office-models.train.from')}
          hint={t('office-models.train.fromHint')}
          name="history_from"
          type="date"
          error={errors.history_from}
        />
        <TextField
          label={t('office-models.train.minutes')}
          hint={t('office-models.train.minutesHint')}
          name="minutes"
          inputMode="numeric"
          defaultValue="30"
          error={errors.minutes}
        />
      </div>
      <Checkbox name="trees" label={t('office-models.train.trees')} />
    </>
  );
}
