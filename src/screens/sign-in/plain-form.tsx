import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';

type PlainFormProps = {
  /** Tells the page's action which of its forms this is. */
  name: string;
  /** The path that the form is sent to; left out: the page's own address. */
  action?: string;
  /** Whether scripts send it by themselves as soon as the page stands. */
  isAutomatic?: boolean;
  /** What is said after it was taken, on the page that follows. */
  said?: string;
  children: ReactNode;
};

/**
 * A form that is sent to its page's action, which sends the page back with what is wrong, or leads on. Where scripts run without the
 * framework they send it in place (`page-start/forms.ts`): what was typed stays, and nothing is sent twice.
 */
export function PlainForm({ name, action, isAutomatic, said, children }: PlainFormProps) {
  const { t } = useLanguage<'errors'>();
  return (
    <form
      method="post"
      action={action}
      noValidate
      data-send={isAutomatic ? 'auto' : ''}
      data-said={said}
      data-unreachable={t('errors.unreachable')}
      className="grid gap-4"
    >
      <input type="hidden" name="form" value={name} />
      {children}
    </form>
  );
}

/** Sends the form. */
export function Submit({ children }: { children: ReactNode }) {
  return (
    <Button type="submit" tone="primary" wide>
      {children}
    </Button>
  );
}
