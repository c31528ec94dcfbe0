import { useId } from 'react';
import type { ThemeMode } from '#brands/brand.ts';
import { OWN_TOKENS } from '#brands/theme-look.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { COLOUR } from '../parts/look-draft.ts';
import type { LookProps } from '../parts/look-fields.tsx';
import { smallControlStyle } from '../small-control.ts';

/** Colours set one by one instead of derived; an empty field shows what follows from the primary colour. */
export function OwnColours({ draft, shown, onChange }: LookProps) {
  const { t } = useLanguage<'office-theme'>();
  const set = [...Object.values(draft.light), ...Object.values(draft.dark)].filter((colour) => colour !== '');
  return (
    <details className="grid gap-2">
      <summary className="tap cursor-pointer text-14 font-medium text-main underline underline-offset-3">
        {t('office-theme.own.legend', { count: set.length })}
      </summary>
      <p className="py-2 text-14 text-ink-3">{t('office-theme.own.hint')}</p>
      <div className="grid gap-2">
        <div className="grid grid-cols-[minmax(0,1fr)_repeat(2,104px)] gap-2 text-12 text-ink-3">
          <span />
          <span>{t('office-theme.mode.light')}</span>
          <span>{t('office-theme.mode.dark')}</span>
        </div>
        {OWN_TOKENS.map((name) => (
          <div key={name} className="grid grid-cols-[minmax(0,1fr)_repeat(2,104px)] items-center gap-2">
            <span className="text-14 wrap-break-word">{t(`office-theme.token.${name}`)}</span>
            {(['light', 'dark'] as const).map((mode) => (
              <OwnColour key={mode} name={name} mode={mode} draft={draft} shown={shown} onChange={onChange} />
            ))}
          </div>
        ))}
      </div>
    </details>
  );
}

function OwnColour({
  name,
  mode,
  draft,
  shown,
  onChange,
}: LookProps & { name: (typeof OWN_TOKENS)[number]; mode: ThemeMode }) {
  const { t } = useLanguage<'office-theme'>();
  const { list } = usePunctuation();
  const id = useId();
  const typed = draft[mode][name] ?? '';
  return (
    <>
      <label htmlFor={id} className="sr-only">
        {list([t(`office-theme.token.${name}`), t(`office-theme.mode.${mode}`)])}
      </label>
      <input
        id={id}
        name={`look.${mode}.${name}`}
        value={typed}
        placeholder={shown[mode][name]}
        onChange={(event) => onChange({ ...draft, [mode]: { ...draft[mode], [name]: event.target.value } })}
        maxLength={7}
        spellCheck={false}
        autoComplete="off"
        aria-invalid={typed.trim() === '' || COLOUR.test(typed.trim()) ? undefined : true}
        className={smallControlStyle}
      />
    </>
  );
}
