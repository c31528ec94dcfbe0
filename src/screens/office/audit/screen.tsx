import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AuditList } from './audit-list.tsx';
import { loadAudit } from './data.server.ts';
import { VerifyChain } from './verify-chain.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAudit(officePage(args));
}

export default function Audit() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={data.lead} actions={<VerifyChain />}>
      <AuditList {...data} />
    </OfficeScreen>
  );
}
