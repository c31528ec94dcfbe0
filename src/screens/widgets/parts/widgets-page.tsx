import { useEffect } from 'react';
import { joinLabel } from '#i18n/join-label.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { localePath } from '#i18n/locale-path.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { ScrollBox } from '#ui/scroll-box.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { WidgetsData } from '../data.server.ts';

const KINDS = ['record', 'calibration', 'free-pick'] as const;
type Kind = (typeof KINDS)[number];

/** The same program as on other pages, from the same address. Guests' pages fetch it by themselves (`page-start/guest.ts`). */
const PROGRAM = '/widget/1/widget.js';

/** Each widget as it stands on other pages, and the lines to copy. */
export function WidgetsPage({ origin, integrity }: WidgetsData) {
  const { t } = useLanguage<'widgets'>();
  useEffect(() => {
    const show = async () => {
      const program: { start?: () => void } = await import(/* @vite-ignore */ PROGRAM);
      program.start?.();
    };
    show().catch((problem) => console.warn('The widgets could not be loaded.', problem));
  }, []);
  return (
    <>
      <PageHeader title={t('widgets.title')} lead={t('widgets.lead')} />
      {KINDS.map((kind) => (
        <OneWidget key={kind} kind={kind} origin={origin} integrity={integrity} />
      ))}
      <div className="grid gap-x-8 lg:grid-cols-2">
        <Checked />
        <Rules origin={origin} />
      </div>
    </>
  );
}

function OneWidget({ kind, origin, integrity }: Pick<WidgetsData, 'origin' | 'integrity'> & { kind: Kind }) {
  const { t, locale } = useLanguage<'widgets'>();
  const lines = [
    `<div data-trueline="${kind}" data-lang="${locale}"></div>`,
    `<script type="module" src="${origin}${PROGRAM}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  ].join('\n');
  const title = t(`widgets.${kind}.title`);
  return (
    <Section title={title} lead={t(`widgets.${kind}.text`)} anchor={kind}>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <div>
          <div data-trueline={kind} data-lang={locale} className="min-h-24" />
          <noscript>{t('widgets.loading')}</noscript>
        </div>
        <div className="grid gap-3">
          <ScrollBox label={joinLabel(title, t('widgets.code'), locale)} className="rounded-8 bg-sunken p-4">
            <pre className="text-12 text-ink">{lines}</pre>
          </ScrollBox>
          <div>
            <CopyButton
              text={lines}
              label={joinLabel(t('widgets.copy'), title, locale)}
              labels={{ copy: t('widgets.copy'), copied: t('widgets.copied') }}
            />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Checked() {
  const { t, locale } = useLanguage<'widgets'>();
  return (
    <Section title={t('widgets.how.title')} anchor="how">
      <ul className="grid max-w-prose gap-3 text-14 text-ink">
        <li>{t('widgets.how.seals')}</li>
        <li>{t('widgets.how.sums')}</li>
        <li>
          {t('widgets.how.results')}{' '}
          <TextLink href={localePath(locale, '/methodology')}>{t('widgets.how.link')}</TextLink>
        </li>
      </ul>
    </Section>
  );
}

function Rules({ origin }: Pick<WidgetsData, 'origin'>) {
  const { t } = useLanguage<'widgets'>();
  return (
    <Section title={t('widgets.rules.title')} anchor="rules">
      <ul className="grid max-w-prose gap-3 text-14 text-ink">
        <li>{t('widgets.rules.hash')}</li>
        <li>{t('widgets.rules.privacy')}</li>
        <li>{t('widgets.rules.csp')}</li>
        <li>{t('widgets.rules.own')}</li>
        <li>
          {t('widgets.rules.feed')}
          <ul className="mt-1 grid text-12">
            {KINDS.map((kind) => (
              <li key={kind}>
                {/* A press of its own each: on a phone a line is as high as a finger is wide. */}
                <a
                  href={`/widget/1/${kind}.json`}
                  className="inline-flex min-h-7 items-center wrap-anywhere text-primary-ink underline underline-offset-3 max-md:min-h-11"
                >
                  {`${origin}/widget/1/${kind}.json`}
                </a>
              </li>
            ))}
          </ul>
        </li>
      </ul>
    </Section>
  );
}
