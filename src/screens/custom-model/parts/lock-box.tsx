import { useState } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Icon } from '#ui/icon.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import type { ShownModel } from '../model-content.ts';
import { useModelMutations } from '../use-model-mutations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** The last fifth of the time: what it is for, and the one opening. Its figures stand in the table beside the others. */
export function LockBox({ shown, zone }: { shown: ShownModel; zone: string }) {
  const { t } = useLanguage<'customModel'>();
  const [isAsking, setAsking] = useState(false);
  const { openLockBox, isBusy } = useModelMutations(shown.model.id);
  const { state, from, until, opened_at: openedAt } = shown.lock_box;
  if (state === 'none') return null;
  const span = { from: formatDate(from, zone), until: formatDate(until, zone) };
  const open = async () => {
    await openLockBox();
    setAsking(false);
  };
  return (
    <Card as="section" className="grid content-start gap-3">
      <h3 className="flex items-center gap-2 text-16 font-medium text-main">
        <Icon drawing={lockIcon} size={20} />
        {t('customModel.lockBox.title')}
      </h3>
      {state === 'opened' ? (
        <p className="max-w-prose text-14 text-ink-2">
          {t('customModel.lockBox.opened', { ...span, date: formatDate(openedAt, zone) })}
        </p>
      ) : (
        <>
          <p className="max-w-prose text-14 text-ink-2">{t('customModel.lockBox.text', span)}</p>
          <div>
            <Button onClick={() => setAsking(true)}>{t('customModel.lockBox.open')}</Button>
          </div>
        </>
      )}
      <ConfirmDialog
        open={isAsking}
        title={t('customModel.lockBox.sure')}
        keep={t('customModel.lockBox.keep')}
        submit={t('customModel.lockBox.open')}
        tone="primary"
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onSubmit={open}
      >
        {t('customModel.lockBox.sureText')}
      </ConfirmDialog>
    </Card>
  );
}
