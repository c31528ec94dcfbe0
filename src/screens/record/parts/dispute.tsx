import { lazy, Suspense, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { PlainButton } from '#ui/plain-button.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { loadPart } from '../../frame/loading/load-part.ts';
import type { RecordListRow } from '../data.server.ts';

/** The form comes with its first opening: most readers never need it. */
const DisputeDialog = lazy(async () => ({
  default: (await loadPart(() => import('./dispute-dialog.tsx'))).DisputeDialog,
}));

const TONES = { open: 'neutral', upheld: 'win', rejected: 'neutral' } as const;

interface DisputeProps {
  row: RecordListRow;
  zone: string;
  /** The address of this record as it was known at an instant. */
  hrefAsOf: (at: string) => string;
}

/** What the reader has said against a result, with the answer; or the way to say something, as long as there is time. */
export function Dispute({ row, zone, hrefAsOf }: DisputeProps) {
  const { t } = useLanguage<'record'>();
  const [opened, setOpened] = useState<'never' | 'open' | 'closed'>('never');
  const { dispute, disputable_until: until } = row;
  if (dispute !== null) {
    return (
      <span className="grid max-w-60 gap-0.5 text-12 text-ink-2" data-dispute={dispute.state}>
        <span>
          <Badge tone={TONES[dispute.state]}>{t(`record.dispute.states.${dispute.state}`)}</Badge>
        </span>
        {dispute.answer === null ? null : (
          <span>{t('record.dispute.answer', { answer: dispute.answer })}</span>
        )}
        <TextLink href={hrefAsOf(dispute.raised_at)} className="tap">
          {t('record.dispute.known')}
        </TextLink>
      </span>
    );
  }
  if (until === null) return null;
  return (
    <span>
      <PlainButton
        className="min-h-6 tap text-12 font-medium text-ink-2 underline underline-offset-3 hover:text-ink"
        onClick={() => setOpened('open')}
      >
        {t('record.dispute.open')}
      </PlainButton>
      {opened === 'never' ? null : (
        <Suspense>
          <DisputeDialog
            row={row}
            until={until}
            zone={zone}
            open={opened === 'open'}
            onClose={() => setOpened('closed')}
          />
        </Suspense>
      )}
    </span>
  );
}
