import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { type SubscribeQuery, subscribeAddress } from '../subscribe-query.ts';

/** A choice on this page: it stands in the address, the page stays where it is, and no choice is fetched ahead. */
export function ChoiceLink({
  query,
  anchor,
  ...rest
}: {
  query: SubscribeQuery;
  /** The part of the page to go to; none leaves the page where it is. */
  anchor?: `#${string}`;
  className?: string;
  children: ReactNode;
  'aria-current'?: 'true' | undefined;
}) {
  const { locale } = useLanguage<'subscribe'>();
  const to = `${localePath(locale, '/subscribe')}${subscribeAddress(query)}${anchor ?? ''}`;
  return (
    <Link
      {...rest}
      to={to}
      replace
      preventScrollReset={anchor === undefined}
      data-in-place={anchor === undefined || undefined}
    />
  );
}
