import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AccountList } from './account-list.tsx';
import { AskAccount } from './ask-account.tsx';
import { loadAccounts } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAccounts(officePage(args));
}

export default function BankAccounts() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={data.lead} actions={<AskAccount />}>
      <AccountList {...data} />
    </OfficeScreen>
  );
}
