import { formatNumber, formatOdds, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { OutcomeBar } from '#ui/outcome-bar.tsx';
import { Sparkline } from '#ui/sparkline.tsx';
import { pickWords } from '../../pick-words.ts';
import type { OngoingData, OpenCard } from '../data.server.ts';
import type { HrefOf } from '../ongoing-query.ts';
import { Analysis } from './analysis.tsx';
import { ForecastDetails } from './forecast-details.tsx';
import { MatchHead } from './match-head.tsx';
import { OwnOdds } from './own-odds.tsx';
import { SerialLine } from './serial-line.tsx';
import { TrackLine } from './track-line.tsx';

/** A pick in full: what, at which price, whether it is still good, why, and the analysis in words. */
export function MatchCard({ pick, data, hrefOf }: { pick: OpenCard; data: OngoingData; hrefOf: HrefOf }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const isOpened = data.query.open === pick.event.id;
  return (
    <Card as="article" flush className="flex h-full flex-col" data-pick={pick.id}>
      <div className="grid gap-4 p-4 sm:p-5">
        <MatchHead pick={pick} data={data} />
        <div className="grid gap-1">
          <span className="text-12 text-ink-3">{t(`sport.betTypes.${pick.bet_type}`)}</span>
          <p className="text-20 font-strong text-main">
            {pickWords(pick, t)} <span className="font-regular text-ink-3">@</span>{' '}
            <span className="whitespace-nowrap">{formatOdds(pick.odds.value)}</span>
          </p>
        </div>
        <OutcomeBar label={t('sport.fields.probability')} outcomes={outcomesOf(pick, t)} />
        <Figures pick={pick} />
        <Drivers pick={pick} names={data.driverNames} />
        <PriceNow pick={pick} />
        <OwnOdds pick={pick} />
        <ForecastDetails pick={pick} />
        <TrackLine pick={pick} />
        {isOpened ? (
          <Analysis data={data} gameId={pick.event.id} />
        ) : (
          <div>
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

function Figures({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing' | 'sport'>();
  const facts = [
    { key: 'ev', name: t('sport.fields.expected_value'), value: formatSignedPercent(pick.ev) },
    { key: 'min', name: t('ongoing.minOdds'), value: formatOdds(pick.min_odds) },
    { key: 'units', name: t('sport.fields.units'), value: formatNumber(pick.units, 1) },
    { key: 'index', name: t('sport.fields.confidence'), value: formatNumber(pick.confidence) },
  ];
  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-4">
      {facts.map(({ key, name, value }) => (
        <div key={key}>
          <dt className="text-12 text-ink-3">{name}</dt>
          <dd className="text-16 font-medium text-main">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The strongest reasons of the model, each with the team that it speaks for. */
function Drivers({ pick, names }: { pick: OpenCard; names: Readonly<Record<string, string>> }) {
  const { t } = useLanguage<'ongoing'>();
  const { home, away } = pick.event;
  const known = pick.drivers.flatMap(({ code, contribution }) => {
    const reason = names[code];
    return reason === undefined || contribution === 0 ? [] : [{ code, contribution, reason }];
  });
  if (known.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1.5" aria-label={t('ongoing.drivers.label')}>
      {known.slice(0, 5).map(({ code, contribution, reason }) => (
        <li key={code} className="rounded-4 bg-sunken px-2 py-1 text-12 text-ink-2">
          {t('ongoing.drivers.speaksFor', { reason, team: contribution > 0 ? home.name : away.name })}
        </li>
      ))}
    </ul>
  );
}

/** The price that stands now, whether it is still good, and how it has moved. */
function PriceNow({ pick }: { pick: OpenCard }) {
  const { t } = useLanguage<'ongoing'>();
  const { now, still_good: isGood, ev_now: evNow, history } = pick.price;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-8 bg-sunken px-3 py-2.5 text-14">
      <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <span className="text-ink-2">{t('ongoing.price.now')}</span>
        <span className="font-medium text-main">{now === null ? '-' : formatOdds(now.value)}</span>
        {now === null ? null : <span className="text-12 text-ink-3">{now.source}</span>}
        {isGood === null ? null : (
          <Badge tone={isGood ? 'win' : 'lose'}>
            {t(isGood ? 'ongoing.price.good' : 'ongoing.price.bad')}
          </Badge>
        )}
        {evNow === null ? null : (
          <span className="text-12 text-ink-3">
            {t('ongoing.price.ev', { ev: formatSignedPercent(evNow) })}
          </span>
        )}
      </span>
      {history.length < 2 ? null : (
        <Sparkline
          label={t('ongoing.price.moved', {
            from: formatOdds(history[0]?.value),
            to: formatOdds(history.at(-1)?.value),
          })}
          values={history.map(({ value }) => value)}
        />
      )}
    </div>
  );
}

/** The three ends of a bet; the middle one only where the stake can come back. */
function outcomesOf({ p }: OpenCard, t: ReturnType<typeof useLanguage<'ongoing'>>['t']) {
  const outcomes = [
    { key: 'home', label: t('ongoing.wins'), share: p.win, text: formatPercent(p.win), picked: true },
    { key: 'draw', label: t('ongoing.pushes'), share: p.push, text: formatPercent(p.push) },
    { key: 'away', label: t('ongoing.loses'), share: p.lose, text: formatPercent(p.lose) },
  ] as const;
  return outcomes.filter(({ key, share }) => key !== 'draw' || share > 0);
}
