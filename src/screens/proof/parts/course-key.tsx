import type { ReactNode } from 'react';
import type { BatchCourse } from '#domain/picks/proof/show-day-course.ts';
import { useLanguage } from '#i18n/language-provider.tsx';

/** What each mark on the lines of a day stands for; only of those that are drawn. */
export function CourseKey({ course, isOpen }: { course: readonly BatchCourse[]; isOpen: boolean }) {
  const { t } = useLanguage<'proof'>();
  const isSeen = course.some(({ seenAt }) => seenAt !== null);
  const isSettled = course.some(({ settled, picks }) => settled === picks);
  return (
    <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1 pt-2 text-12 text-ink-2">
      <Mark text={t('proof.course.sealed')}>
        <circle cx="7" cy="7" r="5" className="fill-data" />
      </Mark>
      {isSeen ? (
        <Mark text={t('proof.course.seen')}>
          <path d="M7 2 12 7 7 12 2 7Z" strokeWidth="2" className="fill-surface stroke-data" />
        </Mark>
      ) : null}
      <Mark text={t('proof.course.start')}>
        <path d="M7 0v14" strokeWidth="3" className="stroke-main" />
      </Mark>
      {isSettled ? (
        <Mark text={t('proof.course.settled')}>
          <rect x="2.5" y="2.5" width="9" height="9" strokeWidth="2" className="fill-surface stroke-main" />
        </Mark>
      ) : null}
      {isOpen ? (
        <Mark text={t('proof.course.now')}>
          <path d="M7 0v14" strokeDasharray="2 3" className="stroke-ink-3" />
        </Mark>
      ) : null}
    </ul>
  );
}

function Mark({ text, children }: { text: string; children: ReactNode }) {
  return (
    <li className="flex items-center gap-1.5">
      <svg width="14" height="14" aria-hidden="true" className="shrink-0">
        {children}
      </svg>
      {text}
    </li>
  );
}
