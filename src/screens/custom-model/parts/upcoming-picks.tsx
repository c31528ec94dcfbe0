import type { UpcomingPick } from '#api/custom-strategy-model/model-pick.contract.ts';
import { formatPercent, formatSignedPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { clockIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { LockedCard } from '#ui/locked-card.tsx';
import { Section } from '#ui/section.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import { pickLabel } from '../../pick/pick-labels.ts';
import { SaidTime } from '../../said-time.tsx';
import type { Model, ShowContent } from '../model-content.ts';
import { pricedBet } from './model-state.tsx';

type Open = Extract<UpcomingPick, { readonly locked: false }>;

/** What the model picks of the games that come; locked without a plan. */
export function UpcomingPicks({ content, zone }: { content: ShowContent; zone: string }) {
  const { t } = useLanguage<'customModel' | 'errors'>();
  const { model, upcoming } = content.shown;
  if (model.deleted_at !== null) return null;
  return (
    <Section title={t('customModel.upcoming.title')} lead={t('customModel.upcoming.lead')}>
      {upcoming.length === 0 ? (
        <Card>
          <EmptyState
            icon={clockIcon}
            title={t('errors.empty.events')}
            text={t('customModel.upcoming.none')}
          />
        </Card>
      ) : (
        <ul className="grid items-start gap-4 lg:grid-cols-2">
          {upcoming.map((pick) => (
            <li key={`${pick.event.id}`} className="min-w-0">
              {pick.locked ? (
                <Locked pick={pick} now={content.now} zone={zone} />
              ) : (
                <OpenPick pick={pick} model={model} now={content.now} zone={zone} />
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** Now, and the zone in which times are said. */
type Clock = { readonly now: string; readonly zone: string };

function Head({ pick, now, zone }: { pick: UpcomingPick } & Clock) {
  const { t } = useLanguage<'customModel'>();
  return (
    <div className="flex flex-wrap items-start justify-between gap-2">
      <div className="grid gap-0.5">
        <SaidTime at={pick.start_at} now={now} zone={zone} className="text-12 text-ink-3" />
        <h3 className="text-16 font-medium text-main">
          {pick.event.home.name} – {pick.event.away.name}
        </h3>
      </div>
      <Badge tone={pick.state === 'frozen' ? 'brand' : 'neutral'}>
        {t(`customModel.upcoming.${pick.state}`)}
      </Badge>
    </div>
  );
}

function Locked({ pick, now, zone }: { pick: UpcomingPick } & Clock) {
  const { locale, t } = useLanguage<'customModel' | 'sport' | 'shell'>();
  return (
    <LockedCard
      fields={[
        t('customModel.history.pick'),
        t('sport.fields.odds'),
        t('customModel.upcoming.chance'),
        t('sport.fields.expected_value'),
      ]}
      reason={t('sport.locked')}
      action={
        <LinkButton size="small" href={localePath(locale, '/subscribe')}>
          {t('shell.menu.subscribe')}
        </LinkButton>
      }
    >
      <Head pick={pick} now={now} zone={zone} />
    </LockedCard>
  );
}

function OpenPick({ pick, model, now, zone }: { pick: Open; model: Model } & Clock) {
  const { t } = useLanguage<'customModel' | 'sport'>();
  const { odds } = useOdds();
  const details = [
    { key: 'chance', name: t('customModel.upcoming.chance'), value: formatPercent(pick.p.win) },
    { key: 'ev', name: t('sport.fields.expected_value'), value: formatSignedPercent(pick.ev) },
  ];
  return (
    <Card as="article" className="grid content-start gap-3">
      <Head pick={pick} now={now} zone={zone} />
      <p className="text-20 font-strong text-main">
        {pickLabel({ ...pick, bet_type: model.category }, t)}{' '}
        <span className="font-regular text-ink-3">@</span>{' '}
        <span className="whitespace-nowrap">{odds(pick.odds.value, pricedBet(model))}</span>
      </p>
      <dl className="grid grid-cols-2 gap-4">
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
