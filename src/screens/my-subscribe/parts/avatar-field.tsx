import { type ChangeEvent, useId, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Button } from '#ui/button.tsx';
import { FieldError } from '#ui/field.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import { loadAccountCalls, useMutation, useReloadAccount } from '../use-account-calls.ts';

/** The member's picture. It is sent as soon as it is chosen. */
export function AvatarField({ avatar }: { avatar: string | null }) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const id = useId();

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    target.value = '';
    if (picture === undefined) return;
    const { mostPictureBytes } = await loadAccountCalls();
    const isTooLarge = picture.size > mostPictureBytes;
    setError(isTooLarge ? t('account.avatar.tooLarge') : '');
    if (isTooLarge) return;
    const saved = await mutate((calls) => calls.saveAvatar(picture));
    if (saved === null) return;
    messages.toast({ tone: 'success', text: t('account.avatar.saved') });
    await reload();
  };
  return (
    <div className="grid gap-2">
      <div className="flex items-center gap-4">
        <Avatar src={avatar} />
        <div className="grid gap-1">
          <input
            ref={input}
            type="file"
            accept="image/jpeg,image/png,image/webp"
            aria-label={t('account.avatar.label')}
            aria-describedby={`${id}-hint ${id}-error`}
            onChange={choose}
            tabIndex={-1}
            className="sr-only"
          />
          <div>
            <Button size="small" busy={isBusy} onClick={() => input.current?.click()}>
              {t('account.avatar.choose')}
            </Button>
          </div>
          <p id={`${id}-hint`} className="text-12 text-ink-3">
            {t('account.avatar.hint')}
          </p>
        </div>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
