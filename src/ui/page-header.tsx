import type { ReactNode } from 'react';

interface PageHeaderProps {
  title: ReactNode;
  /** One or two sentences below the title. */
  lead?: ReactNode;
  actions?: ReactNode;
}

export function PageHeader({ title, lead, actions }: PageHeaderProps) {
  return (
    <header className="relative flex flex-wrap items-end justify-between gap-x-6 gap-y-3 pt-6 pb-5 sm:pt-8">
      <div className="grid gap-1">
        <h1 className="text-28 font-strong tight">{title}</h1>
        {lead ? <p className="max-w-prose text-16 text-ink-2">{lead}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-2">{actions}</div> : null}
    </header>
  );
}
