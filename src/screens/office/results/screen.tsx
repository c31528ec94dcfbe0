import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadResults } from './data.server.ts';
import { ResultPage } from './result-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadResults(officePage(args));
}

export default function Results() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <ResultPage results={data.review} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-results'>();
  return t('office-results.lead');
}
