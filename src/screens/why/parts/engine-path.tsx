import { Form } from 'react-router';
import { formatDateTime, formatPercent, formatSignedPercent, formatTime } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Button } from '#ui/button.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { StepChart } from '#ui/charts/step-chart.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { useOdds } from '../../pick/odds-format.tsx';
import type { ExplainedWhy } from '../data.server.ts';

/** What the engine thought of the bet with each forecast, and at the instant that the reader asks for. */
export function EnginePath({ data }: { data: ExplainedWhy }) {
  const { t, locale } = useLanguage<'why'>();
  const { explained, display, wall } = data;
  return (
    <Section title={t('why.engine.title')} lead={t('why.engine.lead')} anchor="engine">
      <div className="grid gap-4">
        <Form
          method="get"
          action={`${localePath(locale, '/why')}#engine`}
          preventScrollReset
          className="flex flex-wrap items-end gap-2"
        >
          <input type="hidden" name="pick" value={explained.pick.id} />
          <input type="hidden" name="tz" value={display.zone} />
          <TextField
            key={wall}
            type="datetime-local"
            name="at"
            label={t('why.engine.label', { zone: data.place })}
            defaultValue={wall}
          />
          <Button type="submit">{t('why.engine.ask')}</Button>
        </Form>
        <Answer data={data} />
        {explained.path.length === 0 ? <Notice>{t('why.engine.none')}</Notice> : <Path data={data} />}
      </div>
    </Section>
  );
}

function Answer({ data: { at, isFuture, explained, display } }: { data: ExplainedWhy }) {
  const { t } = useLanguage<'why'>();
  const { odds } = useOdds();
  const { thought, pick } = explained;
  if (at === null) return null;
  const time = formatDateTime(at, display.zone);
  if (isFuture) return <Notice tone="error">{t('why.engine.future')}</Notice>;
  if (thought === null) return <Notice>{t('why.engine.before', { time })}</Notice>;
  const known = formatDateTime(thought.known_at, display.zone);
  const chance = formatPercent(thought.p_win);
  return (
    <Notice tone="success">
      {thought.odds === null
        ? t('why.engine.thoughtUnpriced', { time, chance, known })
        : t('why.engine.thought', {
            time,
            chance,
            known,
            odds: odds(thought.odds, pick),
            value: formatSignedPercent(thought.ev),
          })}
    </Notice>
  );
}

function Path({ data: { explained, display, until, at } }: { data: ExplainedWhy }) {
  const { t } = useLanguage<'why' | 'sport'>();
  const { odds } = useOdds();
  const { path, pick, thought } = explained;
  const { zone } = display;
  const [first, last] = [path[0], path.at(-1)];
  const marked = thought ?? path.findLast(({ known_at: known }) => known <= pick.published_at);
  const markedAt = thought === null || at === null ? pick.published_at : at;
  const say = (instant: string) => formatDateTime(instant, zone);
  return (
    <ChartFrame
      title={t('why.engine.chart', {
        from: formatPercent(first?.p_win),
        to: formatPercent(last?.p_win),
        count: path.length,
      })}
      table={{
        switchLabel: t('why.engine.table'),
        label: t('why.engine.title'),
        rows: path,
        rowKey: ({ known_at: known }) => known,
        columns: [
          { key: 'at', header: t('why.engine.time'), render: ({ known_at: known }) => say(known) },
          {
            key: 'p',
            header: t('sport.fields.probability'),
            numeric: true,
            render: ({ p_win: p }) => formatPercent(p),
          },
          {
            key: 'odds',
            header: t('why.engine.odds'),
            numeric: true,
            render: ({ odds: value }) => odds(value, pick),
          },
          {
            key: 'ev',
            header: t('sport.fields.expected_value'),
            numeric: true,
            render: ({ ev }) => formatSignedPercent(ev),
          },
        ],
      }}
    >
      <StepChart
        label={t('why.engine.chart', {
          from: formatPercent(first?.p_win),
          to: formatPercent(last?.p_win),
          count: path.length,
        })}
        readoutLabel={t('why.engine.title')}
        points={path.map(({ known_at: known, p_win: p }) => ({
          at: Date.parse(known),
          value: p,
          text: `${say(known)} · ${formatPercent(p)}`,
        }))}
        until={Date.parse(until)}
        formatValue={(value) => formatPercent(value)}
        mark={
          marked === undefined
            ? null
            : {
                at: Date.parse(markedAt),
                value: marked.p_win,
                label: `${formatTime(markedAt, zone)} · ${formatPercent(marked.p_win)}`,
              }
        }
        xTicks={
          first === undefined
            ? []
            : [
                { at: Date.parse(first.known_at), label: say(first.known_at).slice(5, 16) },
                { at: Date.parse(until), label: say(until).slice(5, 16) },
              ]
        }
      />
    </ChartFrame>
  );
}
