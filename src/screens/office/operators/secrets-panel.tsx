import { useEffect, useRef } from 'react';
import type { z } from 'zod';
import type { operatorSecretsSchema } from '#api/office/operators.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Panel } from '../panel.tsx';

export type Secrets = z.output<typeof operatorSecretsSchema>;

/** What the new operator alone may see. It is nowhere but on this page, and gone when it is left. */
export function SecretsPanel({ secrets }: { secrets: Secrets }) {
  const { t } = useLanguage<'office-operators'>();
  const ref = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new set of secrets is led to once.
  useEffect(() => ref.current?.scrollIntoView({ block: 'start' }), [secrets]);
  return (
    <div ref={ref}>
      <Panel title={t('office-operators.secrets.title', { email: secrets.email })}>
        <Notice tone="warning">{t('office-operators.secrets.text')}</Notice>
        <Secret name={t('office-operators.secrets.password')} text={secrets.password} />
        <Secret name={t('office-operators.secrets.address')} text={secrets.totp_uri} />
        <Secret name={t('office-operators.secrets.codes')} text={secrets.recovery_codes.join('\n')} />
      </Panel>
    </div>
  );
}

function Secret({ name, text }: { name: string; text: string }) {
  const { t } = useLanguage<'office-operators'>();
  const words = { copy: t('office-operators.secrets.copy'), copied: t('office-operators.secrets.copied') };
  return (
    <div className="grid gap-1">
      <h3 className="text-12 text-ink-3">{name}</h3>
      <div className="flex flex-wrap items-start gap-3">
        <code className="min-w-0 flex-1 text-14 whitespace-pre-wrap wrap-anywhere">{text}</code>
        <CopyButton text={text} label={`${words.copy}: ${name}`} words={words} />
      </div>
    </div>
  );
}
