import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadJobs } from './data.server.ts';
import { JobsPage } from './jobs-page.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadJobs(officePage(args));
}

export default function Jobs() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <JobsPage operation={data.operation} />
    </OfficeScreen>
  );
}
