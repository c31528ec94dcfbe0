import type { ReactNode } from 'react';
import { LinkButton } from '#ui/link-button.tsx';

interface ErrorPageProps {
  status: number;
  title: string;
  /** Null where what follows says it. */
  text: string | null;
  backHome: string;
  /** What else can be done. */
  children?: ReactNode;
  /** Other ways on, beside the one home. */
  more?: ReactNode;
}

/** What is shown in the place of a page: what happened is the largest, the status small above it, and below the ways on. */
export function ErrorPage({ status, title, text, backHome, children, more }: ErrorPageProps) {
  return (
    <section className="grid max-w-prose content-start gap-3 py-16 sm:py-24">
      <p aria-hidden="true" className="text-14 font-medium text-ink-3">
        {status}
      </p>
      <h1 className="text-28 font-strong tight sm:text-40">
        <span className="sr-only">{status} </span>
        {title}
      </h1>
      {text === null ? null : <p className="text-16 text-ink-2">{text}</p>}
      {children}
      <div className="mt-3 flex flex-wrap gap-3">
        <LinkButton href="/" tone="primary">
          {backHome}
        </LinkButton>
        {more}
      </div>
    </section>
  );
}
