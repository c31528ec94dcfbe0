import { useId } from 'react';
import { formatNumber, formatSigned, formatSignedPercent, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LiveDot } from '#ui/live-dot.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { clockText } from '../../game/clock-text.ts';
import { OriginChip } from '../../origin-chip.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import { Disclosure } from '../../pick/disclosure.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { Drivers } from '../../pick/pick-reasons.tsx';
import { TeamDisc } from '../../team/team-disc.tsx';
import type { PickEvidence } from '../evidence.server.ts';
import type { PublicPicks } from '../picks.server.ts';
import { resultTones } from '../result-tones.ts';
import { ChanceBar } from './chance-bar.tsx';
import { KickOff } from './kick-off.tsx';
import { LockedRows } from './locked-rows.tsx';
import { NoPicks } from './no-picks.tsx';

interface PickCardProps {
  picks: PublicPicks;
  /** What the free one rests on. */
  evidence: PickEvidence | null;
  zone: string;
  /** When the server made the page. */
  now: string;
  /** What one unit stands for, in USD. */
  unitUsd: number;
}

type Free = NonNullable<PublicPicks['free']>;

/** The free pick in the state in which it is, and below it the next matches that have locked ones. */
export function PickCard({ picks, ...shown }: PickCardProps) {
  const { t } = useLanguage<'home'>();
  const id = useId();
  const { free } = picks;
  return (
    <Card as="article" flush aria-labelledby={id} className="flex h-full flex-col overflow-hidden">
      <div className="grid gap-3 p-4 sm:p-5" data-pick={free?.pick.id}>
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <h2 id={id} className="text-16 font-strong">
            {t(`home.picks.free.${free === null || free.isToday ? 'today' : 'latest'}`)}
          </h2>
          {free === null ? null : <State free={free} zone={shown.zone} />}
        </div>
        {free === null ? <NoPicks /> : <Open free={free} {...shown} />}
      </div>
      <LockedRows picks={picks} zone={shown.zone} now={shown.now} />
    </Card>
  );
}

/** How far its match is: the words say it, the colour repeats it. */
function State({ free: { pick, state, inPlay }, zone }: { free: Free; zone: string }) {
  const { t } = useLanguage<'home' | 'pick' | 'sport'>();
  if (state === 'settled') {
    return <Badge tone={resultTones[pick.result]}>{t(`sport.results.${pick.result}`)}</Badge>;
  }
  if (inPlay !== null) {
    const { main, note } = clockText(inPlay.game, zone, t);
    const text = t('sport.status.in_progress');
    // A pause or a stop says itself what the match is doing.
    const isRunning = inPlay.game.reason === null && main !== text;
    return (
      <Badge tone="live">
        <LiveDot label={isRunning ? `${main} ${text}` : main} />
        {note === null ? null : <span className="sr-only">{note}</span>}
      </Badge>
    );
  }
  // What has not begun says its hour below.
  return null;
}

function Team({ team }: { team: Free['pick']['event']['home'] }) {
  return (
    <span className="flex items-center gap-2 text-14 font-medium text-main">
      <TeamDisc team={team} size={16} />
      <span className="min-w-0">{team.name}</span>
    </span>
  );
}

function Open({
  free: { pick, state, inPlay },
  evidence,
  zone,
  now,
  unitUsd,
}: Omit<PickCardProps, 'picks'> & { free: Free }) {
  const { t, locale } = useLanguage<'home' | 'pick' | 'sport'>();
  const { odds } = useOdds();
  const { event, league, game_start_at: startAt } = pick;
  const score = inPlay === null ? pick.score : inPlay.game.score;
  const proof = `${localePath(locale, '/proof')}${pick.serial === null ? '' : `?day=${pick.serial.slice(0, 10)}`}`;
  const figures = [
    { key: 'ev', name: t('sport.fields.expected_value'), value: formatSignedPercent(pick.ev) },
    { key: 'units', name: t('sport.fields.units'), value: formatNumber(pick.units, 1) },
    ...(state === 'coming'
      ? [{ key: 'min', name: t('pick.minOdds'), value: odds(pick.min_odds, pick) }]
      : []),
    ...(state === 'settled'
      ? [
          {
            key: 'profit',
            name: t('home.settled.units'),
            value: formatSigned(pick.profit_cents / 100 / unitUsd, 2),
          },
        ]
      : []),
  ];
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3">
        <div className="grid gap-0.5">
          <Team team={event.home} />
          <Team team={event.away} />
        </div>
        <div className="grid justify-items-end text-right">
          {score === null ? (
            <KickOff at={startAt} now={now} zone={zone} isStacked className="text-20 font-strong text-main" />
          ) : (
            <span className={classNames('text-20 font-strong', inPlay === null ? 'text-main' : 'text-live')}>
              {score.home}–{score.away}
            </span>
          )}
          <span className="flex items-center gap-1 text-12 text-ink-3">
            {league.name}
            <OriginChip origin={pick.data_origin} t={t} />
          </span>
        </div>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-3">
        <span className="text-28 font-strong tight text-main">{pickLabel(pick, t)}</span>
        <span className="text-14 text-ink-3">
          {betTypeName(pick, t)} @{' '}
          <span className="text-20 font-strong text-main">{odds(pick.odds.value, pick)}</span>
        </span>
      </p>
      <ChanceBar pick={pick} band={evidence?.band ?? null} />
      <dl className="grid grid-cols-3 gap-3">
        {figures.map(({ key, name, value }) => (
          <div key={key} data-figure={key} className="grid content-between">
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="text-16 font-strong text-main">{value}</dd>
          </div>
        ))}
      </dl>
      {evidence === null || evidence.drivers.length === 0 ? null : (
        <Disclosure title={t('pick.why')}>
          <Drivers event={event} drivers={evidence.drivers} />
        </Disclosure>
      )}
      {state === 'coming' ? null : (
        <p className="flex flex-wrap gap-x-1 text-12 text-ink-3">
          <span>{t(`home.picks.free.${state}`)}</span>
          {inPlay === null || score === null ? null : (
            <span>{t('home.picks.free.scoreAt', { time: formatTime(inPlay.asOf, zone) })}</span>
          )}
        </p>
      )}
      <p className="flex flex-wrap justify-between gap-x-3 text-12 text-ink-2">
        <span>
          {t('home.picks.numbered', {
            serial: pick.serial ?? '-',
            time: formatTime(pick.published_at, zone),
          })}
        </span>
        <TextLink href={proof} className="tap">
          {t('home.picks.proof')}
        </TextLink>
      </p>
    </>
  );
}
