import { themeOfLook } from '#brands/theme-look.ts';
import { themePairs } from '#brands/theme-pairs.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { GROUNDS, HEADERS, HEADINGS, SHAPES, type Shape } from '#terms/looks.ts';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { Panel } from '../panel.tsx';
import { ContrastTable } from '../parts/contrast-table.tsx';
import { type LookDraft, lookOf } from '../parts/look-draft.ts';
import { LookFields } from '../parts/look-fields.tsx';
import { ThemePreview } from '../parts/theme-preview.tsx';
import type { BrandData } from './data.server.ts';

const FACE = { header: HEADERS, ground: GROUNDS, heading: HEADINGS } as const;

/** What a look that is half typed is shown as. */
const WHOLE = { primary: '#3f5af3', text: 'auto', logo: 'normal', light: {}, dark: {} } as const;

interface LookPartProps {
  draft: LookDraft;
  face: Readonly<Record<keyof typeof FACE | 'motif', string>>;
  /** Whose drawings there are to choose from. */
  motifs: BrandData['motifs'];
  /** The address of the logo, null while there is none. */
  picture: string | null;
  shape: Shape;
  name: string;
  errors: FormErrors;
  onChange: (draft: LookDraft) => void;
  onShape: (shape: Shape) => void;
}

/** The colour and the face of a brand, beside what the pages' parts make of them in light and dark. */
export function LookPart({
  draft,
  face,
  motifs,
  picture,
  shape,
  name,
  errors,
  onChange,
  onShape,
}: LookPartProps) {
  const { t } = useLanguage<'office-brands' | 'office-theme'>();
  const look = lookOf(draft) ?? WHOLE;
  const colours = themeOfLook(look);
  return (
    <>
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        <Panel title={t('office-theme.choice')}>
          {errors['look.primary'] ? <Notice tone="error">{errors['look.primary']}</Notice> : null}
          <LookFields draft={draft} shown={colours} onChange={onChange} />
          <Select
            label={t('office-brands.shape')}
            name="look.shape"
            value={shape}
            onChange={(event) => onShape(SHAPES.find((known) => known === event.target.value) ?? 'plain')}
            options={SHAPES.map((value) => ({ value, label: t(`office-brands.shapes.${value}`) }))}
          />
          <Select
            label={t('office-brands.header')}
            name="look.header"
            defaultValue={face.header}
            options={FACE.header.map((value) => ({ value, label: t(`office-brands.headers.${value}`) }))}
            error={errors['look.header']}
          />
          <Select
            label={t('office-brands.ground')}
            name="look.ground"
            defaultValue={face.ground}
            options={FACE.ground.map((value) => ({ value, label: t(`office-brands.grounds.${value}`) }))}
          />
          <Select
            label={t('office-brands.heading')}
            name="look.heading"
            defaultValue={face.heading}
            options={FACE.heading.map((value) => ({ value, label: t(`office-brands.headings.${value}`) }))}
          />
          <Select
            label={t('office-brands.motif')}
            hint={t('office-brands.motifHint')}
            name="look.motif"
            defaultValue={face.motif}
            options={motifs.map(({ key, name: label }) => ({ value: key, label }))}
          />
        </Panel>
        <div className="grid min-w-0 gap-4 lg:grid-cols-2">
          {(['light', 'dark'] as const).map((mode) => (
            <ThemePreview
              key={mode}
              mode={mode}
              shape={shape}
              tokens={colours[mode]}
              logo={{ svg: '', name, mode: look.logo }}
              picture={picture}
            />
          ))}
        </div>
      </div>
      <ContrastTable pairs={themePairs(colours)} />
    </>
  );
}
