import { useState } from 'react';
import { decideAliasContract } from '#api/office/aliases/decide.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Alias } from './data.server.ts';
import { isLikely } from './is-likely.ts';

const KINDS = ['alias', 'new_team', 'refuse'] as const;
type Kind = (typeof KINDS)[number];

/** Says what an alias stands for: a team that is known, a new one, or none of ours. */
export function DecideDialog({ row }: { row: Alias }) {
  const { t } = useLanguage<'office-operations'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { source, league, alias, version } = row;
  return (
    <ActionDialog
      verb={t('office-operations.aliases.decide')}
      label={t('office-operations.aliases.decideOf', { alias })}
      title={t('office-operations.aliases.decideOf', { alias })}
      withReason
      fields={(errors) => <Decision alias={row} errors={errors} />}
      send={(form) =>
        call(decideAliasContract, {
          body: { source, league, alias, version, decision: decisionOf(form), reason: reasonOf(form) },
        })
      }
      onDone={({ status, team }) =>
        say({
          tone: 'success',
          text:
            status === 'matched'
              ? t('office-operations.aliases.matched', { alias, team: team ?? '-' })
              : t('office-operations.aliases.refused', { alias }),
        })
      }
    />
  );
}

function decisionOf(form: FormData) {
  const text = (name: string) => String(form.get(name) ?? '').trim();
  switch (text('kind')) {
    case 'alias':
      return { kind: 'alias', team: text('team') } as const;
    case 'new_team':
      return { kind: 'new_team', name: text('name'), zh_TW: text('zh_TW'), zh_HK: text('zh_HK') } as const;
    default:
      return { kind: 'refuse' } as const;
  }
}

function Decision({ alias: { alias, candidates }, errors }: { alias: Alias; errors: FormErrors }) {
  const { t } = useLanguage<'office-operations'>();
  const [kind, setKind] = useState<Kind>(isLikely(candidates[0]) ? 'alias' : 'new_team');
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-14 font-medium text-main">{t('office-operations.aliases.which')}</legend>
        {KINDS.map((one) => (
          <Checkbox
            key={one}
            kind="radio"
            name="kind"
            value={one}
            checked={kind === one}
            onChange={() => setKind(one)}
            label={t(`office-operations.aliases.kinds.${one}`)}
          />
        ))}
      </fieldset>
      {kind === 'alias' ? (
        <Select
          name="team"
          label={t('office-operations.aliases.team')}
          hint={t('office-operations.aliases.likeliestFirst')}
          error={errors.team}
          options={candidates.map(({ key, name }) => ({ value: key, label: name }))}
        />
      ) : null}
      {kind === 'new_team' ? (
        <>
          <TextField
            label={t('office-operations.aliases.name')}
            name="name"
            defaultValue={alias}
            maxLength={80}
            required
            error={errors.name}
          />
          <TextField
            label={t('office-operations.aliases.zh_TW')}
            name="zh_TW"
            maxLength={80}
            optional={t('office-operations.aliases.optional')}
          />
          <TextField
            label={t('office-operations.aliases.zh_HK')}
            name="zh_HK"
            maxLength={80}
            optional={t('office-operations.aliases.optional')}
          />
        </>
      ) : null}
    </>
  );
}
