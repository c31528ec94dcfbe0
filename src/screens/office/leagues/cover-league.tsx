import { coverLeagueContract } from '#api/office/leagues/[id]/coverage.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { OfficeLeague } from './data.server.ts';

/** Covers a league, or no longer does; what was published stays either way. */
export function CoverLeague({ league: { id, names, covered, version } }: { league: OfficeLeague }) {
  const { t, locale } = useLanguage<'office-leagues'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const league = names[locale] ?? id;
  const action = covered ? 'stop' : 'cover';
  const title = t(`office-leagues.${action}.title`, { league });
  return (
    <ActionDialog
      verb={t(`office-leagues.${action}.verb`)}
      label={title}
      title={title}
      text={t(`office-leagues.${action}.text`)}
      withReason
      send={(form) =>
        call(coverLeagueContract, {
          params: { id },
          body: { version, covered: !covered, reason: reasonOf(form) },
        })
      }
      onDone={() => say({ tone: 'success', text: t(`office-leagues.${action}.done`, { league }) })}
    />
  );
}
