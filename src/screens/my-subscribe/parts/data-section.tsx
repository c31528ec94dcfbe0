import { type ComponentType, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { useMutation } from '../use-account-calls.ts';
import type { DeletionDialogProps } from './deletion-dialog.tsx';

/** All that is kept, to take away; and the end of the account. */
export function DataSection({ email, years }: { email: string; years: number }) {
  const { t } = useLanguage<'account'>();
  const { mutate, isBusy } = useMutation();
  const [isAsking, setAsking] = useState(false);
  const [DeletionDialog, setDialog] = useState<ComponentType<DeletionDialogProps> | null>(null);

  const download = async () => {
    const all = await mutate((calls) => calls.exportData());
    if (all !== null)
      saveAsFile(JSON.stringify(all, null, 2), `account-${all.exported_at.slice(0, 10)}.json`);
  };
  const ask = async () => {
    const module = await import('./deletion-dialog.tsx');
    setDialog(() => module.DeletionDialog);
    setAsking(true);
  };
  return (
    <Section title={t('account.data.title')}>
      <Card className="grid gap-6">
        <div className="grid gap-3">
          <p className="max-w-prose text-14">{t('account.data.export')}</p>
          <div>
            <Button busy={isBusy} onClick={download}>
              {t('account.data.exportButton')}
            </Button>
          </div>
        </div>
        <div className="grid gap-3 border-t border-line pt-6">
          <p className="max-w-prose text-14">{t('account.data.delete', { years })}</p>
          <div>
            <Button tone="danger" onClick={ask}>
              {t('account.data.deleteButton')}
            </Button>
          </div>
        </div>
      </Card>
      {DeletionDialog === null ? null : (
        <DeletionDialog open={isAsking} email={email} onClose={() => setAsking(false)} />
      )}
    </Section>
  );
}

function saveAsFile(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
