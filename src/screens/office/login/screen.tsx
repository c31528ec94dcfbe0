import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { officePage } from '../office-page.server.ts';
import { loadOfficeLogin } from './data.server.ts';
import { OfficeLogin } from './office-login.tsx';

export { officeMeta as meta } from '../office-meta.ts';

export function loader(args: LoaderFunctionArgs) {
  return loadOfficeLogin(officePage(args));
}

export default function Login() {
  const data = useLoaderData<typeof loader>();
  return (
    <LanguageProvider locale={data.locale} messages={data.messages}>
      <OfficeLogin {...data} />
    </LanguageProvider>
  );
}
