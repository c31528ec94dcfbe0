import { formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useMay } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import type { PolicyRoom, Simulation } from './data.server.ts';
import { Proposals } from './proposals.tsx';
import { SimulationPanel } from './simulation-panel.tsx';
import { SimulatorForm } from './simulator-form.tsx';
import { TryList } from './try-list.tsx';
import { usePolicyNote } from './use-policy-note.ts';
import { useSettingsText } from './use-settings-text.ts';

/** The policy in force, thresholds to try beside it, what the shown try came to, and everything before. */
export function PolicyPage({ room, shown }: { room: PolicyRoom; shown: Simulation | null }) {
  const may = useMay();
  return (
    <>
      <Proposals room={room} />
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)]">
        <InForce room={room} />
        {may('policies.change') ? <SimulatorForm room={room} /> : null}
      </div>
      {shown === null ? null : <SimulationPanel room={room} simulation={shown} />}
      <TryList room={room} shown={shown} />
      <Versions room={room} />
    </>
  );
}

function InForce({ room: { policies } }: { room: PolicyRoom }) {
  const { t } = useLanguage<'office-policy'>();
  const leagues = useSettingsText().leagues;
  const noteOf = usePolicyNote();
  const [policy] = policies;
  if (policy === undefined) return null;
  return (
    <Panel title={t('office-policy.inForce', { version: policy.version })}>
      <DetailList
        details={[
          [t('office-policy.minEv'), formatPercent(policy.min_ev)],
          [t('office-policy.minConfidence'), String(policy.min_confidence)],
          [t('office-policy.leagues'), leagues(policy.leagues)],
          [
            t('office-policy.window'),
            t('office-policy.windowText', {
              least: policy.min_lead_minutes,
              most: policy.max_lead_hours,
            }),
          ],
          [t('office-policy.since'), <OfficeTime key="s" at={policy.valid_from} />],
          [t('office-policy.note'), noteOf(policy)],
        ]}
      />
    </Panel>
  );
}

function Versions({ room: { policies } }: { room: PolicyRoom }) {
  const { t } = useLanguage<'office-policy'>();
  const settings = useSettingsText();
  const noteOf = usePolicyNote();
  const title = t('office-policy.versions');
  return (
    <Panel title={title}>
      <OfficeTable
        label={title}
        isPlain
        rows={policies}
        rowKey={({ version }) => String(version)}
        empty="-"
        columns={[
          { key: 'version', header: t('office-policy.version'), render: ({ version }) => version },
          {
            key: 'since',
            header: t('office-policy.since'),
            roomy: true,
            render: ({ valid_from: from }) => <OfficeTime at={from} />,
          },
          {
            key: 'settings',
            header: t('office-policy.settings'),
            roomy: true,
            render: (row) => (
              <>
                {settings.all(row)}
                {/* On a phone the note stands here, in the place of a column of its own. */}
                <span className="block pt-1 text-12 text-ink-3 md:hidden">{noteOf(row)}</span>
              </>
            ),
          },
          {
            key: 'by',
            header: t('office-policy.by'),
            wideOnly: true,
            render: ({ created_by: by }) => by ?? '-',
          },
          { key: 'note', header: t('office-policy.note'), wideOnly: true, render: noteOf },
        ]}
      />
    </Panel>
  );
}
