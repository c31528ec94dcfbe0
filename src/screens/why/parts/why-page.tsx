import { formatDateTime, formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { lockIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { OriginChip } from '../../origin-chip.tsx';
import { betTypeName } from '../../pick/bet-type-name.ts';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import type { ExplainedWhy, WhyData } from '../data.server.ts';
import { EnginePath } from './engine-path.tsx';
import { Tornado } from './tornado.tsx';

/** Why a pick is the bet: what would have to change for the other side to be it, and what the engine thought when. */
export function WhyPage({ data }: { data: WhyData }) {
  const { t } = useLanguage<'why'>();
  const { explained } = data;
  return (
    <>
      <PageHeader title={t('why.title')} lead={t('why.lead')} />
      {explained === null ? (
        <Closed data={data} />
      ) : (
        <>
          <Picked data={{ ...data, explained }} />
          <Tornado explained={explained} />
          <EnginePath data={{ ...data, explained }} />
        </>
      )}
    </>
  );
}

/** A locked pick has no teams here, no odds and no reasons: only that it is locked, and from when on it is not. */
function Closed({ data: { state, isGuest, locale } }: { data: WhyData }) {
  const { t } = useLanguage<'why'>();
  if (state === 'missing')
    return (
      <EmptyState
        title={t('why.missing')}
        text={t('why.missingText')}
        action={
          <LinkButton tone="primary" href={localePath(locale, isGuest ? '/' : '/unstartedRecord')}>
            {t('why.picks')}
          </LinkButton>
        }
      />
    );
  return (
    <EmptyState
      icon={lockIcon}
      title={t('why.locked')}
      text={t('why.lockedText')}
      action={
        <span className="flex flex-wrap justify-center gap-2">
          <LinkButton tone="primary" href={localePath(locale, '/subscribe')}>
            {t('why.plans')}
          </LinkButton>
          {isGuest ? <LinkButton href={localePath(locale, '/login')}>{t('why.login')}</LinkButton> : null}
        </span>
      }
    />
  );
}

function Picked({ data }: { data: ExplainedWhy }) {
  const { t } = useLanguage<'why' | 'sport'>();
  const { odds } = useOdds();
  const { pick, min_ev: minEv } = data.explained;
  const { event, league } = pick;
  const details = [
    { key: 'p', name: t('sport.fields.probability'), value: formatPercent(pick.p.win) },
    { key: 'ev', name: t('sport.fields.expected_value'), value: formatSignedPercent(pick.ev) },
    { key: 'min', name: t('why.threshold'), value: formatSignedPercent(minEv) },
  ];
  return (
    <Card className="grid gap-4 sm:grid-cols-[1fr_auto] sm:items-center">
      <div className="grid gap-0.5">
        <p className="flex flex-wrap items-center gap-x-2 text-12 text-ink-3">
          {league.name} · {betTypeName(pick, t)} <OriginChip origin={pick.data_origin} t={t} />
        </p>
        <h2 className="text-20 font-strong text-main">
          {pickLabel(pick, t)} <span className="font-regular text-ink-3">@</span>{' '}
          <span className="whitespace-nowrap">{odds(pick.odds.value, pick)}</span>
        </h2>
        <p className="text-14 text-ink-2">
          {event.home.name} – {event.away.name} · {formatDateTime(pick.game_start_at, data.display.zone)}
        </p>
      </div>
      <dl className="grid grid-cols-3 gap-x-6">
        {details.map(({ key, name, value }) => (
          <div key={key}>
            <dt className="text-12 text-ink-3">{name}</dt>
            <dd className="text-16 font-medium text-main">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
