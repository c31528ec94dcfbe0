import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { OfficeScreen } from '../office-screen.tsx';
import { loadMessageList } from './data.server.ts';
import { MessageList } from './message-list.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadMessageList(officePage(args));
}

export default function Messages() {
  const data = useLoaderData<typeof loader>();
  return (
    <OfficeScreen page={data} lead={<Lead />}>
      <MessageList {...data} />
    </OfficeScreen>
  );
}

function Lead() {
  return useLanguage<'office-messages'>().t('office-messages.lead');
}
