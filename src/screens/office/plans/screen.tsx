import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadPlans } from './data.server.ts';
import { PlanList } from './plan-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadPlans(officePage(args));
}

export default function Plans() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={data.lead}>
      <PlanList {...data} />
    </OfficeScreen>
  );
}
