import { lazy, Suspense } from 'react';
import { formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import { sayTimeWithin } from '../../said-time.tsx';
import type { HrefOf } from '../card/ongoing-query.ts';
import type { CardPick, RowData } from '../cards.server.ts';
import { useOdds } from '../odds-format.tsx';
import { MatchRows } from './match-rows.tsx';
import { PickRow } from './pick-row.tsx';

/** The server writes it into each row, where it lies closed; the browser fetches its code when the rows themselves already answer. */
const PickDetail = import.meta.env.SSR
  ? (await import('../detail/pick-detail.tsx')).PickDetail
  : lazy(async () => ({ default: (await loadPart(() => import('../detail/pick-detail.tsx'))).PickDetail }));

interface CardRowsProps {
  /** The picks of one match. */
  picks: readonly [CardPick, ...CardPick[]];
  data: RowData;
  hrefOf: HrefOf;
  /** Whether a head above says the day. */
  isUnderDay: boolean;
  headingLevel?: 'h2' | 'h3' | 'h4';
}

/** A match and its coming picks as the reader may see them, each opening in place. */
export function CardRows({ picks, data, hrefOf, isUnderDay, headingLevel }: CardRowsProps) {
  return (
    <MatchRows
      match={picks[0]}
      zone={data.display.zone}
      now={isUnderDay ? null : data.asOf}
      {...(headingLevel === undefined ? {} : { headingLevel })}
    >
      {picks.map((pick) => (
        <CardRow key={pick.id} pick={pick} data={data} hrefOf={hrefOf} isUnderDay={isUnderDay} />
      ))}
    </MatchRows>
  );
}

function CardRow({ pick, data, hrefOf, isUnderDay }: Omit<CardRowsProps, 'picks'> & { pick: CardPick }) {
  const { t, locale } = useLanguage<'ongoing' | 'pick' | 'sport'>();
  const { odds } = useOdds();
  const { zone } = data.display;
  if (pick.locked) {
    const { opens_at: at } = pick;
    const when = isUnderDay ? formatTime(at, zone) : sayTimeWithin({ at, now: data.asOf, zone, locale }, t);
    return <PickRow pick={pick} opens={t('pick.row.opensAt', { when })} />;
  }
  const local = pick.local_prices.find(({ profile }) => profile === data.market);
  const goodTo = local?.good_to ?? pick.min_odds;
  const market = t(`sport.odds.markets.${data.market}`);
  const title =
    local === undefined || local.odds === null
      ? t('ongoing.local.none', { market })
      : t('pick.row.at', { market, odds: odds(local.odds, pick) });
  const { withdrawal } = pick.card;
  return (
    <PickRow
      pick={pick}
      band={pick.band}
      value={{ ev: local?.ev ?? null, title, goodTo }}
      isGood={pick.price.still_good}
      {...(data.isEntitled ? {} : { end: t('pick.row.openNow') })}
      isOpen={data.query.open === pick.event.id}
      withdrawal={withdrawal === null ? null : t(`ongoing.withdrawn.${withdrawal.reason}`)}
    >
      <Suspense>
        <PickDetail pick={pick} data={data} hrefOf={hrefOf} goodTo={goodTo} />
      </Suspense>
    </PickRow>
  );
}
