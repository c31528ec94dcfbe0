import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import type { HomeData } from '../data.server.ts';

/** What members said and let us show; nothing where no one has said anything yet. */
export function Feedback({ items }: { items: HomeData['feedback'] }) {
  const { t } = useLanguage<'home'>();
  if (items.length === 0) return null;
  return (
    <Section title={t('home.feedback.title')} lead={t('home.feedback.lead')} anchor="feedback">
      <ul className="grid gap-3 lg:grid-cols-3">
        {items.map(({ id, name, text, rating, date, is_sample }) => (
          <Card as="li" key={id} className="flex flex-col gap-3">
            <p className="flex items-center justify-between gap-3 text-14">
              <span role="img" aria-label={t('home.feedback.stars', { rating })} className="text-primary-ink">
                {'★'.repeat(rating)}
                <span className="text-ink-3">{'☆'.repeat(5 - rating)}</span>
              </span>
              {is_sample ? <Badge tone="warn">{t('home.feedback.sample')}</Badge> : null}
            </p>
            <blockquote className="m-0 text-16 text-main">{text}</blockquote>
            <p className="mt-auto flex flex-wrap justify-between gap-x-3 text-12 text-ink-3">
              {/* Samples are named "Sample 1" and so on: a reader sees that word in theirs. */}
              <span>{is_sample ? name.replace('Sample', t('home.feedback.sample')) : name}</span>
              <time dateTime={date}>{date}</time>
            </p>
          </Card>
        ))}
      </ul>
    </Section>
  );
}
