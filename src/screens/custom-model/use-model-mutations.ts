import { useNavigate, useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useVisitorMessages } from '../frame/messages/visitor-messages.ts';
import { useMutation } from '../use-mutation.ts';
import { listHref } from './model-href.ts';

export const loadModelCalls = () => import('./model-calls.ts');

/** Deleting a model and opening its lock-box, each with what follows. Both answer whether it was done. */
export function useModelMutations(id: string) {
  const { locale, t } = useLanguage<'customModel' | 'errors'>();
  const messages = useVisitorMessages();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const { mutate, isBusy } = useMutation();
  const remove = async () => {
    const done = await mutate(async () => (await loadModelCalls()).modelCalls(locale).remove(id));
    if (done === null) return;
    messages.toast({ tone: 'success', text: t('errors.success.delete') });
    await navigate(listHref(locale));
  };
  const openLockBox = async () => {
    const done = await mutate(async () => (await loadModelCalls()).modelCalls(locale).openLockBox(id));
    if (done === null) return;
    messages.toast({ tone: 'success', text: t('customModel.lockBox.done') });
    await revalidate();
  };
  return { remove, openLockBox, isBusy };
}
