import { useId, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import { officeLocaleCookie } from '#i18n/office-locale.ts';
import { LOCALES } from '#terms/locales.ts';
import { smallControlStyle } from '../small-control.ts';

const YEAR_S = 365 * 86_400;

interface SmallSelectProps {
  label: string;
  value: string;
  options: readonly { value: string; label: string; lang?: string }[];
  onChoose: (value: string) => void;
  /** The label is heard, not seen. */
  isLabelHidden?: boolean;
}

function SmallSelect({ label, value, options, onChoose, isLabelHidden = false }: SmallSelectProps) {
  const id = useId();
  return (
    <div className={isLabelHidden ? '' : 'grid gap-0.5'}>
      <label htmlFor={id} className={isLabelHidden ? 'sr-only' : 'text-12 text-ink-3'}>
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={(event) => onChoose(event.currentTarget.value)}
        className={smallControlStyle}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value} lang={option.lang}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}

/** The brand that the operator works for; another one opens at the list of the same page. */
export function BrandSwitch({
  brands,
  current,
}: {
  brands: readonly { key: string; name: string }[];
  current: string;
}) {
  const { t } = useLanguage<'office-frame'>();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const [only] = brands;
  if (brands.length < 2) return <p className="px-3 text-14 text-ink-2">{only?.name ?? current}</p>;
  const list = pathname.split('/').slice(0, 3).join('/');
  return (
    <div className="px-3">
      <SmallSelect
        label={t('office-frame.brand')}
        isLabelHidden
        value={current}
        options={brands.map(({ key, name }) => ({ value: key, label: name }))}
        onChoose={(brand) => void navigate(`${list}?${new URLSearchParams({ brand })}`)}
      />
    </div>
  );
}

export function LanguageSwitch() {
  const { locale, t } = useLanguage<'office-frame'>();
  return (
    <SmallSelect
      label={t('office-frame.language')}
      value={locale}
      options={LOCALES.map((value) => ({ value, label: languageNames[value], lang: htmlLangs[value] }))}
      onChoose={(chosen) => {
        writeCookie(officeLocaleCookie.name, chosen);
        location.reload();
      }}
    />
  );
}

export function ThemeSwitch({ initial }: { initial: 'light' | 'dark' | null }) {
  const { t } = useLanguage<'office-frame'>();
  const [theme, setTheme] = useState<string>(initial ?? 'device');
  return (
    <SmallSelect
      label={t('office-frame.theme.label')}
      value={theme}
      options={(['device', 'light', 'dark'] as const).map((value) => ({
        value,
        label: t(`office-frame.theme.${value}`),
      }))}
      onChoose={(chosen) => {
        setTheme(chosen);
        writeCookie('office_theme', chosen);
        if (chosen === 'device') delete document.documentElement.dataset.theme;
        else document.documentElement.dataset.theme = chosen;
      }}
    />
  );
}

function writeCookie(name: string, value: string): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  // The data of the first page are asked for beside the folder of the office.
  for (const path of ['/office', '/office.data']) {
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not in every browser that we serve.
    document.cookie = `${name}=${value}; Max-Age=${YEAR_S}; Path=${path}; SameSite=Lax${secure}`;
  }
}
