import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { Link } from '#ui/link.tsx';
import type { NewsEntry } from '../data.server.ts';
import { ArticleFacts } from './article-facts.tsx';

interface NewsCardProps {
  entry: NewsEntry;
  zone: string;
  heading: 'h2' | 'h3';
}

/** An article in a list. The whole card is the target of the title's link, which alone is read out. */
export function NewsCard({ entry, zone, heading: Heading }: NewsCardProps) {
  const { locale } = useLanguage<'news'>();
  return (
    <Card as="article" className="relative grid gap-1.5 transition-colors hover:bg-sunken">
      <ArticleFacts entry={entry} zone={zone} />
      <Heading className="text-16 font-strong sm:text-20" lang={entry.lang ?? undefined}>
        <Link
          href={`${localePath(locale, '/news')}?id=${entry.id}`}
          className="text-main no-underline after:absolute after:inset-0 after:rounded-8 hover:underline"
        >
          {entry.title}
        </Link>
      </Heading>
      <p className="max-w-prose text-14 text-ink-2" lang={entry.lang ?? undefined}>
        {entry.summary}
      </p>
    </Card>
  );
}
