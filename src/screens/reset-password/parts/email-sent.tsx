import { useEffect, useRef } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';

/** What happens next. It takes the focus, since the form that had it is gone. */
export function EmailSent({
  email,
  minutes,
  onAgain,
}: {
  email: string;
  minutes: number;
  onAgain: () => void;
}) {
  const { t } = useLanguage<'reset'>();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => text.current?.focus(), []);
  return (
    <>
      <div ref={text} tabIndex={-1} role="status" className="grid gap-2 text-16 focus-visible:outline-none">
        <p>{t('reset.sentText', { email, minutes })}</p>
        <p className="text-14 text-ink-2">{t('reset.sentNote')}</p>
      </div>
      <div>
        <Button onClick={onAgain}>{t('reset.again')}</Button>
      </div>
    </>
  );
}
