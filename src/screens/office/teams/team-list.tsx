import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs } from '#i18n/locales.ts';
import { kitCode, kitKey } from '#terms/kits.ts';
import { LOCALES } from '#terms/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { KitDisc } from '#ui/kit-disc.tsx';
import { kitCodes } from '../../team/kit-codes.ts';
import { teamKit } from '../../team/team-kit.ts';
import { useMay } from '../frame/office-context.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import { ChangeTeam } from './change-team.tsx';
import type { OfficeTeam, TeamsData } from './data.server.ts';

/** A row a team: its disc and names, and whether anyone has named it yet. */
export function TeamList({ teams, meta, leagues }: Pick<TeamsData, 'teams' | 'meta' | 'leagues'>) {
  const { t, locale } = useLanguage<'office-teams'>();
  const may = useMay();
  const exportHref = useExportHref();
  const leagueOf = (id: string) => leagues.find((league) => league.id === id)?.names[locale] ?? id;
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-teams.search')} />
        <FilterSelect
          name="league"
          label={t('office-teams.league')}
          anyLabel={t('office-teams.allLeagues')}
          options={leagues.map(({ id }) => ({ value: id, label: leagueOf(id) }))}
        />
        <FilterSelect
          name="names"
          label={t('office-teams.names')}
          anyLabel={t('office-teams.allNames')}
          options={[{ value: 'provider', label: t('office-teams.providerNames') }]}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-teams.title')}
        rows={teams}
        rowKey={({ id }) => id}
        empty={t('office-teams.empty')}
        columns={[
          {
            key: 'team',
            header: t('office-teams.team'),
            render: (team) => (
              <>
                <span className="flex items-center gap-2 font-medium">
                  <Disc team={team} name={team.names[locale] ?? team.key} />
                  {team.names[locale] ?? team.key}
                </span>
                <span className="block text-12 text-ink-3">{leagueOf(team.league)}</span>
                <span className="block md:hidden">
                  <Names team={team} except={locale} />
                </span>
              </>
            ),
          },
          {
            key: 'names',
            header: t('office-teams.names'),
            wideOnly: true,
            render: (team) => <Names team={team} except={locale} />,
          },
          {
            key: 'actions',
            header: t('office-teams.actions'),
            isHidden: !may('feeds.run'),
            render: (team) => (
              // On a phone a long name would leave the button one Chinese character of width.
              <div className="min-w-24">
                <ChangeTeam team={team} />
              </div>
            ),
          },
        ]}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/list-exports/teams')} />
    </>
  );
}

/** The disc as the row says, which may be newer than what the page was opened with. */
function Disc({ team: { id, kit }, name }: { team: OfficeTeam; name: string }) {
  const chosen = kit === null ? kitCodes : { [kitKey(id)]: kitCode(kit) };
  return <KitDisc kit={teamKit({ id, name }, chosen)} size={20} />;
}

/** What it is called in the other languages, or that no one has named it but the provider. */
function Names({
  team: { names, provider_named: isProviders },
  except,
}: {
  team: OfficeTeam;
  except: string;
}) {
  const { t } = useLanguage<'office-teams'>();
  if (isProviders) return <Badge tone="warn">{t('office-teams.providerName')}</Badge>;
  return <OtherNames names={names} except={except} />;
}

function OtherNames({ names, except }: { names: OfficeTeam['names']; except: string }) {
  const others = LOCALES.filter((locale) => locale !== except && names[locale] !== undefined);
  return (
    <span className="text-12 text-ink-3">
      {others.map((locale, index) => (
        <span key={locale}>
          {index === 0 ? null : ' · '}
          <span lang={htmlLangs[locale]}>{names[locale]}</span>
        </span>
      ))}
    </span>
  );
}
