import { useState } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadKeys } from './data.server.ts';
import { KeyList } from './key-list.tsx';
import { type MadeOfficeKey, MakeKey } from './make-key.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadKeys(officePage(args));
}

export default function Keys() {
  const data = useLoaderData<typeof loader>();
  const [made, setMade] = useState<MadeOfficeKey | null>(null);
  return (
    <OfficeScreen page={data} lead={data.lead} actions={<MakeKey onMade={setMade} />}>
      <KeyList made={made} setMade={setMade} keys={data.keys} />
    </OfficeScreen>
  );
}
