import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { useAct } from '../../use-act.ts';
import { subscribeCalls } from '../subscribe-calls.ts';

/** One order at a time: the open one is continued, or given up for the new one. */
export function OpenOrder({ id, onGone }: { id: string; onGone: () => void }) {
  const { locale, t } = useLanguage<'subscribe'>();
  const messages = useVisitorMessages();
  const { act, isBusy } = useAct();
  const cancel = async () => {
    if ((await act(() => subscribeCalls(locale).cancel(id))) === null) return;
    messages.toast({ tone: 'success', text: t('subscribe.dialog.cancelled') });
    onGone();
  };
  return (
    <div className="grid gap-4">
      <p>{t('subscribe.dialog.open')}</p>
      <div className="flex flex-wrap gap-2">
        <LinkButton href={localePath(locale, '/purchase')} tone="primary">
          {t('subscribe.order.continue')}
        </LinkButton>
        <Button busy={isBusy} onClick={cancel}>
          {t('subscribe.dialog.cancelOpen')}
        </Button>
      </div>
    </div>
  );
}
