import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { OngoingData, OpenCard } from '../cards.server.ts';
import { PickCall } from '../pick-call.tsx';
import { Drivers } from '../pick-reasons.tsx';
import { Analysis } from './analysis.tsx';
import { ForecastDetails } from './forecast-details.tsx';
import { LocalPriceLine } from './local-price-line.tsx';
import { OngoingHead } from './ongoing-head.tsx';
import type { HrefOf } from './ongoing-query.ts';
import { OwnOdds } from './own-odds.tsx';
import { PriceNow } from './price-now.tsx';
import { SerialLine } from './serial-line.tsx';
import { TrackLine } from './track-line.tsx';

const SHOWN_DRIVERS = 5;

/** A pick in full: what, at which price, whether it is still good, why, and the analysis in words. */
export function MatchCard({ pick, data, hrefOf }: { pick: OpenCard; data: OngoingData; hrefOf: HrefOf }) {
  const { t } = useLanguage<'ongoing'>();
  const isWorthIt = !pick.local_prices.some((price) => price.profile === data.market && price.not_worth);
  const isOpened = data.query.open === pick.event.id;
  const drivers = pick.drivers.flatMap(({ code, contribution }) => {
    const name = data.driverNames[code];
    return name === undefined || contribution === 0 ? [] : [{ code, name, contribution }];
  });
  return (
    <Card as="article" flush className="flex h-full flex-col" data-pick={pick.id}>
      <div className="grid gap-4 p-4 sm:p-5">
        <OngoingHead pick={pick} data={data} />
        <PickCall pick={pick} isWorthIt={isWorthIt} />
        <div className="grid gap-2 rounded-8 bg-sunken px-3 py-2.5 text-14">
          <PriceNow pick={pick} isWorthIt={isWorthIt} />
          <LocalPriceLine pick={pick} data={data} />
        </div>
        <Drivers event={pick.event} drivers={drivers.slice(0, SHOWN_DRIVERS)} />
        <OwnOdds pick={pick} />
        <ForecastDetails pick={pick} />
        <TrackLine pick={pick} />
        {isOpened ? (
          <Analysis data={data} gameId={pick.event.id} sport={pick.sport} />
        ) : (
          <div className="-ml-3">
            <LinkButton
              size="small"
              tone="quiet"
              href={hrefOf({ open: pick.event.id, page: data.query.page })}
            >
              {t('ongoing.analysis.read')}
            </LinkButton>
          </div>
        )}
        <SerialLine pick={pick} locale={data.locale} />
      </div>
    </Card>
  );
}
