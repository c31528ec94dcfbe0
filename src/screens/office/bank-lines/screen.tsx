import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { StatementTabs } from '../parts/statement-tabs.tsx';
import { BankLineList } from './bank-line-list.tsx';
import { loadBankLines } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadBankLines(officePage(args));
}

export default function BankLines() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <StatementTabs current="lines" />
      <BankLineList {...data} />
    </OfficeScreen>
  );
}
