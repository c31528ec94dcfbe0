import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { MirroredBars } from '#ui/mirrored-bars.tsx';
import { Section } from '#ui/section.tsx';
import type { StatisticsData } from '../data.server.ts';
import { type Panel, type Shown, type Sport, strengthText } from '../figures.ts';
import { Meetings } from './meetings.tsx';
import { RatingChart } from './rating-chart.tsx';
import { StrengthsChart } from './strengths-chart.tsx';

interface CompareProps {
  data: StatisticsData;
  panel: Panel;
  compare: NonNullable<Shown['compare']>;
  sport: Sport;
}

/** Two teams face to face: the mirrored list with the figures, the radar of the same measures, ratings and meetings. */
export function Compare({ data, panel, compare, sport }: CompareProps) {
  const { t } = useLanguage<'statistics' | 'ui'>();
  const { other, meetings } = compare;
  const sample = (k: string, n: number) => t('ui.sample', { k, n });
  const pairs = panel.strengths.flatMap((strength) => {
    const opposite = other.strengths.find(({ id }) => id === strength.id);
    if (opposite === undefined) return [];
    return {
      key: strength.id,
      label: t(`statistics.strengths.names.${strength.id}`),
      home: { share: strength.percentile ?? 0, text: strengthText(strength, panel, sport, sample) },
      away: { share: opposite.percentile ?? 0, text: strengthText(opposite, other, sport, sample) },
    };
  });
  return (
    <Section title={t('statistics.compare.title', { team: panel.team.name, other: other.team.name })}>
      <div className="grid gap-4 lg:grid-cols-2">
        <Card as="section" className="grid content-start gap-5">
          <div className="grid gap-0.5">
            <h3 className="text-16 font-medium text-main">{t('statistics.compare.mirror')}</h3>
            <p className="text-12 text-ink-3">{t('statistics.strengths.note')}</p>
          </div>
          <p className="flex justify-between gap-3 text-14 font-medium">
            <span className="text-primary-ink">{panel.team.name}</span>
            <span className="text-right text-ink-2">{other.team.name}</span>
          </p>
          <MirroredBars label={t('statistics.compare.mirror')} pairs={pairs} />
        </Card>
        <StrengthsChart panel={panel} other={other} sport={sport} />
        <RatingChart panel={panel} other={other} zone={data.display.zone} />
        <Meetings data={data} panel={panel} meetings={meetings} sport={sport} />
      </div>
    </Section>
  );
}
