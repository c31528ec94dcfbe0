import { useEffect } from 'react';
import { languageNames } from '#i18n/locales.ts';
import type { GalleryData } from './data.server.ts';

const THEMES = ['light', 'dark'] as const;

/** The choice of brand, language and colours, as links. */
export function GalleryBar({ brand, locale, lang, theme, choices }: GalleryData) {
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.lang = lang;
  }, [theme, lang]);
  const address = (change: Record<string, string>) =>
    `?${new URLSearchParams({ brand, language: locale, theme, ...change })}`;
  return (
    <nav className="flex flex-wrap gap-x-6 gap-y-2 bg-surface px-4 py-3 text-14 shadow-card md:px-6">
      <Choices
        items={choices.brands.map((key) => ({
          name: key,
          href: address({ brand: key }),
          current: key === brand,
        }))}
      />
      <Choices
        items={choices.locales.map((code) => ({
          name: languageNames[code],
          href: address({ language: code }),
          current: code === locale,
        }))}
      />
      <Choices
        items={THEMES.map((key) => ({ name: key, href: address({ theme: key }), current: key === theme }))}
      />
    </nav>
  );
}

function Choices({ items }: { items: readonly { name: string; href: string; current: boolean }[] }) {
  return (
    <ul className="flex gap-3">
      {items.map(({ name, href, current }) => (
        <li key={name}>
          <a
            href={href}
            aria-current={current ? 'true' : undefined}
            className="text-ink-2 aria-[current]:font-strong aria-[current]:text-primary-ink"
          >
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}
