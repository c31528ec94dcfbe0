import { formatDate, formatNumber, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Stat } from '#ui/stat.tsx';
import type { SubscribeData } from '../data.server.ts';
import { ChoiceLink } from './choice-link.tsx';
import type { Plan } from './plan-choice.tsx';

type ContentSectionProps = Pick<SubscribeData, 'leagues' | 'rate' | 'query' | 'zone' | 'atHome'> & {
  plan: Plan;
};

/** What the chosen plan would contain if it began now: said before it is paid, because nothing is given back afterwards. */
export function ContentSection({ plan, leagues, rate, query, zone, atHome }: ContentSectionProps) {
  const { t } = useLanguage<'subscribe'>();
  const { content } = plan;
  if (content === null) return null;
  return (
    <Section title={t('subscribe.content.title', { plan: plan.name })} lead={t('subscribe.content.lead')}>
      <Card className="grid gap-5">
        <div className="grid grid-cols-2 gap-4">
          <Stat
            label={t('subscribe.content.matchesLabel')}
            value={formatNumber(content.matches)}
            note={content.is_estimated ? t('subscribe.content.estimated') : t('subscribe.content.scheduled')}
          />
          <Stat
            label={t('subscribe.content.picksLabel')}
            value={content.picks === null ? '-' : formatNumber(content.picks.mean)}
            margin={
              content.picks === null
                ? null
                : `${formatNumber(content.picks.low)}–${formatNumber(content.picks.high)}`
            }
            note={content.picks === null ? null : t('subscribe.content.nineInTen')}
          />
        </div>
        <p className="max-w-prose text-14">
          {t(content.picks === null ? 'subscribe.content.tooEarly' : 'subscribe.content.published', {
            count: content.published,
          })}
        </p>
        {atHome === null ? null : <AtHomeNotice atHome={atHome} />}
        {content.rests.length === 0 ? null : <Rests rests={content.rests} zone={zone} />}
        <LeagueFilter leagues={leagues} query={query} />
        {rate === null || content.picks === null ? null : (
          <p className="max-w-prose text-12 text-ink-3">
            {t(rate.origin === 'live' ? 'subscribe.content.rateLive' : 'subscribe.content.rateAfterwards', {
              picks: rate.picks,
              games: rate.games,
              from: instantText(rate.from, zone),
              until: instantText(rate.until, zone),
            })}
          </p>
        )}
      </Card>
    </Section>
  );
}

/** `2026-11-24 08:00` in the brand's zone. */
const instantText = (at: string, zone: string) => `${formatDate(at, zone)} ${formatTime(at, zone)}`;

/** How much of what the plan opens can be taken at the odds of the reader's market. */
function AtHomeNotice({ atHome }: { atHome: NonNullable<SubscribeData['atHome']> }) {
  const { t } = useLanguage<'subscribe' | 'sport'>();
  const { open, settled } = atHome;
  const market = t(`sport.odds.markets.${atHome.profile}`);
  if (open.picks === 0 && settled.picks === 0) return null;
  const say = (which: 'open' | 'settled') => {
    const { worth, picks: count } = atHome[which];
    if (count === 0) return [];
    return [
      worth === 0
        ? t(`subscribe.atHome.${which}None`, { market, count })
        : t(`subscribe.atHome.${which}`, { market, worth, count }),
    ];
  };
  const sentences = [...say('open'), ...say('settled')];
  return (
    <Notice tone={open.worth + settled.worth === 0 ? 'warning' : 'info'}>
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}

function Rests({ rests, zone }: { rests: NonNullable<Plan['content']>['rests']; zone: string }) {
  const { t } = useLanguage<'subscribe'>();
  return (
    <Notice tone="warning">
      <ul className="grid gap-1">
        {rests.map(({ league, until, ends }) => {
          const from = ends === null ? null : formatDate(ends, zone);
          const to = until === null ? null : formatDate(until, zone);
          const values = { league: league.name, ends: from ?? '', until: to ?? '' };
          const key = `${from === null ? 'resting' : 'ends'}${to === null ? '' : 'Until'}` as const;
          return <li key={league.id}>{t(`subscribe.rest.${key}`, values)}</li>;
        })}
      </ul>
    </Notice>
  );
}

/** Only the leagues that the reader cares for; none chosen means all. */
function LeagueFilter({ leagues, query }: Pick<SubscribeData, 'leagues' | 'query'>) {
  const { t } = useLanguage<'subscribe'>();
  if (leagues.length < 2) return null;
  const style = (isOn: boolean) =>
    `inline-flex min-h-9 items-center pointer-coarse:min-h-11 rounded-8 px-3 text-14 no-underline ${
      isOn
        ? 'bg-primary-100 font-medium text-main shadow-[inset_0_0_0_1px_var(--primary-ink)]'
        : 'bg-surface text-ink-2 shadow-[inset_0_0_0_1px_var(--line)] hover:bg-sunken'
    }`;
  const toggled = (id: string) =>
    query.leagues.includes(id) ? query.leagues.filter((other) => other !== id) : [...query.leagues, id];
  return (
    <nav aria-label={t('subscribe.content.leagues')} className="grid gap-2">
      <p className="text-14 font-medium text-main">{t('subscribe.content.leagues')}</p>
      <div className="flex flex-wrap gap-2">
        <ChoiceLink
          query={{ ...query, leagues: [] }}
          className={style(query.leagues.length === 0)}
          aria-current={query.leagues.length === 0 ? 'true' : undefined}
        >
          {t('subscribe.content.allLeagues')}
        </ChoiceLink>
        {leagues.map(({ id, name }) => (
          <ChoiceLink
            key={id}
            query={{ ...query, leagues: toggled(id) }}
            className={style(query.leagues.includes(id))}
            aria-current={query.leagues.includes(id) ? 'true' : undefined}
          >
            {name}
          </ChoiceLink>
        ))}
      </div>
    </nav>
  );
}
