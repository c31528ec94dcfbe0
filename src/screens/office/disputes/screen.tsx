import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadDisputes } from './data.server.ts';
import { DisputeList } from './dispute-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadDisputes(officePage(args));
}

export default function Disputes() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <DisputeList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-results'>();
  return t('office-results.disputes.lead');
}
