import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { AliasList } from './alias-list.tsx';
import { loadAliases } from './data.server.ts';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadAliases(officePage(args));
}

export default function Aliases() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data}>
      <AliasList {...data} />
    </OfficeScreen>
  );
}
