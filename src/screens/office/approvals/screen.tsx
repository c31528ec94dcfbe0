import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { ApprovalList } from './approval-list.tsx';
import { loadApprovals } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadApprovals(officePage(args));
}

export default function Approvals() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <ApprovalList {...data} />
    </OfficeScreen>
  );
}
