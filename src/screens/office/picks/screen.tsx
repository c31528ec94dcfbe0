import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadPicks } from './data.server.ts';
import { PickList } from './pick-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadPicks(officePage(args));
}

export default function Picks() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <PickList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-results'>();
  return t('office-results.picks.lead');
}
