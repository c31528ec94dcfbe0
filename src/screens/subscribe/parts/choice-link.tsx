import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { type SubscribeQuery, subscribeAddress } from '../subscribe-query.ts';

/** A choice on this page: it stands in the address, the page stays where it is, and nobody's choices are fetched ahead. */
export function ChoiceLink({
  query,
  ...rest
}: {
  query: SubscribeQuery;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'true' | undefined;
}) {
  const { locale } = useLanguage<'subscribe'>();
  const to = `${localePath(locale, '/subscribe')}${subscribeAddress(query)}`;
  return <Link {...rest} to={to} replace preventScrollReset />;
}
