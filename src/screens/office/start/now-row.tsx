import type { ReactNode } from 'react';

interface NowGroupProps {
  title: string;
  /** How many there are and what they have in common. */
  note: ReactNode;
  /** The way to all of them. */
  all: ReactNode;
  children: ReactNode;
}

/** Things of one kind that wait, under a band with their name and count. */
export function NowGroup({ title, note, all, children }: NowGroupProps) {
  return (
    <section aria-label={title}>
      <div className="flex min-h-8 items-center gap-2 bg-sunken px-4 text-12">
        <h2 className="font-strong text-main">{title}</h2>
        <span className="text-ink-2">{note}</span>
        <span className="ml-auto">{all}</span>
      </div>
      <ul>{children}</ul>
    </section>
  );
}

interface NowRowProps {
  /** How long it has waited. */
  age: ReactNode;
  /** What it is. */
  what: ReactNode;
  /** Whom it is about, and what speaks for the action, which is left out on a phone. */
  who?: ReactNode;
  evidence?: ReactNode;
  /** The evidence in a word. */
  verdict: ReactNode;
  /** What can be done about it, right here. */
  action?: ReactNode;
}

/** One thing that waits, on one line: how long, what, what speaks for it, and the action; in two lines on a phone. */
export function NowRow({ age, what, who, evidence, verdict, action }: NowRowProps) {
  const isWide = who === undefined && evidence === undefined;
  return (
    <li
      data-row=""
      className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-t border-line px-4 py-1.5 text-14 first:border-t-0 md:py-0.5 has-[:focus-visible]:bg-primary-100 md:min-h-9 md:grid-cols-[112px_minmax(0,1fr)_auto_152px] lg:grid-cols-[112px_minmax(0,200px)_minmax(0,136px)_minmax(0,1fr)_172px_136px]"
    >
      <div className="min-w-0 text-main wrap-anywhere md:col-start-2 md:row-start-1">
        <span className={isWide ? 'lg:hidden' : ''}>{what}</span>
      </div>
      {isWide ? (
        <div className="hidden min-w-0 text-main lg:col-span-3 lg:col-start-2 lg:row-start-1 lg:block">
          {what}
        </div>
      ) : null}
      <div className="col-start-1 row-start-2 flex flex-wrap items-center gap-2 text-12 text-ink-2 md:row-start-1 md:text-14">
        {who === undefined ? null : <span className="text-main md:hidden">{who}</span>}
        {age}
        <span className="md:hidden">{verdict}</span>
      </div>
      {isWide ? null : (
        <>
          <div className="hidden min-w-0 truncate lg:col-start-3 lg:row-start-1 lg:block">{who}</div>
          <div className="hidden min-w-0 truncate text-ink-2 lg:col-start-4 lg:row-start-1 lg:block">
            {evidence}
          </div>
        </>
      )}
      <div className="max-md:hidden md:col-start-3 md:row-start-1 lg:col-start-5">{verdict}</div>
      {action ? (
        <div
          data-row-action=""
          className="col-start-2 row-span-2 row-start-1 grid min-w-34 max-md:[&_:is(a,button)]:min-h-11 md:col-start-4 md:row-span-1 lg:col-start-6"
        >
          {action}
        </div>
      ) : null}
    </li>
  );
}
