import { type LoaderFunctionArgs, type MetaFunction, redirect, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { pageContext } from '../../page/page-context.ts';
import { Late, latePart } from '../frame/loading/late-part.tsx';
import { pageMeta } from '../page-meta.ts';
import { addressOfShownDay, loadSchedule } from './data.server.ts';

const fetchPage = async () => (await import('./parts/schedule-page.tsx')).SchedulePage;
const page = latePart(fetchPage, import.meta.env.SSR ? await fetchPage() : null);
export const loadPart = page.load;

export function loader({ request, context }: LoaderFunctionArgs) {
  const facts = context.get(pageContext);
  const shown = addressOfShownDay(facts, request);
  if (shown !== null) throw redirect(shown);
  return loadSchedule(facts, request);
}

export const meta: MetaFunction<typeof loader> = ({ loaderData }) =>
  loaderData ? pageMeta(loaderData.meta) : [];

export { onlyFiltersChanged as shouldRevalidate } from './only-filters-changed.ts';

export default function Screen() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <Late part={page} given={{ data }} />
    </LanguageProvider>
  );
}
