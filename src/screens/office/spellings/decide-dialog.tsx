import { useState } from 'react';
import { decideSpellingContract } from '#api/office/spellings/decide.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/field.tsx';
import { Select } from '#ui/select.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import type { Spelling } from './data.server.ts';
import { isLikely } from './is-likely.ts';

const KINDS = ['alias', 'new_team', 'refuse'] as const;
type Kind = (typeof KINDS)[number];

/** Says what a spelling stands for: a team that is known, a new one, or none of ours. */
export function DecideDialog({ row }: { row: Spelling }) {
  const { t } = useLanguage<'office-operations'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { source, league, spelling, version } = row;
  return (
    <ActionDialog
      verb={t('office-operations.spellings.decide')}
      label={t('office-operations.spellings.decideOf', { spelling })}
      title={t('office-operations.spellings.decideOf', { spelling })}
      withReason
      fields={(errors) => <Decision spelling={row} errors={errors} />}
      send={(form) =>
        call(decideSpellingContract, {
          body: { source, league, spelling, version, decision: decisionOf(form), reason: reasonOf(form) },
        })
      }
      onDone={({ status, team }) =>
        say({
          tone: 'success',
          text:
            status === 'matched'
              ? t('office-operations.spellings.matched', { spelling, team: team ?? '-' })
              : t('office-operations.spellings.refused', { spelling }),
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

function Decision({
  spelling: { spelling, candidates },
  errors,
}: {
  spelling: Spelling;
  errors: FormErrors;
}) {
  const { t } = useLanguage<'office-operations'>();
  const [kind, setKind] = useState<Kind>(isLikely(candidates[0]) ? 'alias' : 'new_team');
  return (
    <>
      <fieldset className="grid gap-1">
        <legend className="pb-1 text-14 font-medium text-main">
          {t('office-operations.spellings.which')}
        </legend>
        {KINDS.map((one) => (
          <Checkbox
            key={one}
            kind="radio"
            name="kind"
            value={one}
            checked={kind === one}
            onChange={() => setKind(one)}
            label={t(`office-operations.spellings.kinds.${one}`)}
          />
        ))}
      </fieldset>
      {kind === 'alias' ? (
        <Select
          name="team"
          label={t('office-operations.spellings.team')}
          hint={t('office-operations.spellings.likeliestFirst')}
          error={errors.team}
          options={candidates.map(({ key, name }) => ({ value: key, label: name }))}
        />
      ) : null}
      {kind === 'new_team' ? (
        <>
          <TextField
            label={t('office-operations.spellings.name')}
            name="name"
            defaultValue={spelling}
            maxLength={80}
            required
            error={errors.name}
          />
          <TextField
            label={t('office-operations.spellings.zh_TW')}
            name="zh_TW"
            maxLength={80}
            optional={t('office-operations.spellings.optional')}
          />
          <TextField
            label={t('office-operations.spellings.zh_HK')}
            name="zh_HK"
            maxLength={80}
            optional={t('office-operations.spellings.optional')}
          />
        </>
      ) : null}
    </>
  );
}
