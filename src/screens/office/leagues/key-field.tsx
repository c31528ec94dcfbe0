import { useRef } from 'react';
import type { z } from 'zod';
import { tryLeagueKeyContract } from '#api/office/trials/league-key.contract.ts';
import { feedReasonText } from '#i18n/alert-text.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import type { FormErrors } from '../../use-call-form.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useTrial } from '../trials/use-trial.ts';
import type { Rules } from './data.server.ts';
import { PROVIDER } from './read-league.ts';

type Trial = z.output<typeof tryLeagueKeyContract.data>;

/** What the provider calls the league, and a question to the provider whether it does. */
export function KeyField({ rules, errors }: { rules: Rules; errors: FormErrors }) {
  const { t } = useLanguage<'office-leagues'>();
  const call = useOfficeCall();
  const input = useRef<HTMLInputElement>(null);
  const name = `rules.provider_keys.${PROVIDER}`;
  const { isBusy, outcome, run } = useTrial(() =>
    call(tryLeagueKeyContract, { body: { key: input.current?.value.trim() ?? '' } }),
  );
  return (
    <div className="grid justify-items-start gap-3">
      <div className="w-full">
        <TextField
          ref={input}
          name={name}
          label={t('office-leagues.key.label')}
          hint={t('office-leagues.key.hint')}
          defaultValue={rules.provider_keys[PROVIDER] ?? ''}
          maxLength={60}
          error={errors[name]}
        />
      </div>
      <Button size="small" type="button" busy={isBusy} onClick={run}>
        {t('office-leagues.key.test')}
      </Button>
      <div role="status" className="w-full empty:hidden">
        {outcome === null ? null : 'problem' in outcome ? (
          <Notice tone="error">{outcome.problem}</Notice>
        ) : (
          <Said trial={outcome.data} />
        )}
      </div>
    </div>
  );
}

const TONES = {
  in_season: 'success',
  out_of_season: 'success',
  unknown: 'error',
  refused: 'error',
  not_set: 'warning',
} as const;

function Said({ trial: { outcome, title, code } }: { trial: Trial }) {
  const { t } = useLanguage<'office-leagues' | 'alerts'>();
  return (
    <Notice tone={TONES[outcome]}>
      {t(`office-leagues.key.${outcome}`, { title: title ?? '-' })}{' '}
      {outcome === 'refused' ? feedReasonText(t, { code, failure: null }) : null}
    </Notice>
  );
}
