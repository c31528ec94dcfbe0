import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadMonitoring } from './data.server.ts';
import { MonitoringPage } from './monitoring-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadMonitoring(officePage(args));
}

export default function MonitoringScreen() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <MonitoringPage monitoring={data.monitoring} />
    </OfficeScreen>
  );
}
