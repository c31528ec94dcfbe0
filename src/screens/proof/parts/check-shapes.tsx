import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/icon.tsx';
import { chevronDownIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { Timeline } from '#ui/timeline.tsx';
import { toneColours, toneIcons } from '#ui/tone-style.ts';
import { STEP_STATES } from '../check/step-states.ts';

/**
 * All that a check may show, drawn once and hidden. The script takes copies (`data-shape`) and writes into their slots (`data-slot`), so it
 * knows nothing of how anything looks.
 */
export function CheckShapes() {
  const { t } = useLanguage<'proof'>();
  return (
    <div hidden>
      <div data-shape="noCrypto">
        <Notice tone="warning">{t('proof.check.noCrypto')}</Notice>
      </div>
      <div data-shape="failed">
        <Notice tone="error">
          <p className="mb-2">{t('proof.check.failed')}</p>
          <Again />
        </Notice>
      </div>
      <div data-shape="again">
        <div>
          <Again />
        </div>
      </div>
      <div data-shape="fileBusy">
        <p className="text-14 text-ink-2">
          <span data-slot="busy" />
        </p>
      </div>
      <div data-shape="unreadable">
        <Notice tone="error">{t('proof.file.unreadable')}</Notice>
      </div>
      <div data-shape="fileResult">
        <h3 className="text-16 font-medium text-main">{t('proof.file.title')}</h3>
      </div>
      <div data-shape="empty">
        <Notice>{t('proof.check.empty')}</Notice>
      </div>
      <Verdict shape="holds" tone="success" />
      <Verdict shape="broken" tone="error" />
      <Steps />
      <div data-shape="close">
        <dl className="grid gap-2 text-14 sm:grid-cols-[auto_1fr] sm:gap-x-4">
          <div data-slot="row" className="sm:contents">
            <dt data-slot="name" className="text-ink-3" />
            <dd data-slot="value" className="break-all text-ink" />
          </div>
        </dl>
      </div>
      <PickShape />
    </div>
  );
}

function Again() {
  const { t } = useLanguage<'proof'>();
  return (
    <Button size="small" data-again>
      {t('proof.check.again')}
    </Button>
  );
}

/** The answer in one sentence, the largest on the page: it holds, or what does not. The mark says so to those who see no colour. */
function Verdict({ shape, tone }: { shape: string; tone: 'success' | 'error' }) {
  return (
    <div data-shape={shape}>
      <div className={classNames('flex items-start gap-2.5', toneColours[tone])}>
        <Icon drawing={toneIcons[tone]} size={24} className="mt-1.5 shrink-0 lg:mt-2.5" />
        <div className="grid gap-1">
          <p
            data-slot="verdict"
            className="text-28 leading-9 font-strong tight text-balance lg:text-40 lg:leading-[1.15] lg:[:lang(vi)_&]:leading-[1.3] [:lang(zh)_&]:break-keep"
          />
          <p data-slot="sealed" className="text-14 text-ink-2" />
          <p data-slot="withdrawn" className="text-14 text-ink-2" />
        </div>
      </div>
    </div>
  );
}

/** A step of the check in each of its states. */
function Steps() {
  const { t } = useLanguage<'proof'>();
  return (
    <div data-shape="steps">
      <Card>
        <Timeline
          label={t('proof.check.steps')}
          steps={STEP_STATES.map((state) => ({
            key: state,
            state,
            title: <span data-slot="title" />,
            time: <span data-slot="time" />,
            text: (
              <>
                <span data-slot="text" />
                <span data-slot="unstamped" className="block" />
                <strong data-slot="error" className="mt-1 block font-medium text-lose" />
              </>
            ),
          }))}
        />
      </Card>
    </div>
  );
}

/** A number of the day, which opens to what its fingerprint was made of and how it leads to the root. */
function PickShape() {
  const { t, locale } = useLanguage<'proof' | 'share'>();
  return (
    <ul data-shape="pick">
      <li>
        <details className="group">
          <summary className="flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 px-4 py-2 text-14">
            <Icon
              drawing={chevronDownIcon}
              size={16}
              className="transition-transform group-open:rotate-180"
            />
            <span data-slot="serial" className="font-medium text-main" />
            <span className="flex flex-wrap gap-1.5">
              <span data-slot="sealed">
                <Badge>{t('proof.pick.sealed')}</Badge>
              </span>
              <span data-slot="open">
                <Badge tone="brand">{t('proof.pick.open')}</Badge>
              </span>
              <span data-slot="yours">
                <Badge tone="brand">{t('proof.pick.yours')}</Badge>
              </span>
              <span data-slot="withdrawn">
                <Badge tone="warn">{t('proof.pick.withdrawn')}</Badge>
              </span>
            </span>
            <span data-slot="late">
              <Badge tone="warn">{t('proof.pick.late')}</Badge>
            </span>
            <span data-slot="starts" className="text-12 text-ink-3" />
            <code data-slot="short" className="ml-auto text-12 text-ink-3 max-sm:hidden" />
          </summary>
          <div className="grid gap-3 px-4 pt-1 pb-4 text-14">
            <dl className="grid gap-2">
              <div data-slot="row">
                <dt data-slot="name" className="text-12 text-ink-3" />
                <dd data-slot="value" className="break-all text-ink" />
              </div>
            </dl>
            <div>
              <p data-slot="path" className="text-12 text-ink-3" />
              <p data-slot="alone" className="text-ink">
                {t('proof.pick.alone')}
              </p>
              <ol className="grid gap-1 text-12 text-ink-2">
                <li data-slot="hash" className="break-all" />
              </ol>
            </div>
            <p>
              {/* The script adds the number. */}
              <TextLink href={localePath(locale, '/s/')} data-share-pick>
                {t('share.open')}
              </TextLink>
            </p>
          </div>
        </details>
      </li>
    </ul>
  );
}
