import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { JURISDICTIONS } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { PLAN_PERIODS } from '#terms/orders.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextArea, TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { Panel } from '../panel.tsx';
import type { WrittenBrand } from './data.server.ts';

interface PartProps {
  brand: WrittenBrand | null;
  errors: FormErrors;
}

/** What prices a new brand begins with, unless an operator types others. */
const FIRST_PRICES = { daily: 1200, weekly: 3000, monthly: 8000, quarterly: 20_000, yearly: 48_000 } as const;

/** Who the brand is: its names, hosts and law. */
export function IdentityPart({ brand, errors, onName }: PartProps & { onName: (name: string) => void }) {
  const { t } = useLanguage<'office-brands'>();
  const isFixed = brand !== null && brand.state !== 'draft';
  return (
    <Panel title={t('office-brands.identity')}>
      {brand === null ? (
        <TextField
          label={t('office-brands.key')}
          hint={t('office-brands.keyHint')}
          name="key"
          maxLength={20}
          autoComplete="off"
          spellCheck={false}
          required
          error={errors.key}
        />
      ) : null}
      <TextField
        label={t('office-brands.name')}
        name="name"
        defaultValue={brand?.name ?? ''}
        onChange={(event) => onName(event.target.value)}
        maxLength={40}
        required
        error={errors.name}
      />
      <TextField
        label={t('office-brands.company')}
        hint={isFixed ? t('office-brands.fixed') : undefined}
        name="legal_entity"
        defaultValue={brand?.legal_entity ?? ''}
        readOnly={isFixed}
        maxLength={120}
        required
        error={errors.legal_entity}
      />
      <TextArea
        label={t('office-brands.hosts')}
        hint={t('office-brands.hostsHint')}
        name="hosts"
        rows={3}
        defaultValue={brand?.hosts.join('\n') ?? ''}
        maxLength={1300}
        required
        error={errors.hosts ?? errors['hosts.0']}
      />
      {isFixed ? null : (
        <Select
          label={t('office-brands.law')}
          name="jurisdiction"
          defaultValue={brand?.jurisdiction ?? 'TW'}
          options={JURISDICTIONS.map((value) => ({
            value,
            label: t(`office-brands.laws.${value}`),
          }))}
        />
      )}
    </Panel>
  );
}

/** In which languages it speaks, and what it says in its own words. */
export function TextsPart({ brand, errors }: PartProps) {
  const { t } = useLanguage<'office-brands'>();
  const isFixed = brand !== null && brand.state !== 'draft';
  return (
    <Panel title={t('office-brands.words')}>
      {isFixed ? null : (
        <>
          <fieldset className="grid">
            <legend className="text-14 font-medium text-main">{t('office-brands.languages')}</legend>
            <div className="flex flex-wrap gap-x-5">
              {LOCALES.map((locale) => (
                <Checkbox
                  key={locale}
                  name="languages"
                  value={locale}
                  defaultChecked={brand === null || brand.languages.includes(locale)}
                  label={languageNames[locale]}
                />
              ))}
            </div>
          </fieldset>
          <Select
            label={t('office-brands.primaryLanguage')}
            name="primary_language"
            defaultValue={brand?.primary_language ?? 'zh_TW'}
            options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
            error={errors.primary_language ?? errors.languages}
          />
        </>
      )}
      {LOCALES.map((locale) => (
        <div key={locale} className="grid gap-4 sm:grid-cols-2">
          {(['tagline', 'headline'] as const).map((field) => (
            <TextField
              key={field}
              label={`${t(`office-brands.${field}`)} · ${languageNames[locale]}`}
              name={`texts.${locale}.${field}`}
              defaultValue={brand?.texts[locale]?.[field] ?? ''}
              maxLength={field === 'tagline' ? 80 : 120}
              error={errors[`texts.${locale}.${field}`]}
            />
          ))}
        </div>
      ))}
      <p className="text-14 text-ink-3">{t('office-brands.wordsHint')}</p>
    </Panel>
  );
}

/** What its plans cost on its first day. */
export function PricesPart({ brand, errors }: PartProps) {
  const { t } = useLanguage<'office-brands' | 'office-plans'>();
  if (brand !== null && brand.state !== 'draft') return null;
  return (
    <Panel title={t('office-brands.prices')}>
      <div className="grid gap-4 sm:grid-cols-3 lg:grid-cols-5">
        {PLAN_PERIODS.map((period) => (
          <TextField
            key={period}
            label={t(`office-plans.period.${period}`)}
            name={`prices.${period}`}
            inputMode="numeric"
            defaultValue={String(brand?.prices[period] ?? FIRST_PRICES[period])}
            maxLength={10}
            required
            error={errors[`prices.${period}`]}
          />
        ))}
      </div>
    </Panel>
  );
}
