import { policyProposalsContract } from '#api/office/policy/proposals.contract.ts';
import { formatDate, formatPercent } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Notice } from '#ui/notice.tsx';
import { ActionDialog, reasonOf } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOffice } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { PolicyRoom, Simulation } from './data.server.ts';
import { PolicyFigures } from './policy-figures.tsx';
import { useSettingsText } from './use-settings-text.ts';

const TONES = { too_few: 'warning', profit: 'success', luck: 'warning', loss: 'error' } as const;
/** How often a try without any merit looks better than it is at the upper end of a 95 % interval. */
const LUCKY_SHARE = 0.025;

/** What one try came to beside the policy in force, how much luck there is in it, and the step to a proposal. */
export function SimulationPanel({ room, simulation }: { room: PolicyRoom; simulation: Simulation }) {
  const { t } = useLanguage<'office-policy'>();
  const { zone } = useOffice();
  const settings = useSettingsText();
  const { report, window } = simulation;
  const { verdict, tried } = report;
  return (
    <Panel title={t('office-policy.result')}>
      <p className="text-14 text-ink-2">
        {settings.all(simulation)} ·{' '}
        {t('office-policy.evidence', {
          from: formatDate(window.from, zone),
          until: formatDate(window.until, zone),
          games: formatNumber(report.games),
          days: formatNumber(report.days),
        })}
      </p>
      <Notice tone={TONES[verdict]}>{t(`office-policy.verdict.${verdict}`)}</Notice>
      <PolicyFigures report={report} version={simulation.policy_version} />
      <p className="text-14 text-ink-2">
        {t('office-policy.moved', {
          added: formatNumber(report.added),
          dropped: formatNumber(report.dropped),
        })}
      </p>
      <Notice>
        {t('office-policy.caution', {
          count: tried,
          version: simulation.policy_version,
          share: formatPercent(1 - (1 - LUCKY_SHARE) ** tried, 0),
        })}
      </Notice>
      <Months report={report} />
      <Propose room={room} simulation={simulation} />
    </Panel>
  );
}

function Months({ report }: { report: Simulation['report'] }) {
  const { t } = useLanguage<'office-policy'>();
  const present = new Map(report.present.months.map((one) => [one.month, one]));
  const names = [...new Set([...report.proposed.months, ...report.present.months].map(({ month }) => month))];
  const proposed = new Map(report.proposed.months.map((one) => [one.month, one]));
  return (
    <details>
      <summary className="text-12 font-medium text-ink-2 underline underline-offset-3">
        {t('office-policy.byMonth')}
      </summary>
      <OfficeTable
        label={t('office-policy.byMonth')}
        isPlain
        rows={names.toSorted()}
        rowKey={(month) => month}
        empty="-"
        columns={[
          { key: 'month', header: t('office-policy.month'), render: (month) => month },
          ...(
            [
              ['proposed', proposed],
              ['present', present],
            ] as const
          ).map(([key, months]) => ({
            key,
            header: t(`office-policy.${key}`),
            numeric: true,
            render: (month: string) => {
              const one = months.get(month);
              return one === undefined ? '-' : `${formatPercent(one.roi)} · n = ${formatNumber(one.picks)}`;
            },
          })),
        ]}
      />
    </details>
  );
}

function Propose({ room, simulation }: { room: PolicyRoom; simulation: Simulation }) {
  const { t } = useLanguage<'office-policy'>();
  const may = useMay();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const settings = useSettingsText();
  const isOld = simulation.policy_version !== room.version;
  const isWaiting = room.proposals.some(({ state }) => state === 'open');
  if (!may('policies.change') || isOld || isWaiting) return null;
  return (
    <div>
      <ActionDialog
        verb={t('office-policy.propose.verb')}
        title={t('office-policy.propose.title')}
        text={settings.all(simulation)}
        withReason
        reasonHint={t('office-policy.propose.hint')}
        secondPerson="own list"
        send={(form) =>
          call(policyProposalsContract, { body: { simulation_id: simulation.id, reason: reasonOf(form) } })
        }
        onDone={() => say({ tone: 'success', text: t('office-policy.propose.done') })}
      />
    </div>
  );
}
