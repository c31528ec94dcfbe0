import { useLanguage } from '#i18n/language-provider.tsx';
import type { Grouping } from '#terms/standings.ts';
import { ChipLinks } from '#ui/chip.tsx';
import { TabLinks } from '#ui/tabs.tsx';
import { ChoiceMenu } from '../../choice-menu.tsx';
import { type StandingsQuery, standingsHref, VENUES } from '../../standings-address.ts';
import type { StandingsData } from '../data.server.ts';

/** League, venue, grouping and season. Every choice is a link: it stands in the address and works without JavaScript. */
export function StandingsFilters({ data }: { data: StandingsData }) {
  const { t, locale } = useLanguage<'standings'>();
  const { standings } = data;
  const query: StandingsQuery = { ...data.query, league: data.league };
  const hrefOf = (change: Partial<StandingsQuery>) => standingsHref(locale, { ...query, ...change });
  const word = (grouping: Grouping) =>
    t(`standings.groupings.${grouping !== 'conference' ? grouping : conferences}`);
  const conferences =
    data.league === 'MLB' ? 'leagues' : standings?.league.sport === 'baseball' ? 'parts' : 'conference';
  return (
    <div className="grid gap-3">
      <TabLinks
        label={t('standings.league')}
        items={data.leagues.map(({ id, name }) => ({
          href: standingsHref(locale, { league: id }),
          label: name,
          current: id === data.league,
        }))}
      />
      {standings === null ? null : (
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <div className="min-w-0 flex-[1_1_15rem]">
            <ChipLinks
              label={t('standings.venues.label')}
              items={VENUES.map((venue) => ({
                href: hrefOf({ venue: venue === 'all' ? null : venue }),
                label: t(`standings.venues.${venue}`),
                current: venue === standings.venue,
              }))}
            />
          </div>
          {standings.groupings.length < 2 ? null : (
            <div className="min-w-0 flex-[2_1_22rem]">
              <ChipLinks
                label={t('standings.groupings.label')}
                items={standings.groupings.map((group) => ({
                  href: hrefOf({ group }),
                  label: word(group),
                  current: group === standings.grouping,
                }))}
              />
            </div>
          )}
          {standings.seasons.length < 2 ? null : (
            <ChoiceMenu
              label={t('standings.season')}
              current={standings.season}
              items={standings.seasons.map(({ id }) => ({
                key: id,
                label: id,
                href: hrefOf({ season: id }),
                chosen: id === standings.season,
              }))}
            />
          )}
        </div>
      )}
    </div>
  );
}
