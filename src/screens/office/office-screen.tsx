import type { ReactNode } from 'react';
import { LanguageProvider } from '#i18n/language-provider.tsx';
import { classNames } from '#ui/class-names.ts';
import type { OfficeMessages } from './office-page.server.ts';
import { OfficeNow } from './office-time.tsx';

interface OfficeScreenProps {
  /** What the loader answered: the page's words and title. */
  page: OfficeMessages;
  /** What can be done with the whole page, at the end of its head. */
  actions?: ReactNode;
  /** One sentence below the title. */
  lead?: ReactNode;
  /** Stands in the place of the title, where the page has something to say that is larger. */
  heading?: ReactNode;
  /** Where the page belongs, before its title. */
  before?: ReactNode;
  /** The head is what the page is about, and stands larger than elsewhere. */
  isLarge?: boolean;
  children: ReactNode;
}

/** A page of the office inside its frame: its words, its head, and what it shows. */
export function OfficeScreen({
  page,
  actions,
  lead,
  heading = page.title,
  before,
  isLarge = false,
  children,
}: OfficeScreenProps) {
  return (
    <LanguageProvider locale={page.locale} messages={page.messages}>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-2 pb-4">
        <div className="grid min-w-0 gap-0.5">
          {before ? <div className="text-12 text-ink-3 [&_a]:tap">{before}</div> : null}
          <h1 className={classNames('font-strong tight', isLarge ? 'text-28' : 'text-20')}>{heading}</h1>
          {lead ? <div className="max-w-prose text-14 text-ink-2 [&_a]:tap">{lead}</div> : null}
        </div>
        {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
      </header>
      <OfficeNow value={page.now}>
        <div className="grid gap-4">{children}</div>
      </OfficeNow>
    </LanguageProvider>
  );
}
