import type { ReactNode } from 'react';
import { LinkButton } from '#ui/link-button.tsx';

interface ErrorPageProps {
  status: number;
  title: string;
  text: string;
  backHome: string;
  /** What else can be done. */
  children?: ReactNode;
}

/** What is shown in the place of a page: the status, what happened, and the way back. */
export function ErrorPage({ status, title, text, backHome, children }: ErrorPageProps) {
  return (
    <section className="grid max-w-prose content-start gap-3 py-16 sm:py-24">
      <p aria-hidden="true" className="text-40 font-strong text-ink-3 tight">
        {status}
      </p>
      <h1 className="text-28 font-strong tight">
        <span className="sr-only">{status} </span>
        {title}
      </h1>
      <p className="text-16 text-ink-2">{text}</p>
      {children}
      <div className="mt-3">
        <LinkButton href="/" tone="primary">
          {backHome}
        </LinkButton>
      </div>
    </section>
  );
}
