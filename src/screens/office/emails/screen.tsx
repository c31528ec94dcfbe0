import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMay } from '../frame/office-context.ts';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { Panel } from '../panel.tsx';
import { SendTestEmail } from '../trials/send-test-email.tsx';
import { loadEmails } from './data.server.ts';
import { EmailList } from './email-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadEmails(officePage(args));
}

export default function Emails() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <TestEmail />
      <EmailList {...data} />
    </OfficeScreen>
  );
}

function TestEmail() {
  const { t } = useLanguage<'office-trials'>();
  const may = useMay();
  if (!may('operations.run')) return null;
  return (
    <Panel title={t('office-trials.email.title')}>
      <SendTestEmail />
    </Panel>
  );
}
