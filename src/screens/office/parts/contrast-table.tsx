import type { ThemePair } from '#brands/theme-pairs.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '../panel.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { truncate } from './look-fields.tsx';
import { useVariables } from './use-variables.ts';

type PairRow = Pick<ThemePair, 'front' | 'ground'> &
  Readonly<Record<'light' | 'dark', ThemePair | undefined>>;

/** Every pair of colours that meets on a page, with its contrast in light and in dark, and what WCAG asks of it. */
export function ContrastTable({ pairs }: { pairs: readonly ThemePair[] }) {
  const { t } = useLanguage<'office-theme'>();
  const errors = pairs.filter(({ ratio, least }) => ratio < least).length;
  const rows: PairRow[] = pairs
    .filter(({ mode }) => mode === 'light')
    .map(({ front, ground }) => {
      const pairIn = (mode: 'light' | 'dark') =>
        pairs.find((pair) => pair.mode === mode && pair.front === front && pair.ground === ground);
      return { front, ground, light: pairIn('light'), dark: pairIn('dark') };
    });
  return (
    <Panel title={t('office-theme.contrast.title')}>
      <p className="max-w-prose text-14 text-ink-2">{t('office-theme.contrast.text')}</p>
      <div aria-live="polite">
        {errors > 0 ? <Notice tone="error">{t('office-theme.unreadable', { count: errors })}</Notice> : null}
      </div>
      <OfficeTable
        isPlain
        label={t('office-theme.contrast.title')}
        rows={rows}
        rowKey={({ front, ground }) => `${front} ${ground}`}
        empty=""
        columns={useColumns()}
      />
    </Panel>
  );
}

function useColumns(): readonly [OfficeColumn<PairRow>, ...OfficeColumn<PairRow>[]] {
  const { t } = useLanguage<'office-theme'>();
  return [
    {
      key: 'pair',
      header: t('office-theme.contrast.pair'),
      roomy: true,
      render: ({ front, ground }) =>
        t('office-theme.contrast.on', {
          front: t(`office-theme.token.${front}`),
          ground: t(`office-theme.token.${ground}`),
        }),
    },
    ...(['light', 'dark'] as const).map((mode) => ({
      key: mode,
      header: t(`office-theme.mode.${mode}`),
      render: (row: PairRow) => <Figure pair={row[mode]} />,
    })),
    {
      key: 'least',
      header: t('office-theme.contrast.least'),
      numeric: true,
      wideOnly: true,
      render: ({ light }) => (light === undefined ? '-' : light.least.toFixed(1)),
    },
  ];
}

/** A sample of the two colours, their contrast, and in words whether it is enough. */
function Figure({ pair }: { pair: ThemePair | undefined }) {
  const { t } = useLanguage<'office-theme'>();
  const ref = useVariables(
    pair === undefined ? {} : { '--sample-front': pair.frontColour, '--sample-ground': pair.groundColour },
  );
  if (pair === undefined) return '-';
  const isRead = pair.ratio >= pair.least;
  return (
    <span className="inline-flex items-center gap-x-2 gap-y-1 whitespace-nowrap max-md:flex-wrap">
      <span
        ref={ref}
        aria-hidden="true"
        data-sample
        className="grid h-6 w-10 place-items-center rounded-4 bg-(--sample-ground) text-14 font-medium text-(--sample-front) shadow-card"
      >
        Aa
      </span>
      <span>{truncate(pair.ratio)}</span>
      <Badge tone={isRead ? 'win' : 'lose'}>
        {t(isRead ? 'office-theme.contrast.read' : 'office-theme.contrast.unread')}
      </Badge>
    </span>
  );
}
