import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ongoingHref } from '../../pick/card/ongoing-query.ts';
import type { CardPick, RowData } from '../../pick/cards.server.ts';
import { OddsFormatProvider } from '../../pick/odds-format.tsx';
import { CardRows } from '../../pick/row/card-rows.tsx';
import type { DayGroup } from '../../pick/row/group-picks.ts';
import { PickList } from '../../pick/row/pick-list.tsx';
import { sayDay } from '../../said-time.tsx';
import { KitsProvider } from '../../team/team-disc.tsx';

interface OngoingDayProps {
  day: DayGroup<CardPick>;
  /** Whether all picks of the day stand on this page: of a part no count is said, as it would read as the day's. */
  isWhole: boolean;
  data: RowData;
}

/** The picks of one day, as everybody with the same access sees them. */
export function OngoingDay(props: OngoingDayProps) {
  return (
    <OddsFormatProvider format={props.data.oddsFormat}>
      <KitsProvider value={props.data.kits}>
        <Day {...props} />
      </KitsProvider>
    </OddsFormatProvider>
  );
}

function Day({ day, isWhole, data }: OngoingDayProps) {
  const { t, locale } = useLanguage<'ongoing' | 'pick' | 'sport'>();
  const { zone } = data.display;
  const hrefOf = ongoingHref(data);
  const [first] = day.matches;
  const shown = day.matches.flatMap(({ picks }) => picks);
  const units = shown.reduce((sum, pick) => sum + (pick.locked ? 0 : pick.units), 0);
  const named =
    day.day === null || first === undefined
      ? null
      : sayDay({ at: first.picks[0].game_start_at, now: data.asOf, zone, locale }, t);
  return (
    <>
      {named === null ? null : (
        <div className="flex items-baseline gap-2 pb-1 sm:pb-2">
          <h2 className="text-20 leading-7 font-strong tight">{named}</h2>
          <span className="text-14 text-ink-3">{day.day}</span>
          {isWhole ? (
            <span className="ml-auto text-12 text-ink-3">
              {data.isEntitled
                ? t('ongoing.dayUnits', { count: shown.length, units: formatNumber(units, 1) })
                : t('ongoing.dayCount', { count: shown.length })}
            </span>
          ) : null}
        </div>
      )}
      <PickList
        label={named ?? t('pick.row.matches')}
        market={t(`sport.odds.markets.${data.market}`)}
        isLocked={!data.isEntitled}
      >
        {day.matches.map(({ key, picks }) => (
          <CardRows
            key={key}
            picks={picks}
            data={data}
            hrefOf={hrefOf}
            isUnderDay={named !== null}
            headingLevel={named === null ? 'h2' : 'h3'}
          />
        ))}
      </PickList>
    </>
  );
}
