import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '../card.tsx';
import { Icon } from '../icon.tsx';
import * as icons from '../icon-paths.ts';
import type { GalleryFile } from './gallery-files.ts';

const swatches = [
  ['primary', 'bg-primary'],
  ['primary-hover', 'bg-primary-hover'],
  ['primary-ink', 'bg-primary-ink'],
  ['primary-300', 'bg-primary-300'],
  ['primary-200', 'bg-primary-200'],
  ['primary-100', 'bg-primary-100'],
  ['primary-table', 'bg-primary-table'],
  ['main', 'bg-main'],
  ['border-main', 'bg-border-main'],
  ['main-green', 'bg-main-green'],
  ['win', 'bg-win'],
  ['lose', 'bg-lose'],
  ['draw', 'bg-draw'],
  ['live', 'bg-live'],
  ['warn', 'bg-warn'],
  ['ink', 'bg-ink'],
  ['ink-2', 'bg-ink-2'],
  ['ink-3', 'bg-ink-3'],
  ['line', 'bg-line'],
  ['sunken', 'bg-sunken'],
] as const;

const sizes = ['text-40 tight', 'text-28 tight', 'text-20', 'text-16', 'text-14', 'text-12'] as const;

/** Sizes, weights, colours and icons. */
export function GalleryFoundations() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <div className="grid gap-6">
      <Card className="grid gap-3">
        {sizes.map((size, index) => (
          <p key={size} className={`${size} ${index < 3 ? 'font-strong text-main' : ''}`}>
            {t('shell.tagline')} 1,234.50
          </p>
        ))}
        <p className="display-gradient w-fit text-40 font-strong tight">{t('shell.tagline')}</p>
        <p className="max-w-prose">{t('gallery.sample.body')}</p>
      </Card>
      <Card>
        <h3 className="mb-3 text-14 font-medium">{t('gallery.headings.colour')}</h3>
        <ul className="grid grid-cols-2 gap-2 sm:grid-cols-5">
          {swatches.map(([name, style]) => (
            <li key={name} className="grid gap-1 text-12 text-ink-2">
              <span className={`h-10 rounded-8 ${style}`} />
              {name}
            </li>
          ))}
        </ul>
      </Card>
      <Card className="flex flex-wrap gap-4 text-ink-2">
        {Object.entries(icons).map(([name, path]) => (
          <Icon key={name} drawing={path} size={24} />
        ))}
      </Card>
    </div>
  );
}
