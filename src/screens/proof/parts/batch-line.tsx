import type { BatchCourse } from '#domain/picks/proof/show-day-course.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

/** The stretch of time that a drawing shows, and the present where it lies within. */
export type CoursePlace = { readonly from: number; readonly until: number; readonly now: number | null };

/** A batch on one line: sealed, seen from outside, its matches, settled. Its times stand in the table below. */
export function BatchLine({ batch, place, lead }: { batch: BatchCourse; place: CoursePlace; lead: string }) {
  const { t } = useLanguage<'proof'>();
  const { sequence, picks, sealedAt, seenAt, startsAt, settled, settledAt } = batch;
  const at = (instant: string | number) => {
    const share = (new Date(instant).getTime() - place.from) / (place.until - place.from);
    return `${(share * 100).toFixed(2)}%`;
  };
  const last = startsAt.at(-1) ?? startsAt[0];
  const isDone = settledAt !== null && settled === picks;
  return (
    <li data-batch className="grid items-center py-1.5 md:grid-cols-[11.5rem_minmax(0,1fr)]">
      <p className="flex flex-wrap items-baseline justify-between gap-x-3 md:grid">
        <span className="text-14">
          <span className="sr-only">{t('proof.error.batch', { batch: formatNumber(sequence) })}: </span>
          {t('proof.day.picks', { count: picks })}
        </span>
        <span className="text-12 text-ink-2">{t('proof.course.lead', { lead })}</span>
      </p>
      <svg width="100%" height="28" aria-hidden="true" className="block overflow-visible">
        {place.now === null ? null : (
          <line
            x1={at(place.now)}
            x2={at(place.now)}
            y2="28"
            strokeDasharray="2 3"
            className="stroke-ink-3"
          />
        )}
        <line
          x1={at(sealedAt)}
          x2={at(startsAt[0])}
          y1="14"
          y2="14"
          strokeWidth="3"
          className="stroke-data"
        />
        <line x1={at(startsAt[0])} x2={at(settledAt ?? last)} y1="14" y2="14" className="stroke-ink-3" />
        <circle cx={at(sealedAt)} cy="14" r="6" className="fill-data" />
        {seenAt === null ? null : (
          <svg x={at(seenAt)} y="14" overflow="visible" aria-hidden="true">
            <path d="M0 -6 6 0 0 6 -6 0Z" strokeWidth="2" className="fill-surface stroke-data" />
          </svg>
        )}
        {startsAt.map((start) => (
          <line
            key={start}
            x1={at(start)}
            x2={at(start)}
            y1="6"
            y2="22"
            strokeWidth="3"
            className="stroke-main"
          />
        ))}
        {isDone ? (
          <svg x={at(settledAt)} y="14" overflow="visible" aria-hidden="true">
            <rect x="-5" y="-5" width="10" height="10" strokeWidth="2" className="fill-surface stroke-main" />
          </svg>
        ) : null}
      </svg>
    </li>
  );
}
