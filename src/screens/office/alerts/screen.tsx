import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AlertList } from './alert-list.tsx';
import { loadAlerts } from './data.server.ts';
import { MarkSeen } from './mark-seen.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAlerts(officePage(args));
}

export default function Alerts() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} actions={<MarkSeen alerts={data.alerts} />}>
      <AlertList {...data} />
    </OfficeScreen>
  );
}
