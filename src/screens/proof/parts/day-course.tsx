import type { BatchCourse } from '#domain/picks/proof/show-day-course.ts';
import { formatDateTime, formatNumber } from '#i18n/format.ts';
import { formatSpan } from '#i18n/format-span.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { ChartFrame } from '#ui/chart-frame.tsx';
import { BatchLine, type CoursePlace } from './batch-line.tsx';
import { CourseKey } from './course-key.tsx';
import { dayTicks } from './day-axis.ts';

interface DayCourseProps {
  course: readonly BatchCourse[];
  /** The instant as of which the day is seen; it is drawn where the day is not over by then. */
  now: string;
  zone: string;
  /** What the zone's time is called. */
  place: string;
}

/** Room on both sides of the first and the last mark. */
const MARGIN = 0.02;

/** A day's batches, each as a line in time from its seal past the starts of its matches to the settlement. */
export function DayCourse({ course, now, zone, place }: DayCourseProps) {
  const { locale, t } = useLanguage<'proof' | 'ui'>();
  const lead = (minutes: number) => formatSpan(minutes, locale);
  if (course.length === 0) return null;
  const time = (at: string | null) => <Instant at={at} zone={zone} />;
  const axis = placeOf(course, now);
  const shortest = Math.min(...course.map(({ leadMinutes }) => leadMinutes));
  const picks = course.reduce((sum, batch) => sum + batch.picks, 0);
  return (
    <ChartFrame
      title={t('proof.course.title', { lead: lead(shortest) })}
      note={
        <>
          {t('proof.course.batches', { count: course.length })} · {t('proof.day.picks', { count: picks })} ·{' '}
          {place}
        </>
      }
      table={{
        switchLabel: t('ui.asTable'),
        label: t('proof.course.table'),
        rows: course,
        rowKey: ({ sequence }) => sequence,
        columns: [
          {
            key: 'batch',
            header: t('proof.course.batch'),
            isShort: true,
            render: ({ sequence, picks: all }) => (
              <>
                {formatNumber(sequence)}
                <Below>{t('proof.day.picks', { count: all })}</Below>
              </>
            ),
          },
          {
            key: 'picks',
            header: t('proof.course.picks'),
            numeric: true,
            wideOnly: true,
            render: (batch) => formatNumber(batch.picks),
          },
          {
            key: 'sealed',
            header: t('proof.course.sealed'),
            numeric: true,
            render: ({ sealedAt }) => time(sealedAt),
          },
          {
            key: 'seen',
            header: t('proof.course.seen'),
            numeric: true,
            wideOnly: true,
            render: ({ seenAt }) => time(seenAt),
          },
          {
            key: 'start',
            header: t('proof.course.firstStart'),
            numeric: true,
            render: ({ startsAt: [first], leadMinutes }) => (
              <>
                {time(first)}
                <Below>{lead(leadMinutes)}</Below>
              </>
            ),
          },
          {
            key: 'lead',
            header: t('proof.course.before'),
            numeric: true,
            wideOnly: true,
            render: ({ leadMinutes }) => lead(leadMinutes),
          },
          {
            key: 'settled',
            header: t('proof.course.settled'),
            numeric: true,
            render: ({ settled, picks: all, settledAt }) =>
              settled === 0 ? '-' : settled < all ? `${settled}/${all}` : time(settledAt),
          },
        ],
      }}
    >
      <div className="grid gap-1">
        <Axis place={axis} zone={zone} />
        <ul className="grid divide-y divide-line">
          {course.map((batch) => (
            <BatchLine key={batch.sequence} batch={batch} place={axis} lead={lead(batch.leadMinutes)} />
          ))}
        </ul>
        <CourseKey course={course} isOpen={axis.now !== null} />
      </div>
    </ChartFrame>
  );
}

/** What a wide screen shows in a column of its own. */
function Below({ children }: { children: string }) {
  return <span className="block text-12 text-ink-3 md:hidden">{children}</span>;
}

/** On a phone the time stands below the day, as there is no room for three columns of both in one line. */
function Instant({ at, zone }: { at: string | null | undefined; zone: string }) {
  if (at === null || at === undefined) return '-';
  const [day, clock] = formatDateTime(at, zone).split(' ');
  return (
    <time dateTime={at} className="max-md:text-12">
      {day} <span className="max-md:block">{clock}</span>
    </time>
  );
}

function placeOf(course: readonly BatchCourse[], now: string): CoursePlace {
  const instants = course.flatMap(({ sealedAt, startsAt, settledAt }) =>
    [sealedAt, ...startsAt, ...(settledAt === null ? [] : [settledAt])].map((at) => Date.parse(at)),
  );
  const [first, last] = [Math.min(...instants), Math.max(...instants)];
  const present = Date.parse(now);
  const isOpen = course.some(({ settled, picks }) => settled < picks) && present <= last;
  const room = Math.max(last - first, 1) * MARGIN;
  return { from: first - room, until: last + room, now: isOpen ? present : null };
}

function Axis({ place: { from, until }, zone }: { place: CoursePlace; zone: string }) {
  return (
    <div aria-hidden="true" className="grid md:grid-cols-[11.5rem_minmax(0,1fr)]">
      <svg width="100%" height="20" aria-hidden="true" className="block overflow-visible md:col-start-2">
        {dayTicks(from, until, zone).map(({ at, label }) => (
          <text
            key={at}
            x={`${(((at - from) / (until - from)) * 100).toFixed(2)}%`}
            y="14"
            textAnchor="middle"
            className="fill-ink-3 text-12"
          >
            {label}
          </text>
        ))}
      </svg>
    </div>
  );
}
