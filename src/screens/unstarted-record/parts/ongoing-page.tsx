import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Card } from '#ui/card.tsx';
import { ChipLinks } from '#ui/chip.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { clockIcon } from '#ui/icon-paths.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { PageLinks } from '../../page-links.tsx';
import { LockedMatchCard } from '../../pick/card/locked-match-card.tsx';
import { MatchCard } from '../../pick/card/match-card.tsx';
import {
  type HrefOf,
  type OngoingQuery,
  ongoingChoices,
  ongoingSearch,
} from '../../pick/card/ongoing-query.ts';
import type { OngoingData } from '../../pick/cards.server.ts';
import { OddsChoices } from '../../pick/odds-choices.tsx';
import { WaitingGames } from './waiting-games.tsx';

/** The ongoing records: what is picked of games that have not started, and which games still wait for a pick. */
export function OngoingPage({ data }: { data: OngoingData }) {
  const { t } = useLanguage<'ongoing' | 'ui'>();
  const { picks, query, lastPage, zoneName, locale } = data;
  const hrefOf = (change: Partial<OngoingQuery>) =>
    `${localePath(locale, '/unstartedRecord')}${ongoingSearch(query, change)}`;
  return (
    <>
      <PageHeader title={t('ongoing.title')} lead={t('ongoing.lead', { zone: zoneName })} />
      <Choices data={data} hrefOf={hrefOf} />
      <div className="pt-3">
        <OddsChoices markets={{ ids: data.markets, current: data.market }} />
      </div>
      {picks.length === 0 ? (
        <Card className="mt-4">
          <EmptyState
            icon={clockIcon}
            title={t('ongoing.empty')}
            text={t('ongoing.emptyText')}
            action={<LinkButton href={localePath(locale, '/record')}>{t('ongoing.toRecord')}</LinkButton>}
          />
        </Card>
      ) : (
        <ul className="grid items-start gap-4 pt-4 lg:grid-cols-2">
          {picks.map((pick) => (
            <li key={pick.id} className="min-w-0">
              {pick.locked ? (
                <LockedMatchCard pick={pick} data={data} />
              ) : (
                <MatchCard pick={pick} data={data} hrefOf={hrefOf} />
              )}
            </li>
          ))}
        </ul>
      )}
      <div className="pt-4">
        <PageLinks page={query.page} lastPage={lastPage} href={(page) => hrefOf({ page })} />
      </div>
      <WaitingGames data={data} hrefOf={hrefOf} />
    </>
  );
}

function Choices({ data, hrefOf }: { data: OngoingData; hrefOf: HrefOf }) {
  const { t } = useLanguage<'ongoing' | 'sport' | 'ui'>();
  const { query, rankedFrom, isEntitled } = data;
  const market = t(`sport.odds.markets.${data.market}`);
  return (
    <div className="grid gap-2">
      <ChipLinks
        label={t('ongoing.sports')}
        items={[
          { href: hrefOf({ sport: null }), label: t('ui.all'), current: query.sport === null },
          ...ongoingChoices.SPORTS.map((sport) => ({
            href: hrefOf({ sport }),
            label: t(`sport.sports.${sport}`),
            current: query.sport === sport,
          })),
        ]}
      />
      <ChipLinks
        label={t('ongoing.betTypes')}
        items={[
          { href: hrefOf({ betType: null }), label: t('ui.all'), current: query.betType === null },
          ...ongoingChoices.BET_TYPES.map((betType) => ({
            href: hrefOf({ betType }),
            label: t(`sport.betTypes.${betType}`),
            current: query.betType === betType,
          })),
        ]}
      />
      <ChipLinks
        label={t('ongoing.order')}
        items={[
          { href: hrefOf({ method: null }), label: t('ongoing.byTime'), current: query.method === null },
          ...ongoingChoices.METHODS.map((method) => ({
            href: hrefOf({ method }),
            label: t(`sport.methods.${method}`),
            current: query.method === method,
          })),
        ]}
      />
      {isEntitled ? (
        <ChipLinks
          label={t('ongoing.atHome.label')}
          items={[
            { href: hrefOf({ atHome: false }), label: t('ui.all'), current: !query.atHome },
            {
              href: hrefOf({ atHome: true }),
              label: t('ongoing.atHome.only', { market }),
              current: query.atHome,
            },
          ]}
        />
      ) : null}
      {rankedFrom === null ? null : (
        <p className="text-12 text-ink-3">{t('ongoing.notRanked', { n: rankedFrom })}</p>
      )}
    </div>
  );
}
