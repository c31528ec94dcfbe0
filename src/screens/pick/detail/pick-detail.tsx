import type { ReactNode } from 'react';
import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { sayTimeWithin } from '../../said-time.tsx';
import { Analysis } from '../card/analysis.tsx';
import { LocalPriceLine } from '../card/local-price-line.tsx';
import type { HrefOf } from '../card/ongoing-query.ts';
import { OwnOdds } from '../card/own-odds.tsx';
import { TrackLine } from '../card/track-line.tsx';
import type { OpenCard, RowData } from '../cards.server.ts';
import { pickLabel } from '../pick-labels.ts';
import { Law } from './law.tsx';
import { OddsLadder } from './odds-ladder.tsx';
import { PricePath } from './price-path.tsx';
import { ProofLine } from './proof-line.tsx';
import { Reasons } from './reasons.tsx';
import { TeamForms } from './team-forms.tsx';

interface PickDetailProps {
  pick: OpenCard;
  data: RowData;
  hrefOf: HrefOf;
  /** The lowest odds worth a bet where the reader is. */
  goodTo: number;
}

/** What a row opens: why, the law, the path of the odds; then the reader's own odds, form and analysis; at the end the proof. */
export function PickDetail({ pick, data, hrefOf, goodTo }: PickDetailProps) {
  const { t } = useLanguage<'ongoing' | 'pick' | 'sport'>();
  const isRead = data.query.open === pick.event.id;
  const newerAt = pick.forecast?.newer_at ?? null;
  const when =
    newerAt === null
      ? null
      : sayTimeWithin({ at: newerAt, now: data.asOf, zone: data.display.zone, locale: data.locale }, t);
  const bet = pickLabel(pick, t);
  // The reasons add up to a team's win, which a handicap or a total is not: the share is named with its bet.
  const newest =
    when === null ? null : t('pick.detail.newest', { when, bet, share: formatPercent(pick.p.win) });
  return (
    <div data-detail>
      <div className="grid divide-y divide-line @min-[900px]:grid-cols-3 @min-[900px]:divide-x @min-[900px]:divide-y-0">
        {pick.forecast === null ? null : (
          <>
            <Cell>
              <Reasons event={pick.event} betType={pick.bet_type} forecast={pick.forecast} newest={newest} />
            </Cell>
            <Cell>
              <Law pick={pick} />
            </Cell>
          </>
        )}
        <Cell>
          <PricePath pick={pick} goodTo={goodTo} zone={data.display.zone} now={data.asOf} />
        </Cell>
      </div>
      <div className="grid divide-y divide-line border-t border-line @min-[900px]:grid-cols-[1fr_2fr] @min-[900px]:divide-x @min-[900px]:divide-y-0">
        <Cell>
          <OddsLadder pick={pick} terms={data.terms} />
          <OwnOdds pick={pick} terms={data.terms} />
          <LocalPriceLine pick={pick} data={data} />
        </Cell>
        <Cell>
          <TeamForms pick={pick} />
          <TrackLine pick={pick} />
          {isRead ? (
            <Analysis data={data} gameId={pick.event.id} sport={pick.sport} bet={bet} />
          ) : (
            <div>
              <LinkButton
                size="small"
                href={`${hrefOf({ open: pick.event.id, page: data.query.page })}#pick-${pick.id}`}
              >
                {t('ongoing.analysis.read')}
              </LinkButton>
            </div>
          )}
        </Cell>
      </div>
      <ProofLine pick={pick} />
    </div>
  );
}

function Cell({ children }: { children: ReactNode }) {
  return <div className="grid min-w-0 content-start gap-3 px-4 py-4 text-14">{children}</div>;
}
