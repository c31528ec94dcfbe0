import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { MessageKey } from '#i18n/message-files.ts';
import { KitDrawings } from '../kit-disc.tsx';
import { PageHeader } from '../page-header.tsx';
import { Section } from '../section.tsx';
import { GalleryActions } from './gallery-actions.tsx';
import { GalleryChartKinds } from './gallery-chart-kinds.tsx';
import { GalleryCharts } from './gallery-charts.tsx';
import { GalleryFields } from './gallery-fields.tsx';
import { GalleryFigures } from './gallery-figures.tsx';
import type { GalleryFile } from './gallery-files.ts';
import { GalleryFoundations } from './gallery-foundations.tsx';
import { GalleryMatches } from './gallery-matches.tsx';
import { GalleryMessages } from './gallery-messages.tsx';
import { GalleryNavigation } from './gallery-navigation.tsx';
import { GalleryStates } from './gallery-states.tsx';

const parts: readonly { heading: MessageKey<'gallery'>; anchor: string; content: ReactNode }[] = [
  { heading: 'gallery.headings.match', anchor: 'match', content: <GalleryMatches /> },
  { heading: 'gallery.headings.figures', anchor: 'figures', content: <GalleryFigures /> },
  {
    heading: 'gallery.headings.charts',
    anchor: 'charts',
    content: (
      <>
        <GalleryCharts />
        <GalleryChartKinds />
      </>
    ),
  },
  { heading: 'gallery.headings.navigation', anchor: 'navigation', content: <GalleryNavigation /> },
  { heading: 'gallery.headings.actions', anchor: 'actions', content: <GalleryActions /> },
  { heading: 'gallery.headings.fields', anchor: 'fields', content: <GalleryFields /> },
  { heading: 'gallery.headings.messages', anchor: 'messages', content: <GalleryMessages /> },
  { heading: 'gallery.headings.states', anchor: 'states', content: <GalleryStates /> },
  { heading: 'gallery.headings.type', anchor: 'type', content: <GalleryFoundations /> },
];

/** Every component, in the brand and language around it. Needs a `LanguageProvider` with the files of `galleryFiles`. */
export function Gallery() {
  const { t } = useLanguage<GalleryFile>();
  return (
    <>
      <KitDrawings />
      <PageHeader title={t('gallery.title')} lead={t('gallery.lead')} />
      {parts.map(({ heading, anchor, content }) => (
        <Section key={anchor} anchor={anchor} title={t(heading)}>
          {content}
        </Section>
      ))}
    </>
  );
}
