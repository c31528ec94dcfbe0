import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadOperators } from './data.server.ts';
import { MakeOperator } from './make-operator.tsx';
import { OperatorList } from './operator-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadOperators(officePage(args));
}

export default function Operators() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={data.lead} actions={<MakeOperator />}>
      <OperatorList {...data} />
    </OfficeScreen>
  );
}
