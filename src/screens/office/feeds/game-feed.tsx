import { formatMinute } from '#i18n/format.ts';
import { formatNumber } from '#i18n/format-number.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useLeagueName, useOffice, useOfficeHref } from '../frame/office-context.ts';
import { OfficeTime } from '../office-time.tsx';
import { DetailList, Panel } from '../panel.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { CreditPace } from './credit-pace.tsx';
import type { FeedsView } from './data.server.ts';

type Provider = FeedsView['games']['providers'][number];

/** The providers of games, prices and results: how far they are read, their counts, their failures and their last answers. */
export function GameFeed({ feeds: { games, questions, as_of: asOf } }: { feeds: FeedsView }) {
  const { t } = useLanguage<'office-operations'>();
  const { zone } = useOffice();
  const { providers } = games;
  const time = (at: string | null) => (at === null ? '-' : formatMinute(at, zone));
  return (
    <>
      <p className="text-12 text-ink-3">{t('office-operations.asOf', { time: formatMinute(asOf, zone) })}</p>
      {games.is_stale ? (
        <Notice tone="error">{t('office-operations.feeds.stale', { time: time(games.known_until) })}</Notice>
      ) : null}
      {games.is_live && providers.every(({ gives }) => !gives.prices) ? (
        <Notice tone="warning">{t('office-operations.feeds.noPrices')}</Notice>
      ) : null}
      <Panel title={t('office-operations.feeds.games')}>
        <DetailList
          details={[
            // Without a provider the sentence below says where matches come from.
            ...(providers.length === 0
              ? []
              : [
                  [
                    t('office-operations.feeds.source'),
                    providers.map(({ name }) => name).join(' · '),
                  ] as const,
                ]),
            [t('office-operations.feeds.knownUntil'), time(games.known_until)],
          ]}
        />
        {providers.length === 0 ? (
          <p className="text-14 text-ink-2">{t('office-operations.feeds.replay')}</p>
        ) : null}
      </Panel>
      {providers.map((provider) => (
        <ProviderPanel key={provider.name} provider={provider} />
      ))}
      {providers.length === 0 ? null : <Questions questions={questions} />}
    </>
  );
}

function ProviderPanel({ provider }: { provider: Provider }) {
  const { t } = useLanguage<'office-operations'>();
  const { zone } = useOffice();
  const { name, credits, minute, gives } = provider;
  const time = (at: string | null) => (at === null ? '-' : formatMinute(at, zone));
  const given = [
    t('office-operations.feeds.given.base'),
    ...(['prices', 'called_off', 'parts'] as const)
      .filter((one) => gives[one])
      .map((one) => t(`office-operations.feeds.given.${one}`)),
  ];
  const count =
    minute === null
      ? ([
          t('office-operations.feeds.credits'),
          credits === null
            ? t('office-operations.feeds.noCredits')
            : t('office-operations.feeds.creditsLeft', {
                left: formatNumber(credits.remaining),
                time: time(credits.reported_at),
                used: credits.used === null ? '-' : formatNumber(credits.used),
              }),
        ] as const)
      : ([
          t('office-operations.feeds.minute'),
          t('office-operations.feeds.minuteLeft', {
            left: formatNumber(minute.remaining),
            time: time(minute.reported_at),
          }),
        ] as const);
  return (
    <>
      {provider.left_alone_until ? (
        <Notice tone="warning">
          {name}:{' '}
          {t('office-operations.feeds.leftAlone', {
            count: provider.failures_in_row,
            time: time(provider.left_alone_until),
            failure: provider.failure ?? '-',
          })}
        </Notice>
      ) : null}
      <Panel title={t('office-operations.feeds.provider', { name })}>
        <DetailList
          details={[
            [t('office-operations.feeds.gives'), given.join(' · ')],
            [t('office-operations.feeds.goodAt'), time(provider.good_at)],
            [t('office-operations.feeds.failedAt'), `${time(provider.failed_at)} ${provider.failure ?? ''}`],
            count,
            [
              t('office-operations.feeds.aliases'),
              <AliasesLink key="aliases" count={provider.open_aliases} />,
            ],
          ]}
        />
        <LastDay lastDay={provider.last_day} />
      </Panel>
      {provider.period ? <CreditPace period={provider.period} /> : null}
    </>
  );
}

function AliasesLink({ count }: { count: number }) {
  const href = useOfficeHref();
  return <TextLink href={href('/office/aliases')}>{formatNumber(count)}</TextLink>;
}

function LastDay({ lastDay }: { lastDay: Provider['last_day'] }) {
  const { t } = useLanguage<'office-operations'>();
  return (
    <OfficeTable
      isPlain
      label={t('office-operations.feeds.lastDay')}
      rows={lastDay}
      rowKey={({ endpoint }) => endpoint}
      empty={t('office-operations.feeds.noAnswers')}
      columns={[
        { key: 'endpoint', header: t('office-operations.feeds.lastDay'), render: ({ endpoint }) => endpoint },
        ...(['asked', 'failed', 'refused'] as const).map((name) => ({
          key: name,
          header: t(`office-operations.feeds.counts.${name}`),
          numeric: true,
          render: (row: Provider['last_day'][number]) => formatNumber(row[name]),
        })),
      ]}
    />
  );
}

function Questions({ questions }: Pick<FeedsView, 'questions'>) {
  const { t } = useLanguage<'office-operations'>();
  const leagueName = useLeagueName();
  return (
    <Panel title={t('office-operations.feeds.questions')}>
      <OfficeTable
        isPlain
        label={t('office-operations.feeds.questions')}
        rows={questions}
        rowKey={({ provider, endpoint, league }) => `${provider} ${endpoint} ${league}`}
        empty={t('office-operations.feeds.noAnswers')}
        columns={[
          {
            key: 'question',
            header: t('office-operations.feeds.question'),
            render: ({ provider, endpoint, league }) => `${leagueName(league)} · ${endpoint} · ${provider}`,
          },
          {
            key: 'state',
            header: t('office-operations.state'),
            render: ({ status, failure }) => (
              <Badge tone={failure === null ? 'win' : 'lose'}>{failure ?? String(status ?? '-')}</Badge>
            ),
          },
          {
            key: 'at',
            header: t('office-operations.feeds.askedAt'),
            render: ({ asked_at: at }) => <OfficeTime at={at} />,
          },
        ]}
      />
    </Panel>
  );
}
