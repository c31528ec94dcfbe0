import { formatDateTime, formatMoney, formatNumber, formatPercent } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { WholeFigures } from '#ui/whole-figures.tsx';
import type { MethodologyData } from '../data.server.ts';
import { Prose } from './prose.tsx';

type PolicyProps = Pick<MethodologyData, 'methodology' | 'zone' | 'unitUsd'>;

/** The publishing policy as its row stands now. */
export function Policy({ methodology, zone, unitUsd }: PolicyProps) {
  const { t } = useLanguage<'methodology'>();
  const { policy } = methodology;
  const lead = policy
    ? t('methodology.policy.lead', { version: policy.version, since: formatDateTime(policy.since, zone) })
    : undefined;
  return (
    <Section
      title={t('methodology.policy.title')}
      lead={lead && <WholeFigures text={lead} />}
      anchor="policy"
    >
      <div className="grid gap-4">
        {policy === null ? (
          <Notice>{t('methodology.policy.none')}</Notice>
        ) : (
          <Rules methodology={methodology} policy={policy} unitUsd={unitUsd} />
        )}
        <Prose paragraphs={[t('methodology.policy.pass')]} />
      </div>
    </Section>
  );
}

function Rules({
  methodology: { stake, leagues },
  policy,
  unitUsd,
}: Omit<PolicyProps, 'zone'> & { policy: NonNullable<PolicyProps['methodology']['policy']> }) {
  const { t, locale } = useLanguage<'methodology'>();
  const named = leagues.filter(({ id }) => policy.leagues?.includes(id)).map(({ name }) => name);
  const rows = [
    { name: t('methodology.policy.ev'), value: formatPercent(policy.minEv) },
    ...(policy.minConfidence > 0
      ? [{ name: t('methodology.policy.confidence'), value: formatNumber(policy.minConfidence) }]
      : []),
    {
      name: t('methodology.policy.window'),
      value: t('methodology.policy.windowValue', {
        hours: policy.maxLeadHours,
        minutes: policy.minLeadMinutes,
      }),
    },
    {
      name: t('methodology.policy.leagues'),
      value: policy.leagues === null ? t('methodology.policy.allLeagues') : named.join(' · '),
    },
    { name: t('methodology.policy.each'), value: t('methodology.policy.eachValue') },
    {
      name: t('methodology.policy.stake'),
      value: t('methodology.policy.stakeValue', {
        least: formatNumber(stake.least, 1),
        most: formatNumber(stake.most, 1),
      }),
    },
    { name: t('methodology.policy.unit'), value: formatMoney(unitUsd, 'USD', locale) },
  ];
  return (
    <Card flush className="max-w-prose">
      <dl className="divide-y divide-line text-14">
        {rows.map(({ name, value }) => (
          <div key={name} className="flex flex-wrap justify-between gap-x-6 gap-y-0.5 px-4 py-3">
            <dt className="text-ink-2">{name}</dt>
            <dd className="font-medium text-main">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
