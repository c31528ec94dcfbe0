import type { z } from 'zod';
import type { finalSchema } from '#api/office/final.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Sport } from '#terms/sports.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';

type Final = z.input<typeof finalSchema>;

/** Fields in which an operator types how a game ended. */
export function FinalFields({ errors, sport, home, away }: FinalFieldsProps) {
  const { t } = useLanguage<'office-results'>();
  return (
    <>
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label={home}
          name="home_score"
          inputMode="numeric"
          autoComplete="off"
          error={errors.home_score}
        />
        <TextField
          label={away}
          name="away_score"
          inputMode="numeric"
          autoComplete="off"
          error={errors.away_score}
        />
      </div>
      {sport === 'soccer' ? (
        <div className="grid gap-4 sm:grid-cols-2">
          <Select
            label={t('office-results.final.ended')}
            name="beyond"
            options={(['no', 'aet', 'pen'] as const).map((value) => ({
              value,
              label: t(`office-results.final.beyond.${value}`),
            }))}
          />
          <TextField
            label={t('office-results.final.parts')}
            hint={t('office-results.final.partsHint')}
            name="parts"
            autoComplete="off"
            error={errors.parts}
          />
        </div>
      ) : null}
      <Checkbox name="canceled" label={t('office-results.final.canceled')} />
    </>
  );
}

interface FinalFieldsProps {
  errors: FormErrors;
  /** Null where the score alone is typed again. */
  sport: Sport | null;
  home: string;
  away: string;
}

const plain = (typed: FormDataEntryValue | null) =>
  String(typed ?? '')
    .normalize('NFKC')
    .trim();

function readScore(typed: FormDataEntryValue | null): number | null {
  const text = plain(typed);
  return /^\d{1,3}$/.test(text) && Number(text) <= 400 ? Number(text) : null;
}

/** Halves as people write them: 1-0, 0-1. Null for what cannot be read. */
function readParts(typed: FormDataEntryValue | null): [number, number][] | null {
  const text = plain(typed).replaceAll(' ', '');
  if (text === '') return [];
  if (!/^\d{1,3}[-:]\d{1,3}([,、]\d{1,3}[-:]\d{1,3})*$/.test(text)) return null;
  return text.split(/[,、]/).map((part) => {
    const [home = 0, away = 0] = part.split(/[-:]/).map(Number);
    return [home, away];
  });
}

/** What was typed; null where it is not whole, of which `checkFinal` says what is wrong. */
export function finalOf(form: FormData): Final | null {
  if (form.get('canceled') !== null) return { status: 'canceled' };
  const [home, away] = [readScore(form.get('home_score')), readScore(form.get('away_score'))];
  const parts = readParts(form.get('parts'));
  if (home === null || away === null || parts === null) return null;
  const beyond = form.get('beyond');
  return {
    status: 'completed',
    home_score: home,
    away_score: away,
    ...(parts.length === 0 ? {} : { parts }),
    ...(beyond === 'aet' || beyond === 'pen' ? { beyond } : {}),
  };
}

/** What is wrong with the typed result, by field. */
export function checkFinal(
  form: FormData,
  messages: { readonly score: string; readonly parts: string },
): FormErrors {
  if (form.get('canceled') !== null) return {};
  const wrong = (name: string) => (readScore(form.get(name)) === null ? { [name]: messages.score } : {});
  return {
    ...wrong('home_score'),
    ...wrong('away_score'),
    ...(readParts(form.get('parts')) === null ? { parts: messages.parts } : {}),
  };
}
