import { type ChangeEvent, useId } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { FieldError } from '#ui/field.tsx';
import { base64Of } from '../form/base64-of.ts';

interface LogoFieldProps {
  /** The address of what is shown: the chosen file or the stored logo; null for a brand that has none yet. */
  shown: string | null;
  mayEdit: boolean;
  error: string | undefined;
  onChange: (file: ChosenLogo | null) => void;
}

/** A file that was chosen: its bytes as base64, and an address that shows it. */
export type ChosenLogo = { readonly bytes: string; readonly shown: string };

/** The file of a logo. The server draws it again, so nothing of the file itself reaches a reader. */
export function LogoField({ shown, mayEdit, error, onChange }: LogoFieldProps) {
  const { t } = useLanguage<'office-brands'>();
  const id = useId();
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const file = event.target.files?.[0];
    if (file === undefined) return onChange(null);
    const bytes = await base64Of(file);
    onChange({ bytes, shown: `data:${file.type};base64,${bytes}` });
  };
  return (
    <div className="grid justify-items-start gap-2">
      {mayEdit ? (
        <>
          <p id={`${id}-hint`} className="text-14 text-ink-3">
            {t('office-brands.logoHint')}
          </p>
          <label
            className={classNames(
              buttonStyle({ tone: 'secondary', size: 'small' }),
              'relative cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-ink',
            )}
          >
            {t('office-brands.logoFile')}
            <input
              name="logo"
              type="file"
              accept=".svg,.png,image/svg+xml,image/png"
              aria-describedby={error === undefined ? `${id}-hint` : `${id}-error ${id}-hint`}
              aria-invalid={error === undefined ? undefined : true}
              onChange={choose}
              className="sr-only"
            />
          </label>
        </>
      ) : null}
      {error === undefined ? null : <FieldError id={`${id}-error`} error={error} />}
      {shown === null ? null : (
        // On the white plate on which it will stand.
        <span className="rounded-4 bg-[#ffffff] p-2">
          <img src={shown} alt={t('office-brands.logoShown')} className="h-9 max-w-full" />
        </span>
      )}
    </div>
  );
}
