import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import type { PageHandle } from '../frame/page-handle.ts';
import { pageMeta } from '../page-meta.ts';
import { KitsProvider } from '../team/team-disc.tsx';
import { addressOfShownDay, loadSchedule } from './data.server.ts';
import { SchedulePage } from './parts/schedule-page.tsx';

export function loader({ request, context }: LoaderFunctionArgs) {
  const page = context.get(pageContext);
  const shown = addressOfShownDay(page, request);
  if (shown !== null) throw redirect(shown);
  return loadSchedule(page, request);
}

/** A guest only reads it. */
export const handle: PageHandle = { isRead: true, hasTimes: true };

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export { onlyFiltersChanged as shouldRevalidate } from './only-filters-changed.ts';

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <KitsProvider value={data.kits}>
        <SchedulePage data={data} />
      </KitsProvider>
    </LanguageProvider>
  );
}
