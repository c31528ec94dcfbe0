import { useId } from 'react';
import { useNavigate } from 'react-router';
import { simulationsContract } from '#api/office/policy/simulations.contract.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FieldError, TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useOfficeForm } from '../form/use-office-form.ts';
import { useLeagueName, useOfficeHref } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import type { PolicyRoom } from './data.server.ts';
import { readShare, readWhole } from './read-settings.ts';

/** Thresholds to try on held-out months. Nothing is changed by it; the try is kept and counted. */
export function SimulatorForm({ room }: { room: PolicyRoom }) {
  const { t } = useLanguage<'office-policy'>();
  const leagueName = useLeagueName();
  const call = useOfficeCall();
  const navigate = useNavigate();
  const href = useOfficeHref();
  const leaguesId = useId();
  const [policy] = room.policies;
  const leaguesOf = (form: FormData) => form.getAll('leagues').map(String);
  const { ref, errors, isBusy, onSubmit } = useOfficeForm<{ id: string }>({
    check: (form) => ({
      ...(readShare(form.get('min_ev')) === null ? { min_ev: t('office-policy.badEv') } : {}),
      ...(readWhole(form.get('min_confidence')) === null
        ? { min_confidence: t('office-policy.badConfidence') }
        : {}),
      ...(leaguesOf(form).length === 0 ? { leagues: t('office-policy.noLeague') } : {}),
    }),
    send: (form) => {
      const leagues = leaguesOf(form);
      return call(simulationsContract, {
        body: {
          min_ev: readShare(form.get('min_ev')) ?? 0,
          min_confidence: readWhole(form.get('min_confidence')) ?? 0,
          leagues: leagues.length === room.leagues.length ? null : leagues,
          from: String(form.get('from') ?? ''),
          until: String(form.get('until') ?? ''),
        },
      });
    },
    onDone: ({ id }) => {
      void navigate(href('/office/policy', { try: id }), { preventScrollReset: true });
    },
  });
  if (policy === undefined) return null;
  if (room.months.length === 0) {
    return (
      <Panel title={t('office-policy.tryTitle')}>
        <Notice>
          {t('office-policy.noEvidence')}{' '}
          <TextLink href={href('/office/models')}>{t('office-policy.noEvidenceLink')}</TextLink>
        </Notice>
      </Panel>
    );
  }
  const months = room.months.map(({ month, games }) => ({
    value: month,
    label: t('office-policy.monthGames', { month, games: formatNumber(games) }),
  }));
  return (
    <Panel title={t('office-policy.tryTitle')}>
      <form ref={ref} onSubmit={onSubmit} noValidate className="grid gap-4">
        <p className="text-14 text-ink-2">{t('office-policy.tryText')}</p>
        <div role="alert" className="empty:hidden">
          {errors.base ? <Notice tone="error">{errors.base}</Notice> : null}
        </div>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label={t('office-policy.minEvField')}
            name="min_ev"
            inputMode="decimal"
            defaultValue={String(Math.round(policy.min_ev * 1000) / 10)}
            error={errors.min_ev}
          />
          <TextField
            label={t('office-policy.minConfidence')}
            name="min_confidence"
            inputMode="numeric"
            defaultValue={String(policy.min_confidence)}
            error={errors.min_confidence}
          />
          <Select
            label={t('office-policy.from')}
            name="from"
            options={months}
            defaultValue={months[0]?.value}
            error={errors.from}
          />
          <Select
            label={t('office-policy.until')}
            name="until"
            options={months}
            defaultValue={months.at(-1)?.value}
            error={errors.until}
          />
        </div>
        <fieldset aria-describedby={leaguesId} className="grid gap-1.5">
          <legend className="pb-1.5 text-14 font-medium text-main">{t('office-policy.leagues')}</legend>
          <div className="flex flex-wrap gap-x-4 gap-y-1">
            {room.leagues.map((league) => (
              <Checkbox
                key={league}
                name="leagues"
                value={league}
                label={leagueName(league)}
                defaultChecked={policy.leagues === null || policy.leagues.includes(league)}
              />
            ))}
          </div>
          <FieldError id={leaguesId} error={errors.leagues} />
        </fieldset>
        <div>
          <Button type="submit" tone="primary" size="small" needsScripts busy={isBusy}>
            {t('office-policy.tryVerb')}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
