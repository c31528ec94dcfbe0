import type { Theme } from '#brands/brand.ts';
import { contrast } from '#brands/contrast.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { COLOUR, type LookDraft } from './look-draft.ts';

export interface LookProps {
  draft: LookDraft;
  /** The colours that are shown at present. */
  shown: Theme;
  onChange: (draft: LookDraft) => void;
}

const TEXTS = ['auto', 'white', 'black'] as const;
const LOGOS = ['normal', 'full'] as const;

/** The primary colour, the text on it, and how wide the logo is. */
export function LookFields({ draft, shown, onChange }: LookProps) {
  const { t } = useLanguage<'office-theme'>();
  const isColour = COLOUR.test(draft.primary.trim());
  const { primary } = shown.light;
  const figure = { white: contrast('#ffffff', primary), black: contrast('#000000', primary) };
  return (
    <>
      <div className="flex items-end gap-2">
        <div className="grow">
          <TextField
            label={t('office-theme.primary')}
            hint={t('office-theme.primaryHint')}
            name="look.primary"
            value={draft.primary}
            onChange={(event) => onChange({ ...draft, primary: event.target.value })}
            maxLength={7}
            spellCheck={false}
            autoComplete="off"
            error={isColour ? undefined : t('office-theme.noColour')}
          />
        </div>
        <input
          type="color"
          aria-label={t('office-theme.pick')}
          value={isColour ? draft.primary.trim().toLowerCase() : primary.toLowerCase()}
          onChange={(event) => onChange({ ...draft, primary: event.target.value })}
          className="h-(--row) w-14 shrink-0 cursor-pointer self-end rounded-8"
        />
      </div>
      <fieldset className="grid">
        <legend className="text-14 font-medium text-main">{t('office-theme.text.legend')}</legend>
        {TEXTS.map((text) => (
          <Checkbox
            key={text}
            kind="radio"
            name="look.text"
            checked={draft.text === text}
            onChange={() => onChange({ ...draft, text })}
            label={
              text === 'auto'
                ? t('office-theme.text.auto')
                : t(`office-theme.text.${text}`, { ratio: truncate(figure[text]) })
            }
          />
        ))}
      </fieldset>
      <fieldset className="grid">
        <legend className="text-14 font-medium text-main">{t('office-theme.logo.legend')}</legend>
        {LOGOS.map((logo) => (
          <Checkbox
            key={logo}
            kind="radio"
            name="look.logo"
            checked={draft.logo === logo}
            onChange={() => onChange({ ...draft, logo })}
            label={t(`office-theme.logo.${logo}`)}
          />
        ))}
      </fieldset>
    </>
  );
}

/** A contrast in two decimals, truncated and not rounded: 4.497 lacks what 4.50 has. */
export const truncate = (ratio: number) => (Math.floor(ratio * 100) / 100).toFixed(2);
