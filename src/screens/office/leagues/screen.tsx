import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AddLeague } from './add-league.tsx';
import { loadLeagues } from './data.server.ts';
import { LeagueList } from './league-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadLeagues(officePage(args));
}

export default function Leagues() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />} actions={<AddLeague offers={data.offers} />}>
      <LeagueList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  const { t } = useLanguage<'office-leagues'>();
  return t('office-leagues.lead');
}
