import { Form } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ChipLinks } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import type { ProofData } from '../data.server.ts';

interface DayChoiceProps {
  days: ProofData['days'];
  day: string;
  asOf: string | null;
}

/** The newest days as links, and any day by its date; both work without JavaScript. */
export function DayChoice({ days, day, asOf }: DayChoiceProps) {
  const { t } = useLanguage<'proof'>();
  return (
    <div className="grid gap-3 pb-6 lg:flex lg:items-end lg:justify-between lg:gap-6">
      <div className="min-w-0 grow">
        <ChipLinks
          label={t('proof.day.title')}
          items={days.map((one) => ({
            href: `?${new URLSearchParams({ day: one.day, ...(asOf === null ? {} : { as_of: asOf }) })}`,
            label: `${one.day} · ${t('proof.day.picks', { count: one.picks })}`,
            current: one.day === day,
          }))}
        />
      </div>
      <Form method="get" preventScrollReset className="flex shrink-0 items-end gap-2">
        {asOf === null ? null : <input type="hidden" name="as_of" value={asOf} />}
        <TextField key={day} type="date" name="day" label={t('proof.day.label')} defaultValue={day} />
        <Button type="submit">{t('proof.day.open')}</Button>
      </Form>
    </div>
  );
}
