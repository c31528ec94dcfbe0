import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Section } from '#ui/section.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import { LockedPick } from '../../pick/locked-pick.tsx';
import { MatchHead } from '../../pick/match-head.tsx';
import type { PickEvidence } from '../evidence.server.ts';
import type { HotPick } from '../record.server.ts';
import { OpenPickCard } from './open-pick-card.tsx';

interface PickCardsProps {
  picks: readonly HotPick[];
  /** What the open one rests on. */
  evidence: PickEvidence | null;
  zone: string;
  /** The zone as a reader is told it. */
  zoneName: string;
}

/** The strongest picks to come: the free one open, the others with honest gaps where a plan opens them. */
export function PickCards({ picks, evidence, zone, zoneName }: PickCardsProps) {
  const { t, locale } = useLanguage<'home' | 'sport'>();
  return (
    <Section
      title={t('home.picks.title')}
      lead={
        <>
          {t('home.picks.lead')}
          {/* One line whatever the zone: the browser's own may come after the brand's, and nothing below may move then. */}
          <span className="block truncate">{t('home.picks.times', { zone: zoneName })}</span>
        </>
      }
    >
      {picks.length === 0 ? (
        <Card>
          <EmptyState
            title={t('home.picks.emptyTitle')}
            text={t('home.picks.emptyText')}
            action={
              <LinkButton href={localePath(locale, '/schedule')}>{t('home.picks.schedule')}</LinkButton>
            }
          />
        </Card>
      ) : (
        <ul className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
          {picks.map((pick) => (
            <li key={pick.id} className="min-w-0 md:first:col-span-2 lg:first:col-span-1">
              {pick.locked ? (
                <LockedPickCard pick={pick} zone={zone} />
              ) : (
                <OpenPickCard pick={pick} evidence={evidence} zone={zone} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

function LockedPickCard({ pick, zone }: { pick: HotPick; zone: string }) {
  const { t } = useLanguage<'home' | 'sport'>();
  return (
    <LockedPick>
      <MatchHead pick={pick} zone={zone} />
      <p className="flex flex-wrap justify-between gap-x-3 pt-3 text-12 text-ink-3">
        <span>{betTypeName(pick, t)}</span>
        <span>{pick.serial}</span>
        <span className="w-full">{t('home.picks.opens')}</span>
      </p>
    </LockedPick>
  );
}
