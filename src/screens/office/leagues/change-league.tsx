import { changeLeagueContract } from '#api/office/leagues/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { OfficeLeague } from './data.server.ts';
import { LeagueFields } from './league-fields.tsx';
import { readLeague } from './read-league.ts';

/** Changes the names and rules of a league. */
export function ChangeLeague({ league }: { league: OfficeLeague }) {
  const { t, locale } = useLanguage<'office-leagues'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const name = league.names[locale] ?? league.id;
  const title = t('office-leagues.change.title', { league: name });
  return (
    <ActionDialog
      saves
      verb={t('office-leagues.change.verb')}
      label={title}
      title={title}
      text={t('office-leagues.change.text')}
      withReason
      fields={(errors) => <LeagueFields league={league} errors={errors} />}
      send={(form) =>
        call(changeLeagueContract, {
          params: { id: league.id },
          body: {
            ...readLeague(form, league.rules),
            version: league.version,
            reason: reasonOf(form),
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-leagues.change.done', { league: name }) })}
    />
  );
}
