import { useState } from 'react';
import { askFeedContract } from '#api/office/feeds/ask.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

/** Has the provider asked at once, after a top-up or a repair, also where it is left alone. */
export function AskNow() {
  const { t } = useLanguage<'office-operations'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const may = useMay();
  const [isBusy, setBusy] = useState(false);
  if (!may('feeds.run')) return null;
  return (
    <Button
      size="small"
      busy={isBusy}
      onClick={async () => {
        setBusy(true);
        const result = await call(askFeedContract, { body: {} });
        setBusy(false);
        const problem = result.status ? null : Object.values(result.msg).flat().join(' ');
        say(
          problem === null
            ? { tone: 'success', text: t('office-operations.feeds.ask.done') }
            : { tone: 'error', text: problem },
        );
      }}
    >
      {t('office-operations.feeds.ask.label')}
    </Button>
  );
}
