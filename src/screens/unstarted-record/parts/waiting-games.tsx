import { formatDateTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Analysis } from '../../pick/card/analysis.tsx';
import type { HrefOf } from '../../pick/card/ongoing-query.ts';
import type { OngoingData } from '../../pick/cards.server.ts';

/** The next games without a pick: still being watched, or without enough data; each opens what is known of it. */
export function WaitingGames({ data, hrefOf }: { data: OngoingData; hrefOf: HrefOf }) {
  const { t } = useLanguage<'ongoing'>();
  if (data.waiting.length === 0) return null;
  return (
    <Section title={t('ongoing.waiting.title')} lead={t('ongoing.waiting.lead')}>
      <ul className="grid gap-2">
        {data.waiting.map(({ event, league, sport, start_at, state }) => (
          <Card as="li" key={event.id} className="grid gap-3">
            <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
              <span className="grid gap-0.5">
                <TextLink href={hrefOf({ open: event.id, page: data.query.page })}>
                  {event.home.name} – {event.away.name}
                </TextLink>
                <span className="text-12 text-ink-3">
                  {league.name} ·{' '}
                  <time dateTime={start_at}>{formatDateTime(start_at, data.display.zone)}</time>
                </span>
              </span>
              <Badge tone={state === 'insufficient' ? 'warn' : 'neutral'}>
                {t(`ongoing.waiting.${state}`)}
              </Badge>
            </div>
            {data.query.open === event.id ? <Analysis data={data} gameId={event.id} sport={sport} /> : null}
          </Card>
        ))}
      </ul>
    </Section>
  );
}
