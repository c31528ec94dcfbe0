import { lazy, Suspense } from 'react';
import { type LoaderFunctionArgs, type MetaFunction, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page-context.ts';
import { pageMeta } from '../page-meta.ts';
import { OddsFormatProvider } from '../pick/odds-format.tsx';
import { useBrowserZone } from '../use-browser-zone.ts';
import { loadHome } from './data.server.ts';
import { Hero } from './parts/hero.tsx';
import { PickCards } from './parts/pick-cards.tsx';
import { RecordLine } from './parts/record-line.tsx';

/** The server writes the whole page at once; the browser wakes its lower part after the first view. */
const LowerHome = import.meta.env.SSR
  ? (await import('./parts/lower-home.tsx')).LowerHome
  : lazy(async () => ({ default: (await import('./parts/lower-home.tsx')).LowerHome }));

export function loader({ request, context }: LoaderFunctionArgs) {
  return loadHome(context.get(pageContext), request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  const { locale, messages, display, offset, record } = data;
  useBrowserZone(display);
  const { zone } = display;
  return (
    <LanguageProvider locale={locale} messages={messages}>
      <OddsFormatProvider format={data.oddsFormat}>
        <Hero />
        <PickCards picks={record.picks} evidence={record.evidence} zone={zone} offset={offset} />
        <RecordLine windows={record.windows} unitUsd={record.unitUsd} />
        <Suspense fallback={<div className="min-h-screen" />}>
          <LowerHome data={data} />
        </Suspense>
      </OddsFormatProvider>
    </LanguageProvider>
  );
}
