import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { Model } from '../model-content.ts';
import { cloneHref, modelHref } from '../model-href.ts';
import { useModelMutations } from '../use-model-mutations.ts';
import { ConfirmDialog } from './confirm-dialog.tsx';

/** Copy, compare, delete. A deleted model can still be copied and compared. */
export function ModelActions({ model }: { model: Model }) {
  const { locale, t } = useLanguage<'customModel'>();
  const [isAsking, setAsking] = useState(false);
  const { remove, isBusy } = useModelMutations(model.id);
  return (
    <>
      <LinkButton href={cloneHref(locale, model)}>{t('customModel.show.clone')}</LinkButton>
      <LinkButton href={modelHref(locale, { view: 'compare', left: model.id, right: null })}>
        {t('customModel.show.compare')}
      </LinkButton>
      {model.deleted_at === null ? (
        <Button tone="danger" onClick={() => setAsking(true)}>
          {t('customModel.show.delete')}
        </Button>
      ) : null}
      <ConfirmDialog
        open={isAsking}
        title={t('customModel.delete.title', { name: model.name })}
        keep={t('customModel.delete.keep')}
        submit={t('customModel.delete.submit')}
        tone="danger"
        isBusy={isBusy}
        onClose={() => setAsking(false)}
        onSubmit={remove}
      >
        {t('customModel.delete.text')}
      </ConfirmDialog>
    </>
  );
}
