import { type ReactNode, useId } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Icon } from '#ui/icon.tsx';
import { iconButtonStyle } from '#ui/icon-button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { closeIcon } from '#ui/shell/shell-icon-paths.ts';
import type { FormErrors } from '../form-errors.ts';
import { AgreeBox } from './agree-box.tsx';
import { CurrentPasswordField, FormError } from './form-parts.tsx';
import { PlainForm, Submit } from './plain-form.tsx';
import type { SignInQuestion } from './sign-in-outcome.ts';

type OpenQuestionProps = { question: SignInQuestion; errors: FormErrors; closesTo: string };

/** What a provider's sign-in still asks: a new account wants agreement, one with a password wants it once, one that was never confirmed its e-mail. */
export function OpenQuestion({ question, errors, closesTo }: OpenQuestionProps) {
  const { t } = useLanguage<'google' | 'ui' | 'errors'>();
  const { state, email } = question;
  const id = useId();
  const asked = {
    id,
    title: t(`google.${state}.title`),
    text: t(`google.${state}.text`, { email }),
    closesTo,
  };
  const said = t('errors.success.login');
  if (state === 'verify')
    return (
      <Shell {...asked}>
        <div className="flex justify-end">
          <LinkButton href={closesTo} tone="primary">
            {t('ui.close')}
          </LinkButton>
        </div>
      </Shell>
    );
  return (
    <Shell {...asked}>
      <PlainForm name={state} said={said}>
        <FormError text={errors.base ?? errors.ticket} />
        <input type="hidden" name="ticket" value={question.ticket} />
        <input type="hidden" name="redirect" value={question.redirect ?? ''} />
        {/* For password managers as well, which look for the account that a password belongs to. */}
        <input type="email" name="email" autoComplete="username" value={email} readOnly hidden />
        {state === 'consent' ? (
          <AgreeBox error={errors.agree} />
        ) : (
          <CurrentPasswordField error={errors.password} />
        )}
        <Submit>{t(`google.${state}.submit`)}</Submit>
      </PlainForm>
    </Shell>
  );
}

function Shell({
  id,
  title,
  text,
  closesTo,
  children,
}: {
  id: string;
  title: string;
  text: string;
  closesTo: string;
  children: ReactNode;
}) {
  const { t } = useLanguage<'ui'>();
  return (
    <dialog
      open
      data-modal
      data-float
      aria-labelledby={id}
      className="fixed inset-x-0 bottom-0 z-40 m-auto mb-0 w-full max-w-[560px] rounded-t-8 bg-surface p-0 shadow-float backdrop:bg-mask sm:inset-y-0 sm:mb-auto sm:h-fit sm:rounded-8"
    >
      <div className="flex items-start gap-2 py-3 pr-2 pl-5">
        <h2 id={id} className="grow pt-1.5 text-20 font-strong text-main">
          {title}
        </h2>
        <a href={closesTo} aria-label={t('ui.close')} title={t('ui.close')} className={iconButtonStyle}>
          <Icon drawing={closeIcon} />
        </a>
      </div>
      <div className="px-5 pb-5 text-14 text-ink">
        <p className="pb-4">{text}</p>
        {children}
      </div>
    </dialog>
  );
}
