import { htmlLangs, languageNames, shortLanguageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { TextArea, TextField } from '#ui/field.tsx';
import type { FormErrors } from '../../use-call-form.ts';

interface LocalTextFieldsProps {
  /** The name of the group: its fields are `texts.en`, `texts.vi` and so on. */
  name: string;
  legend: string;
  hint?: string;
  texts: Readonly<Record<string, string | undefined>>;
  errors: FormErrors;
  maxLength: number;
  /** Several lines instead of one. */
  rows?: number;
}

/** One text in each of the four languages; what stays empty is not written in that language. */
export function LocalTextFields(props: LocalTextFieldsProps) {
  const { name, legend, hint, texts, errors, maxLength, rows } = props;
  return (
    <fieldset className="grid gap-3">
      <legend className="text-14 font-medium text-main">{legend}</legend>
      {hint === undefined ? null : <p className="text-14 text-ink-3">{hint}</p>}
      {LOCALES.map((locale) => {
        const field = {
          label: languageNames[locale],
          name: `${name}.${locale}`,
          defaultValue: texts[locale] ?? '',
          error: errors[`${name}.${locale}`],
          lang: htmlLangs[locale],
          maxLength,
        };
        return rows === undefined ? (
          <TextField key={locale} {...field} />
        ) : (
          <TextArea key={locale} {...field} rows={rows} />
        );
      })}
    </fieldset>
  );
}

/** What was typed into such fields. */
export function readLocalTexts(form: FormData, name: string): Record<string, string> {
  return Object.fromEntries(
    LOCALES.map((locale) => [locale, String(form.get(`${name}.${locale}`) ?? '').trim()]),
  );
}

/** A text in the operator's language, else in any other that there is. */
export function anyText(texts: Readonly<Record<string, string | undefined>>, locale: string): string {
  return texts[locale] ?? texts.en ?? Object.values(texts).find((text) => text !== undefined) ?? '-';
}

/** The languages in which something is written. */
export function writtenIn(texts: Readonly<Record<string, string | undefined>>): string {
  return LOCALES.filter((locale) => texts[locale] !== undefined)
    .map((locale) => shortLanguageNames[locale])
    .join(' · ');
}
