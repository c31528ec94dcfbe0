import { formatPercent, formatSigned } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { Section } from '#ui/section.tsx';
import { MAX_DRAWN, SeasonFan } from '../../season-fan.tsx';
import type { BankrollData } from '../data.server.ts';
import { ChoiceForm } from './choice-form.tsx';
import { OutcomeTable } from './outcome-table.tsx';

type Bankroll = NonNullable<BankrollData['bankroll']>;

/** Ten thousand seasons under the reader's own staking plan: what luck does to a bankroll before it does it. */
export function BankrollPage({ choice, bankroll }: BankrollData) {
  const { locale, t } = useLanguage<'bankroll'>();
  return (
    <>
      <PageHeader
        title={t('bankroll.title')}
        lead={t('bankroll.lead')}
        actions={
          <LinkButton size="small" href={localePath(locale, '/subscribe')}>
            {t('bankroll.plans')}
          </LinkButton>
        }
      />
      <ChoiceForm choice={choice} />
      {bankroll === null ? (
        <EmptyState title={t('bankroll.none')} text={t('bankroll.noneText')} />
      ) : (
        <>
          <Section
            title={t('bankroll.result', { count: choice.picks })}
            lead={<Verdict bankroll={bankroll} />}
          >
            <div className="grid gap-5 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
              <Fan bankroll={bankroll} />
              <OutcomeTable ours={bankroll.ours} fair={bankroll.fair} />
            </div>
          </Section>
          <Basis bankroll={bankroll} />
        </>
      )}
    </>
  );
}

/** Whether the market's own chances would do as well as ours: said before the reader looks at the better line. */
function Verdict({ bankroll: { ours, error } }: { bankroll: Bankroll }) {
  const { t } = useLanguage<'bankroll'>();
  const halved = formatPercent(ours.halved);
  const [low] = error.interval;
  return t(low < 0 ? 'bankroll.verdict.unsure' : 'bankroll.verdict.sure', { halved });
}

function Fan({ bankroll }: { bankroll: Bankroll }) {
  const { t } = useLanguage<'bankroll'>();
  const { ours, fair, seasons } = bankroll;
  const share = (value: number) => formatPercent(value, 0);
  // Every fifth place is enough for a table; the drawing has them all.
  const rows = ours.fan.filter((_point, index) => index % 5 === 0);
  return (
    <ChartFrame
      title={t('bankroll.fan.title')}
      note={t('bankroll.fan.note', { most: share(MAX_DRAWN) })}
      table={{
        switchLabel: t('bankroll.fan.figures'),
        label: t('bankroll.fan.title'),
        rows,
        rowKey: ({ picks }) => picks,
        columns: [
          { key: 'picks', header: t('bankroll.choice.picks'), isShort: true, render: ({ picks }) => picks },
          { key: 'low', header: '5%', numeric: true, render: ({ low }) => share(low) },
          { key: 'lower', header: '25%', numeric: true, render: ({ lower }) => share(lower) },
          { key: 'median', header: '50%', numeric: true, render: ({ median }) => share(median) },
          { key: 'upper', header: '75%', numeric: true, render: ({ upper }) => share(upper) },
          { key: 'high', header: '95%', numeric: true, render: ({ high }) => share(high) },
        ],
      }}
    >
      <SeasonFan ours={ours.fan} fair={fair.fan} seasons={seasons} />
    </ChartFrame>
  );
}

/** What it rests on, how sure that is, and how anyone gets the same figures. */
function Basis({ bankroll }: { bankroll: Bankroll }) {
  const { t } = useLanguage<'bankroll'>();
  const { origin, n, games, simulated, error, margin, seasons, day } = bankroll;
  const points = (share: number) => formatSigned(share * 100);
  return (
    <Section title={t('bankroll.basis.title')} anchor="basis">
      <div className="grid gap-3">
        <p className="flex flex-wrap items-center gap-2">
          <Badge tone={origin === 'live' ? 'brand' : 'warn'}>{t(`bankroll.basis.${origin}`)}</Badge>
          {simulated ? <Badge tone="warn">{t('bankroll.basis.simulated')}</Badge> : null}
        </p>
        <ul className="grid max-w-prose list-disc gap-2 pl-5 text-14 text-ink-2">
          <li>{t('bankroll.basis.sample', { count: n, games })}</li>
          <li>
            {t('bankroll.basis.error', {
              value: points(error.value),
              low: points(error.interval[0]),
              high: points(error.interval[1]),
            })}
          </li>
          <li>{t('bankroll.basis.fair', { margin: formatPercent(margin) })}</li>
          <li>{t('bankroll.basis.games')}</li>
          <li>{t('bankroll.basis.seed', { seasons, day })}</li>
        </ul>
        <Notice tone="warning">{t('bankroll.basis.warning')}</Notice>
      </div>
    </Section>
  );
}
