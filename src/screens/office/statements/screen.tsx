import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { StatementTabs } from '../parts/statement-tabs.tsx';
import { loadStatements } from './data.server.ts';
import { ImportPanel } from './import-panel.tsx';
import { StatementList } from './statement-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadStatements(officePage(args));
}

export default function Statements() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <StatementTabs current="statements" />
      <ImportPanel account={data.account} />
      <StatementList {...data} />
    </OfficeScreen>
  );
}
