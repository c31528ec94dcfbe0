import { Form } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { ChipLinks } from '#ui/chip.tsx';
import { TextField } from '#ui/field.tsx';
import type { ProofData } from '../data.server.ts';

/** The newest days as links, and any day by its date; both work without JavaScript. */
export function DayChoice({ days, day }: { days: ProofData['days']; day: string }) {
  const { t } = useLanguage<'proof'>();
  return (
    <div className="grid gap-3">
      <ChipLinks
        label={t('proof.day.title')}
        items={days.map((one) => ({
          href: `?day=${one.day}`,
          label: `${one.day} · ${t('proof.day.picks', { count: one.picks })}`,
          current: one.day === day,
        }))}
      />
      <Form method="get" preventScrollReset className="flex items-end gap-2">
        <TextField key={day} type="date" name="day" label={t('proof.day.label')} defaultValue={day} />
        <Button type="submit">{t('proof.day.open')}</Button>
      </Form>
    </div>
  );
}
