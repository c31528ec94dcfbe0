import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadRedirects, type RedirectsData } from './data.server.ts';
import { HostsDialog } from './hosts-dialog.tsx';
import { ImportRedirects } from './import-redirects.tsx';
import { RedirectDialog } from './redirect-dialog.tsx';
import { RedirectList } from './redirect-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadRedirects(officePage(args));
}

export default function Redirects() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen
      page={data}
      lead={<Lead {...data} />}
      actions={
        <>
          <HostsDialog hosts={data.hosts} version={data.hostsVersion} />
          <ImportRedirects />
          <RedirectDialog />
        </>
      }
    >
      <RedirectList {...data} />
    </OfficeScreen>
  );
}

function Lead({ hosts }: RedirectsData) {
  const { t } = useLanguage<'office-seo'>();
  const { list } = usePunctuation();
  return t('office-seo.redirects.lead', { hosts: list(hosts) || t('office-seo.redirects.noHosts') });
}
