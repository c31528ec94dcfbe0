import type { ReactNode } from 'react';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { proofIcon } from '#ui/icon-paths.ts';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { PublicPicks } from '../picks.server.ts';
import type { SiteRecord } from '../record.server.ts';
import { CalibrationChart } from './calibration-chart.tsx';
import { GapPicture } from './gap-picture.tsx';
import { Receipt } from './receipt.tsx';

interface HowItWorksProps {
  record: SiteRecord;
  picks: PublicPicks;
  zone: string;
  offset: string;
}

/** Three steps, each a picture of something that is really there with a few words below it. */
export function HowItWorks({ record, picks, zone, offset }: HowItWorksProps) {
  const { t } = useLanguage<'home'>();
  const numbered = picks.free?.pick ?? picks.next[0]?.pick;
  const [analysed] = record.analysed.toSorted((a, b) => b.value - a.value);
  const { members } = record;
  return (
    <Section
      title={t('home.how.title')}
      anchor="how"
      actions={
        <div className="flex flex-wrap gap-x-5 max-md:gap-y-6">
          {analysed === undefined ? null : (
            <TextLink href={analysed.evidence} className="tap text-14">
              {t(`home.counters.${analysed.origin}`, { n: formatNumber(analysed.value) })}
            </TextLink>
          )}
          {members === null ? null : (
            <TextLink href={members.evidence} className="tap text-14">
              {t('home.counters.members', { n: formatNumber(members.value) })}
            </TextLink>
          )}
        </div>
      }
    >
      <ol className="grid gap-x-6 gap-y-6 xl:grid-cols-3 xl:grid-rows-[auto_1fr] xl:gap-y-3">
        <Step
          title={t('home.how.price.title')}
          text={t('home.how.price.text')}
          picture={
            record.example === null ? null : (
              <GapPicture pick={record.example} band={record.evidence?.band ?? null} />
            )
          }
        />
        <Step
          title={t('home.how.number.title')}
          text={t('home.how.number.text')}
          picture={
            numbered === undefined ? (
              <NothingNumbered isAlone={record.example === null} />
            ) : (
              <Receipt pick={numbered} zone={zone} offset={offset} />
            )
          }
        />
        <Step
          title={t('home.how.settle.title')}
          text={t('home.how.settle.text')}
          picture={
            record.calibration.groups.length === 0 ? null : (
              <CalibrationChart calibration={record.calibration} zone={zone} />
            )
          }
        />
      </ol>
    </Section>
  );
}

/** Where there is no pick whose number could be shown: between two pictures its place is not left empty. */
function NothingNumbered({ isAlone }: { isAlone: boolean }) {
  const { t } = useLanguage<'home'>();
  if (isAlone) return null;
  return (
    <Card className="grid content-center rounded-t-none border-t-2 border-main">
      <EmptyState icon={proofIcon} title={t('home.picks.emptyTitle')} />
    </Card>
  );
}

function Step({ title, text, picture }: { title: string; text: string; picture: ReactNode }) {
  return (
    <li className="grid min-w-0 content-start gap-2 xl:row-span-2 xl:grid-rows-subgrid">
      <div className="grid content-start gap-0.5">
        <h3 className="text-16 font-strong">{title}</h3>
        <p className="max-w-[44ch] text-14 text-ink-2">{text}</p>
      </div>
      {/* The pictures end on one line, and one whose table is opened grows alone. */}
      <div className="grid content-start *:xl:min-h-88">{picture}</div>
    </li>
  );
}
