import type { Translate } from '#i18n/t.ts';
import type { Locale } from '#terms/locales.ts';
import type { ProofStep } from './verification.ts';

/** A sentence with a number, whose `{count}` is still open. Only English has another form for one. */
export type CountedMessage = { readonly one: string; readonly other: string };
type StepId = ProofStep['id'];
type ErrorCode = ProofStep['errors'][number]['code'];

/** All that the check of a day may have to say, in the reader's language; what only it will know is still open, as `{time}`. */
export type CheckMessages = {
  readonly locale: Locale;
  readonly busy: string;
  readonly holds: CountedMessage;
  readonly broken: CountedMessage;
  readonly sealed: CountedMessage;
  readonly withdrawn: CountedMessage;
  readonly checked: CountedMessage;
  readonly unstamped: CountedMessage;
  readonly notClosed: string;
  readonly noTimestamps: string;
  readonly steps: Readonly<Record<StepId, { readonly title: string; readonly text: string }>>;
  readonly errors: Readonly<Record<ErrorCode, string>>;
  readonly errorBatch: string;
  readonly result: string;
  readonly starts: string;
  readonly path: string;
  readonly rows: Readonly<
    Record<
      | 'published'
      | 'seen'
      | 'start'
      | 'fingerprint'
      | 'salt'
      | 'content'
      | 'finalCount'
      | 'closedAt'
      | 'closeHash'
      | 'audit',
      string
    >
  >;
};

/** The words for the script, which brings no messages of its own: an operator may have changed them. */
export function checkMessages(t: Translate<'proof'>, locale: Locale): CheckMessages {
  const counted = (key: Parameters<typeof t>[0]): CountedMessage => ({
    one: t(key, { count: 1 }),
    other: t(key),
  });
  const step = (id: StepId) => ({ title: t(`proof.step.${id}.title`), text: t(`proof.step.${id}.text`) });
  const error = (code: ErrorCode) => t(`proof.error.${code}`);
  return {
    locale,
    busy: t('proof.check.busy'),
    holds: counted('proof.check.holds'),
    broken: counted('proof.check.broken'),
    sealed: counted('proof.check.sealed'),
    withdrawn: counted('proof.check.withdrawn'),
    checked: counted('proof.step.checked'),
    unstamped: counted('proof.step.unstamped'),
    notClosed: t('proof.step.notClosed'),
    noTimestamps: t('proof.step.noTimestamps'),
    steps: {
      leaves: step('leaves'),
      numbers: step('numbers'),
      batches: step('batches'),
      chain: step('chain'),
      times: step('times'),
      close: step('close'),
      timestamps: step('timestamps'),
      saved: step('saved'),
    },
    errors: {
      format: error('format'),
      leaf_changed: error('leaf_changed'),
      content_differs: error('content_differs'),
      not_disclosed: error('not_disclosed'),
      gap: error('gap'),
      twice: error('twice'),
      wrong_batch: error('wrong_batch'),
      path_broken: error('path_broken'),
      root_wrong: error('root_wrong'),
      count_wrong: error('count_wrong'),
      batch_changed: error('batch_changed'),
      chain_broken: error('chain_broken'),
      published_late: error('published_late'),
      head_wrong: error('head_wrong'),
      close_changed: error('close_changed'),
      timestamp_wrong: error('timestamp_wrong'),
      timestamp_early: error('timestamp_early'),
      rewritten: error('rewritten'),
    },
    errorBatch: t('proof.error.batch'),
    result: t('proof.file.result'),
    starts: t('proof.pick.starts'),
    path: t('proof.pick.path'),
    rows: {
      published: t('proof.pick.published'),
      seen: t('proof.pick.seen'),
      start: t('proof.pick.start'),
      fingerprint: t('proof.pick.fingerprint'),
      salt: t('proof.pick.salt'),
      content: t('proof.pick.content'),
      finalCount: t('proof.close.count'),
      closedAt: t('proof.close.closedAt'),
      closeHash: t('proof.close.hash'),
      audit: t('proof.close.audit'),
    },
  };
}

/** A sentence with what was open in it. */
export function say(text: string, open: Readonly<Record<string, string>>): string {
  return text.replaceAll(/\{(\w+)\}/g, (hole, name: string) => open[name] ?? hole);
}
