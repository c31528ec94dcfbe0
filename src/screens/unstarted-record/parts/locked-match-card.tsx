import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LockedCard } from '#ui/locked-card.tsx';
import type { CardPick, OngoingData } from '../data.server.ts';
import type { HrefOf } from '../ongoing-query.ts';
import { MatchHead } from './match-head.tsx';
import { SerialLine } from './serial-line.tsx';
import { TrackLine } from './track-line.tsx';

/** A pick that a plan opens: the facts around it, and honest gaps where the paid fields stand. */
export function LockedMatchCard({ pick, data }: { pick: CardPick; data: OngoingData; hrefOf: HrefOf }) {
  const { t } = useLanguage<'ongoing' | 'sport' | 'shell'>();
  return (
    <LockedCard
      fields={[
        t('sport.fields.recommendation'),
        t('sport.fields.odds'),
        t('sport.fields.expected_value'),
        t('ongoing.minOdds'),
        t('sport.fields.units'),
        t('sport.fields.confidence'),
      ]}
      reason={t('sport.locked')}
      action={
        <LinkButton size="small" href={localePath(data.locale, '/subscribe')}>
          {t('shell.menu.subscribe')}
        </LinkButton>
      }
    >
      <div className="grid gap-3">
        <MatchHead pick={pick} data={data} />
        <TrackLine pick={pick} />
        <SerialLine pick={pick} locale={data.locale} />
      </div>
    </LockedCard>
  );
}
