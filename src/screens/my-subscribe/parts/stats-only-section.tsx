import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

/** One switch hides everything about bets, here and in every answer of the API. */
export function StatsOnlySection({ isOn }: { isOn: boolean }) {
  const { t } = useLanguage<'account'>();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const change = async () => {
    if ((await mutate((calls) => calls.saveProfile({ stats_only: !isOn }))) !== null) await reload();
  };
  return (
    <Section title={t('account.statsOnly.title')}>
      <Card className="grid gap-4">
        <p className="max-w-prose text-14">{t('account.statsOnly.text')}</p>
        <div>
          <Button busy={isBusy} aria-pressed={isOn} onClick={change}>
            {t(isOn ? 'account.statsOnly.turnOff' : 'account.statsOnly.turnOn')}
          </Button>
        </div>
      </Card>
    </Section>
  );
}
