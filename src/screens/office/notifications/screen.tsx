import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { ChoiceForm } from './choice-form.tsx';
import { loadNotifications } from './data.server.ts';
import { DeviceList } from './device-list.tsx';
import { KindList } from './kind-list.tsx';
import { TrialPanel } from './trial-panel.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadNotifications(officePage(args));
}

export default function Notifications() {
  const data = useLoaderData<typeof loader>();
  // Anyone who is sent none reads that before what they could choose about them.
  const isSentNone = data.kinds.length === 0;
  return (
    <OfficeScreen page={data} lead={data.lead}>
      {isSentNone ? <KindList kinds={data.kinds} /> : null}
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <ChoiceForm {...data} />
        <div className="grid gap-4">
          <DeviceList {...data} />
          <TrialPanel />
          {isSentNone ? null : <KindList kinds={data.kinds} />}
        </div>
      </div>
    </OfficeScreen>
  );
}
