import { type DragEvent, useRef, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Card } from '#ui/card.tsx';
import { classNames } from '#ui/class-names.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { useChosenFile } from '#ui/use-chosen-file.ts';
import { type Verification, verifyFile } from '../use-verification.ts';
import { CloseFacts } from './close-facts.tsx';
import { Steps } from './steps.tsx';
import { Verdict } from './verdict.tsx';

/** A day that the reader saved, dropped here: checked by itself, and against what the site says of that day now. */
export function FileCheck({ zone, day }: { zone: string; day: string | null }) {
  const { t } = useLanguage<'proof'>();
  const [result, setResult] = useState<Verification | null>(null);
  const running = useRef<AbortController>(null);
  const check = async (file: File | undefined) => {
    if (file === undefined) return;
    running.current?.abort();
    const ended = new AbortController();
    running.current = ended;
    setResult({ state: 'busy' });
    const verification = await verifyFile(await file.text(), ended.signal);
    if (!ended.signal.aborted) setResult(verification);
  };
  return (
    <Section title={t('proof.file.title')} lead={t('proof.file.lead')} anchor="file">
      <div className="grid gap-4">
        <DropZone onFile={check} />
        {day === null ? null : (
          <div>
            <LinkButton size="small" href={`/api/public/proof/${day}`} download={`${day}.json`}>
              {t('proof.file.save')}
            </LinkButton>
          </div>
        )}
        <div aria-live="polite" className="grid gap-4">
          <FileResult result={result} zone={zone} />
        </div>
      </div>
    </Section>
  );
}

function DropZone({ onFile }: { onFile: (file: File | undefined) => void }) {
  const { t } = useLanguage<'proof'>();
  const input = useChosenFile(onFile);
  const [isOver, setIsOver] = useState(false);
  const over = (event: DragEvent, on: boolean) => {
    event.preventDefault();
    setIsOver(on);
  };
  return (
    <label
      onDragOver={(event) => over(event, true)}
      onDragLeave={(event) => over(event, false)}
      onDrop={(event) => {
        over(event, false);
        onFile(event.dataTransfer.files[0]);
      }}
      className={classNames(
        'grid min-h-24 cursor-pointer place-items-center rounded-8 border border-dashed p-4 text-center text-14 focus-within:outline-2',
        isOver ? 'border-primary bg-primary-100 text-main' : 'border-border-main bg-surface text-ink-2',
      )}
    >
      {t('proof.file.drop')}
      <input {...input} type="file" accept=".json,application/json" className="sr-only" />
    </label>
  );
}

function FileResult({ result, zone }: { result: Verification | null; zone: string }) {
  const { t } = useLanguage<'proof'>();
  if (result === null) return null;
  if (result.state === 'busy') return <p className="text-14 text-ink-2">{t('proof.check.busy')}</p>;
  if (result.state === 'failed') return <Notice tone="error">{t('proof.file.unreadable')}</Notice>;
  const { document, steps } = result;
  return (
    <>
      <h3 className="text-16 font-medium text-main">{t('proof.file.result', { day: document.day })}</h3>
      <Verdict document={document} steps={steps} />
      <Card>
        <Steps document={document} steps={steps} />
      </Card>
      <CloseFacts close={document.close} zone={zone} />
    </>
  );
}
