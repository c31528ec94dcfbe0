import { useState } from 'react';
import { useNavigate } from 'react-router';
import { changeBrandContract } from '#api/office/brands/[key].contract.ts';
import { newBrandContract } from '#api/office/brands.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Shape } from '#terms/looks.ts';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import { type LookDraft, lookOf } from '../parts/look-draft.ts';
import type { BrandData } from './data.server.ts';
import { type ChosenLogo, LogoField } from './logo-field.tsx';
import { LookPart } from './look-part.tsx';
import { badPrices, emptyFields, readForm } from './read-form.ts';
import { IdentityPart, PricesPart, TextsPart } from './texts-part.tsx';

const FIRST_FACE = { header: 'double', ground: 'full', heading: 'light', motif: 'blue' } as const;
const FIRST_LOOK: LookDraft = { primary: '#7a1f5c', text: 'auto', logo: 'normal', light: {}, dark: {} };

/** Everything that makes a brand, on one page; saved, it is a draft, or the next version of a brand that is open. */
export function BrandForm({ brand, motifs }: Pick<BrandData, 'brand' | 'motifs'>) {
  const { t } = useLanguage<'office-brands' | 'office-frame' | 'office-plans' | 'office-theme'>();
  const [draft, change] = useState<LookDraft>(
    brand === null
      ? FIRST_LOOK
      : { ...FIRST_LOOK, primary: brand.look.primary, text: brand.look.text, logo: brand.look.logo },
  );
  const [shape, changeShape] = useState<Shape>(brand?.look.shape ?? 'plain');
  const [logo, changeLogo] = useState<ChosenLogo | null>(null);
  const stored = brand === null ? null : `data:image/png;base64,${brand.logo}`;
  const picture = logo?.shown ?? stored;
  const [name, changeName] = useState(brand?.name ?? '');
  const call = useOfficeCall();
  const say = useOfficeNote();
  const navigate = useNavigate();
  const href = useOfficeHref();
  const mayEdit = useMay()('brands.edit');
  const isDraft = brand === null || brand.state === 'draft';
  const { ref, errors, isBusy, onSubmit } = useOfficeForm<object>({
    check: (form) => {
      const found = emptyFields(form).map((field): [string, string] => [
        field,
        t('office-frame.login.required'),
      ]);
      if (lookOf(draft) === null) found.push(['look.primary', t('office-theme.noColour')]);
      if (picture === null) found.push(['logo', t('office-brands.logoMissing')]);
      if (isDraft) {
        if (!form.has('languages')) found.push(['languages', t('office-brands.languageMissing')]);
        for (const field of badPrices(form)) found.push([field, t('office-plans.setPrice.badPrice')]);
      }
      return Object.fromEntries(found);
    },
    send: (form) => {
      const typed = readForm(form, draft);
      if (brand === null)
        return call(newBrandContract, {
          body: { key: String(form.get('key') ?? '').trim(), ...typed, logo: logo?.bytes ?? '' },
        });
      const { jurisdiction, languages, primary_language, prices } = brand;
      const fixed = isDraft ? {} : { jurisdiction, languages, primary_language, prices };
      return call(changeBrandContract, {
        params: { key: brand.key },
        body: { ...typed, ...fixed, logo: logo?.bytes ?? null, version: brand.version },
      });
    },
    onDone: async (_done, form) => {
      if (brand === null) await navigate(href(`/office/brands/${String(form.get('key') ?? '').trim()}`));
      say({ tone: 'success', text: t(isDraft ? 'office-brands.savedDraft' : 'office-brands.saved') });
    },
  });
  return (
    <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
      <div role="alert" className="empty:hidden">
        {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
      </div>
      <fieldset disabled={!mayEdit} className="grid min-w-0 gap-4">
        <div className="grid items-start gap-4 xl:grid-cols-2">
          <IdentityPart brand={brand} errors={errors} onName={changeName} />
          <Panel title={t('office-brands.logo')}>
            <LogoField shown={picture} mayEdit={mayEdit} error={errors.logo} onChange={changeLogo} />
          </Panel>
        </div>
        <TextsPart brand={brand} errors={errors} />
        <PricesPart brand={brand} errors={errors} />
        <LookPart
          draft={draft}
          face={brand?.look ?? FIRST_FACE}
          shape={shape}
          motifs={motifs}
          picture={picture}
          name={name === '' ? t('office-brands.name') : name}
          errors={errors}
          onChange={change}
          onShape={changeShape}
        />
        {mayEdit ? (
          <div>
            <Button type="submit" tone="primary" needsScripts busy={isBusy}>
              {t(isDraft ? 'office-brands.saveDraft' : 'office-brands.save')}
            </Button>
          </div>
        ) : null}
      </fieldset>
    </form>
  );
}
