import type { ReactNode } from 'react';
import { Link } from '../link.tsx';

interface FooterProps {
  /** The name of the links. */
  label: string;
  groups: readonly {
    key: string;
    heading: ReactNode;
    links: readonly { href: string; label: ReactNode }[];
  }[];
  /** What the brand promises, in one line. */
  tagline: ReactNode;
  disclaimer: ReactNode;
  /** Who may subscribe. */
  age: ReactNode;
  rights: ReactNode;
}

export function Footer({ label, groups, tagline, disclaimer, age, rights }: FooterProps) {
  return (
    <footer className="mt-6 sm:mt-10 border-t border-line bg-surface">
      <div className="mx-auto grid max-w-page gap-6 px-4 py-6 sm:gap-8 sm:py-8 md:px-6 lg:grid-cols-[1fr_1fr]">
        <nav aria-label={label} className="grid gap-x-6 gap-y-1 sm:grid-cols-3">
          {groups.map(({ key, heading, links }) => (
            <div key={key}>
              {/* On a phone the links stand in lines, and their groups are named for screen readers alone. */}
              <h2 className="mb-1 text-14 font-medium max-sm:sr-only">{heading}</h2>
              <ul className="max-sm:flex max-sm:flex-wrap max-sm:gap-x-5">
                {links.map(({ href, label: text }) => (
                  <li key={href}>
                    <Link href={href} className="foot-link">
                      {text}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <div className="grid max-w-prose content-start gap-3 text-14 text-ink-2">
          <p className="text-16 font-medium text-ink max-sm:hidden">{tagline}</p>
          <p>{disclaimer}</p>
          <p className="font-medium text-ink">{age}</p>
          <p className="text-12 text-ink-3">{rights}</p>
        </div>
      </div>
    </footer>
  );
}
