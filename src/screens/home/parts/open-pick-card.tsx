import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { Disclosure } from '../../pick/disclosure.tsx';
import { MatchHead } from '../../pick/match-head.tsx';
import { PickCall } from '../../pick/pick-call.tsx';
import { Chances, Distribution, Drivers } from '../../pick/pick-reasons.tsx';
import type { PickEvidence } from '../evidence.server.ts';
import type { FreePickState } from '../picks.server.ts';
import type { OpenPick } from '../record.server.ts';
import { resultTones } from '../result-tones.ts';

interface OpenPickCardProps {
  pick: OpenPick;
  /** How far its match is. */
  state: FreePickState;
  evidence: PickEvidence | null;
  zone: string;
}

/** A pick in full: what, at which price, how likely, and what it rests on. */
export function OpenPickCard({ pick, state, evidence, zone }: OpenPickCardProps) {
  const { t } = useLanguage<'home' | 'pick' | 'sport'>();
  const badges = (
    <span className="flex gap-1.5">
      {state === 'in_play' ? <Badge tone="live">{t('sport.status.in_progress')}</Badge> : null}
      {state === 'settled' ? (
        <Badge tone={resultTones[pick.result]}>{t(`sport.results.${pick.result}`)}</Badge>
      ) : null}
      {pick.is_free ? <Badge tone="brand">{t('pick.free')}</Badge> : null}
    </span>
  );
  return (
    <Card as="article" flush className="flex h-full flex-col" data-pick={pick.id}>
      <div className="grid gap-4 p-4 sm:p-5">
        <MatchHead pick={pick} form={evidence?.form ?? null} zone={zone} />
        <PickCall pick={pick} badges={badges} hasStarted={state !== 'coming'} />
        <p className="text-12 text-ink-3">{t(`home.picks.free.${state}`)}</p>
        {evidence === null ? null : <Reasons pick={pick} evidence={evidence} />}
      </div>
      <p className="mt-auto flex flex-wrap justify-between gap-x-3 border-t border-line px-4 py-2.5 text-12 text-ink-3 sm:px-5">
        <span>{pick.serial}</span>
        <span>{pick.version}</span>
      </p>
    </Card>
  );
}

/** Why a pick was made: the three strongest reasons, and behind a switch the distribution that it was read from. */
function Reasons({ pick, evidence }: { pick: OpenPick; evidence: PickEvidence }) {
  const { t } = useLanguage<'pick'>();
  const { drivers, forecast, bars } = evidence;
  return (
    <>
      <Drivers event={pick.event} drivers={drivers} />
      {bars.length === 0 || forecast === null ? null : (
        <Disclosure title={t('pick.more')}>
          <div className="grid gap-4 pt-3">
            <Distribution event={pick.event} betType={pick.bet_type} bars={bars} />
            <Chances event={pick.event} forecast={forecast} />
          </div>
        </Disclosure>
      )}
    </>
  );
}
