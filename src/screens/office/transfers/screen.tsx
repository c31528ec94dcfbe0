import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadTransfers } from './data.server.ts';
import { TransferQueue } from './transfer-queue.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadTransfers(officePage(args));
}

export default function Transfers() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <TransferQueue {...data} />
    </OfficeScreen>
  );
}
