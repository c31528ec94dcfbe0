import type { ReactNode } from 'react';
import type { z } from 'zod';
import type { operatorSecretsSchema } from '#api/office/setup.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { usePunctuation } from '#i18n/use-punctuation.ts';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { QrCodeImage } from '../../qr-code-image.tsx';

export type Secrets = z.output<typeof operatorSecretsSchema>;

/** What the operator alone may see. It is nowhere but on this page, and gone when it is left. */
export function SecretsPanel({
  secrets,
  signInAt = '/office/login',
}: {
  secrets: Secrets;
  signInAt?: string;
}) {
  const { t } = useLanguage<'office-operators'>();
  const key = new URL(secrets.totp_uri).searchParams.get('secret') ?? '';
  return (
    <div className="grid gap-4">
      <h1 className="text-20 font-strong tight">{t('office-operators.secrets.title')}</h1>
      <Notice tone="warning">{t('office-operators.secrets.text')}</Notice>
      <figure className="grid justify-items-start gap-2">
        <QrCodeImage code={secrets.totp_code} label={t('office-operators.secrets.code')} />
        <figcaption className="text-14 text-ink-2">{t('office-operators.secrets.scan')}</figcaption>
      </figure>
      <Secret name={t('office-operators.secrets.key')} text={key} />
      <Secret name={t('office-operators.secrets.address')} text={secrets.totp_uri}>
        {/* No one scans the phone that they hold. */}
        <TextLink href={secrets.totp_uri} className="tap">
          {t('office-operators.secrets.openApp')}
        </TextLink>
      </Secret>
      <Secret name={t('office-operators.secrets.codes')} text={secrets.recovery_codes.join('\n')} />
      <TextLink href={signInAt}>{t('office-operators.secrets.signIn')}</TextLink>
    </div>
  );
}

interface SecretProps {
  name: string;
  /** What is copied. */
  text: string;
  /** What stands for it where it is too long to be read. */
  children?: ReactNode;
}

function Secret({ name, text, children }: SecretProps) {
  const { t } = useLanguage<'office-operators'>();
  const { label } = usePunctuation();
  const labels = { copy: t('office-operators.secrets.copy'), copied: t('office-operators.secrets.copied') };
  return (
    <div className="grid gap-1">
      <h2 className="text-12 text-ink-3">{name}</h2>
      <div className="flex flex-wrap items-start gap-3">
        <div className="min-w-0 flex-1 text-14">
          {children ?? <code className="whitespace-pre-wrap wrap-anywhere">{text}</code>}
        </div>
        <CopyButton text={text} label={label(labels.copy, name)} labels={labels} />
      </div>
    </div>
  );
}
