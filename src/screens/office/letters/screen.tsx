import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
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
      <EmailList {...data} />
    </OfficeScreen>
  );
}
