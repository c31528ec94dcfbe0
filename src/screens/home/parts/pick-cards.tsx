import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import { LockedPick as LockedCard } from '../../pick/locked-pick.tsx';
import { MatchHead } from '../../pick/match-head.tsx';
import type { PickEvidence } from '../evidence.server.ts';
import type { PublicPicks } from '../picks.server.ts';
import type { LockedPick } from '../record.server.ts';
import { NoPicks } from './no-picks.tsx';
import { OpenPickCard } from './open-pick-card.tsx';

interface PickCardsProps {
  picks: PublicPicks;
  /** What the free one rests on. */
  evidence: PickEvidence | null;
  zone: string;
  /** The zone as a reader is told it. */
  zoneName: string;
}

/** The free pick in the state in which it is, and apart from it the next ones to start, with honest gaps where a plan opens them. */
export function PickCards({ picks, evidence, zone, zoneName }: PickCardsProps) {
  const { t } = useLanguage<'home' | 'sport'>();
  const { free, next } = picks;
  /** One line whatever the zone: the browser's own may come after the brand's, and nothing below may move then. */
  const times = <span className="block truncate">{t('home.picks.times', { zone: zoneName })}</span>;
  return (
    <div className="grid gap-x-4 lg:grid-cols-3">
      {free === null && next.length > 0 ? null : (
        <div className={next.length === 0 ? 'min-w-0 lg:col-span-3' : 'min-w-0'}>
          <Section
            title={t(`home.picks.free.${free === null || free.isToday ? 'today' : 'latest'}`)}
            lead={times}
          >
            {free === null ? (
              <NoPicks />
            ) : (
              <div className="lg:max-w-[26rem]">
                <OpenPickCard pick={free.pick} state={free.state} evidence={evidence} zone={zone} />
              </div>
            )}
          </Section>
        </div>
      )}
      {next.length === 0 ? null : (
        <div className={free === null ? 'min-w-0 lg:col-span-3' : 'min-w-0 lg:col-span-2'}>
          <Section
            title={t('home.picks.next.title')}
            lead={
              <>
                {t('home.picks.next.lead')}
                {free === null ? times : null}
              </>
            }
          >
            <ul className="grid items-start gap-4 md:grid-cols-2">
              {next.map((pick) => (
                <li key={pick.id} className="min-w-0">
                  <LockedPickCard pick={pick} zone={zone} />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      )}
    </div>
  );
}

function LockedPickCard({ pick, zone }: { pick: LockedPick; zone: string }) {
  const { t } = useLanguage<'home' | 'sport'>();
  return (
    <LockedCard>
      <MatchHead pick={pick} zone={zone} />
      <p className="flex flex-wrap justify-between gap-x-3 pt-3 text-12 text-ink-3">
        <span>{betTypeName(pick, t)}</span>
        <span>{pick.serial}</span>
        <span className="w-full">{t('home.picks.opens')}</span>
      </p>
    </LockedCard>
  );
}
