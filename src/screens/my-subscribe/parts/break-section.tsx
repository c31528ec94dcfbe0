import { useState } from 'react';
import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';

/** The lengths that can be chosen, in days; half a year has 182. */
const LENGTHS = [1, 7, 30, 182] as const;
type Days = (typeof LENGTHS)[number];

/** A break from predictions and betting, which costs no paid day and which no one can end early. */
export function BreakSection({ until, zone }: { until: string | null; zone: string }) {
  const { t } = useLanguage<'account'>();
  return (
    <Section title={t('account.break.title')}>
      <Card className="grid gap-4">
        <p className="max-w-prose text-14">{t('account.break.text')}</p>
        {until === null ? (
          <BreakChoice zone={zone} />
        ) : (
          <Notice>{t('account.break.running', { until })}</Notice>
        )}
      </Card>
    </Section>
  );
}

function BreakChoice({ zone }: { zone: string }) {
  const { t } = useLanguage<'account' | 'ui'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const [days, setDays] = useState<Days>(7);
  const [isAsking, setAsking] = useState(false);
  const lengthOf = (length: Days) => t(`account.break.days${length}`);

  const start = async () => {
    const begun = await mutate((calls) => calls.startBreak(days));
    setAsking(false);
    if (begun === null) return;
    messages.toast({
      tone: 'success',
      text: t('account.break.begun', { until: formatDateTime(begun.until, zone) }),
    });
    await reload();
  };
  return (
    <>
      <div className="flex flex-wrap items-end gap-3">
        <Select
          label={t('account.break.length')}
          value={days}
          onChange={({ target }) => setDays(LENGTHS.find((length) => String(length) === target.value) ?? 7)}
          options={LENGTHS.map((length) => ({ value: String(length), label: lengthOf(length) }))}
        />
        <Button onClick={() => setAsking(true)}>{t('account.break.start')}</Button>
      </div>
      <Dialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('account.break.sure', { length: lengthOf(days) })}
        closeLabel={t('ui.close')}
        actions={
          <>
            <Button onClick={() => setAsking(false)}>{t('account.break.keep')}</Button>
            <Button tone="primary" busy={isBusy} onClick={start}>
              {t('account.break.start')}
            </Button>
          </>
        }
      >
        <p>{t('account.break.sureText')}</p>
      </Dialog>
    </>
  );
}
