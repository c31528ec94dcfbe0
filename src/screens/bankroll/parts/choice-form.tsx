import { Form } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { STAKINGS } from '#terms/stakings.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Select } from '#ui/select.tsx';
import { lengthParams, sizeParams, sizeWordOf } from '../bankroll-query.ts';
import type { BankrollData } from '../data.server.ts';

/** Answers in the address, so that it works without scripts and can be sent to somebody. */
export function ChoiceForm({ choice }: Pick<BankrollData, 'choice'>) {
  const { locale, t } = useLanguage<'bankroll'>();
  const { staking, size, picks } = choice;
  return (
    <Card>
      <Form
        key={`${staking} ${size} ${picks}`}
        method="get"
        action={localePath(locale, '/bankroll')}
        preventScrollReset
        className="grid items-end gap-3 sm:grid-cols-[2fr_1fr_1fr_auto]"
      >
        <Select
          name="staking"
          label={t('bankroll.choice.staking')}
          defaultValue={staking}
          options={STAKINGS.map((value) => ({ value, label: t(`bankroll.staking.${value}.name`) }))}
        />
        <Select
          name="size"
          label={t('bankroll.choice.size')}
          defaultValue={sizeWordOf(size)}
          options={sizeParams.map((value) => ({
            value,
            label: t('bankroll.choice.share', { share: value }),
          }))}
        />
        <Select
          name="picks"
          label={t('bankroll.choice.picks')}
          defaultValue={String(picks)}
          options={lengthParams.map((value) => ({ value, label: value }))}
        />
        <Button type="submit">{t('bankroll.choice.submit')}</Button>
      </Form>
      <p className="mt-3 max-w-prose text-14 text-ink-2">{t(`bankroll.staking.${staking}.text`)}</p>
    </Card>
  );
}
