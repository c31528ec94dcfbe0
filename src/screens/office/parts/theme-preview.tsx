import type { ThemeMode, ThemeTokens } from '#brands/brand.ts';
import { cornerVariables, cssVariables } from '#brands/theme-css.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { Shape } from '#terms/looks.ts';
import { Badge } from '#ui/badge.tsx';
import { BandBar } from '#ui/band-bar.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Chip } from '#ui/chip.tsx';
import { type Column, DataTable } from '#ui/data-table.tsx';
import { TextField } from '#ui/field.tsx';
import { Logo } from '#ui/shell/logo.tsx';
import { SignedFigure } from '#ui/signed-figure.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useVariables } from './use-variables.ts';

interface ThemePreviewProps {
  mode: ThemeMode;
  shape: Shape;
  tokens: ThemeTokens;
  logo: { svg: string; name: string; mode: 'normal' | 'full' };
  /** The address of a logo that is a picture, on its white plate; a brand without any logo shows its name. */
  picture?: string | null;
}

/** The parts of the pages that a theme colours, working as they do there, in the light or the dark of a look. */
export function ThemePreview({ mode, shape, tokens, logo, picture = null }: ThemePreviewProps) {
  const { t } = useLanguage<'office-theme'>();
  const colours = Object.entries(tokens).flatMap(([name, value]) => {
    const variable = Object.entries(cssVariables).find(([token]) => token === name)?.[1];
    return variable === undefined ? [] : [[variable, String(value)] as const];
  });
  const ref = useVariables({ ...Object.fromEntries(colours), ...cornerVariables(shape) });
  return (
    <section
      ref={ref}
      data-scheme={mode}
      aria-label={t('office-theme.preview.label', { mode: t(`office-theme.mode.${mode}`) })}
      className="invisible grid min-w-0 gap-3 rounded-8 bg-canvas p-4 text-ink shadow-card [accent-color:var(--primary-ink)]"
    >
      <div className="flex min-w-0 items-center justify-between gap-3">
        <div className="min-w-0 grow">
          {picture !== null ? (
            <span className="inline-block max-w-full rounded-4 bg-[#ffffff] p-1">
              <img src={picture} alt={logo.name} className="h-7 max-w-full object-contain" />
            </span>
          ) : logo.svg === '' ? (
            <p className="truncate text-20 font-strong text-main">{logo.name}</p>
          ) : (
            <Logo {...logo} href="/" />
          )}
        </div>
        <span className="text-12 text-ink-3">{t(`office-theme.mode.${mode}`)}</span>
      </div>
      <p className="display-gradient text-28 font-strong">{t('office-theme.preview.headline')}</p>
      <div className="flex flex-wrap gap-2">
        <Button tone="primary">{t('office-theme.preview.primary')}</Button>
        <Button>{t('office-theme.preview.secondary')}</Button>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <Chip selected>{t('office-theme.preview.chosen')}</Chip>
        <Chip selected={false}>{t('office-theme.preview.unchosen')}</Chip>
        <Badge tone="brand">{t('office-theme.preview.badge')}</Badge>
      </div>
      <div className="rounded-8 bg-primary-100 p-3 text-14">
        <p className="font-medium text-main">{t('office-theme.preview.selected')}</p>
        <p className="text-ink-2">
          {t('office-theme.preview.selectedText')}{' '}
          <TextLink href="/">{t('office-theme.preview.link')}</TextLink>
        </p>
        <p className="text-12 text-ink-3">{t('office-theme.preview.small')}</p>
      </div>
      <SampleRecord />
      <div className="grid gap-1 text-14">
        <p className="flex items-baseline justify-between gap-3 text-ink-2">
          {t('office-theme.preview.home')}
          <span className="whitespace-nowrap">
            <span className="text-16 font-strong text-main">53.1%</span>{' '}
            <span className="text-12 text-ink-3">47.0–59.2%</span>
          </span>
        </p>
        <BandBar share={0.531} band={[0.47, 0.592]} market={null} />
      </div>
      <div className="rounded-8 bg-surface p-3 shadow-card">
        <TextField
          label={t('office-theme.preview.field')}
          defaultValue="you@example.com"
          autoComplete="off"
        />
        <Checkbox label={t('office-theme.preview.check')} defaultChecked />
        <p className="text-14 text-main-green">{t('office-theme.preview.confirmed')}</p>
      </div>
    </section>
  );
}

const ROWS = [
  { name: 'Arsenal −1.0', odds: '1.93', units: 0.9 },
  { name: 'Lyon +0.5', odds: '1.88', units: -1 },
] as const;

function SampleRecord() {
  const { t } = useLanguage<'office-theme'>();
  type Row = (typeof ROWS)[number];
  const columns: readonly [Column<Row>, ...Column<Row>[]] = [
    { key: 'pick', header: t('office-theme.preview.pick'), render: ({ name }) => name },
    { key: 'odds', header: t('office-theme.preview.odds'), numeric: true, render: ({ odds }) => odds },
    {
      key: 'units',
      header: t('office-theme.preview.units'),
      numeric: true,
      render: ({ units }) => (
        <SignedFigure value={units} text={`${units > 0 ? '+' : '−'}${Math.abs(units).toFixed(1)}`} />
      ),
    },
  ];
  return (
    <DataTable
      label={t('office-theme.preview.record')}
      rows={ROWS}
      rowKey={({ name }) => name}
      columns={columns}
    />
  );
}
