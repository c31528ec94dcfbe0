import type { ReactNode } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Section } from '#ui/section.tsx';
import type { PublicPicks } from '../picks.server.ts';
import type { SiteRecord } from '../record.server.ts';
import { CalibrationChart } from './calibration-chart.tsx';
import { EdgePicture } from './edge-picture.tsx';
import { Receipt } from './receipt.tsx';

interface HowItWorksProps {
  record: SiteRecord;
  picks: PublicPicks;
  zone: string;
  offset: string;
}

/** Three steps, each with a small picture of something that is really there. */
export function HowItWorks({ record, picks, zone, offset }: HowItWorksProps) {
  const { t } = useLanguage<'home'>();
  const numbered = picks.free?.pick ?? picks.next[0];
  return (
    <Section title={t('home.how.title')} anchor="how">
      <ol className="grid gap-x-4 gap-y-6 lg:grid-cols-3 lg:grid-rows-[auto_1fr] lg:gap-y-4">
        <Step
          number={1}
          title={t('home.how.price.title')}
          text={t('home.how.price.text')}
          picture={record.example === null ? null : <EdgePicture pick={record.example} />}
        />
        <Step
          number={2}
          title={t('home.how.number.title')}
          text={t('home.how.number.text')}
          picture={numbered === undefined ? null : <Receipt pick={numbered} zone={zone} offset={offset} />}
        />
        <Step
          number={3}
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

interface StepProps {
  number: number;
  title: string;
  text: string;
  picture: ReactNode;
}

function Step({ number, title, text, picture }: StepProps) {
  return (
    <li className="grid min-w-0 content-start gap-3 lg:row-span-2 lg:grid-rows-subgrid">
      <div className="grid grid-cols-[auto_1fr] content-start gap-x-3 gap-y-1">
        <span
          aria-hidden="true"
          className="grid size-7 place-items-center rounded-8 bg-primary-100 text-14 font-strong text-main"
        >
          {number}
        </span>
        <h3 className="self-center text-16 font-strong">{title}</h3>
        <p className="col-start-2 text-14 text-ink-2">{text}</p>
      </div>
      {picture}
    </li>
  );
}
