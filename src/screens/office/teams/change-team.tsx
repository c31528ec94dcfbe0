import { useState } from 'react';
import { changeTeamContract } from '#api/office/teams/[id].contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { KIT_COLOURS, KIT_PATTERNS, kitCode, kitKey } from '#terms/kits.ts';
import { KitDisc } from '#ui/kit-disc.tsx';
import { Select } from '#ui/select.tsx';
import { kitCodes } from '../../team/kit-codes.ts';
import { teamKit } from '../../team/team-kit.ts';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { LocalTextFields, readLocalTexts } from '../text/local-text-fields.tsx';
import type { OfficeTeam } from './data.server.ts';

/** Changes the names and colours of a team. */
export function ChangeTeam({ team }: { team: OfficeTeam }) {
  const { t, locale } = useLanguage<'office-teams'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const name = team.names[locale] ?? team.key;
  const title = t('office-teams.change.title', { team: name });
  return (
    <ActionDialog
      saves
      verb={t('office-teams.change.verb')}
      label={title}
      title={title}
      text={t('office-teams.change.text')}
      withReason
      fields={(errors) => <TeamFields team={team} name={name} errors={errors} />}
      send={(form) =>
        call(changeTeamContract, {
          params: { id: team.id },
          body: {
            names: readLocalTexts(form, 'names'),
            kit: readKit((field) => form.get(field)),
            version: team.version,
            reason: reasonOf(form),
          },
        })
      }
      onDone={() => say({ tone: 'success', text: t('office-teams.change.done', { team: name }) })}
    />
  );
}

/** What is chosen; nothing without a pattern. */
function readKit(value: (field: string) => unknown): OfficeTeam['kit'] {
  const pattern = KIT_PATTERNS.find((one) => one === value('kit.pattern'));
  if (pattern === undefined) return null;
  const colour = (field: string) => KIT_COLOURS.find((one) => one === value(field)) ?? 'white';
  return { pattern, first: colour('kit.first'), second: colour('kit.second') };
}

function TeamFields({ team, name, errors }: { team: OfficeTeam; name: string; errors: FormErrors }) {
  const { t } = useLanguage<'office-teams'>();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({
    'kit.pattern': team.kit?.pattern ?? '',
    'kit.first': team.kit?.first ?? 'red',
    'kit.second': team.kit?.second ?? 'white',
  });
  const kit = readKit((field) => chosen[field]);
  const choose = (field: string, value: string) => setChosen((before) => ({ ...before, [field]: value }));
  return (
    <>
      <LocalTextFields
        name="names"
        legend={t('office-teams.names')}
        hint={t('office-teams.namesHint')}
        texts={team.names}
        errors={errors}
        maxLength={60}
      />
      <fieldset className="grid gap-3">
        <legend className="text-14 font-medium text-main">{t('office-teams.kit')}</legend>
        <p className="flex items-center gap-2 text-14 text-ink-3">
          <KitDisc
            kit={teamKit(
              { id: team.id, name },
              kit === null ? kitCodes : { [kitKey(team.id)]: kitCode(kit) },
            )}
            size={24}
          />
          {t('office-teams.kitHint')}
        </p>
        <Select
          name="kit.pattern"
          label={t('office-teams.pattern')}
          placeholder={t('office-teams.noKit')}
          value={chosen['kit.pattern']}
          onChange={(event) => choose('kit.pattern', event.target.value)}
          options={KIT_PATTERNS.map((value) => ({ value, label: t(`office-teams.patterns.${value}`) }))}
        />
        {kit === null ? null : (
          <div className="grid gap-4 sm:grid-cols-2">
            {(['first', 'second'] as const).map((place) => (
              <Select
                key={place}
                name={`kit.${place}`}
                label={t(`office-teams.${place}`)}
                value={chosen[`kit.${place}`]}
                onChange={(event) => choose(`kit.${place}`, event.target.value)}
                options={KIT_COLOURS.map((value) => ({ value, label: t(`office-teams.colours.${value}`) }))}
                error={errors[`kit.${place}`]}
              />
            ))}
          </div>
        )}
      </fieldset>
    </>
  );
}
