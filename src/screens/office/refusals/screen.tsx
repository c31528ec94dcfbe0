import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadRefusals } from './data.server.ts';
import { RefusalList } from './refusal-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadRefusals(officePage(args));
}

export default function Refusals() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <RefusalList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-results'>();
  return t('office-results.refusals.lead');
}
