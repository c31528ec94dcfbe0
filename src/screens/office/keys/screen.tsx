import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadKeys } from './data.server.ts';
import { KeyList } from './key-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadKeys(officePage(args));
}

export default function Keys() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={data.lead}>
      <KeyList keys={data.keys} />
    </OfficeScreen>
  );
}
