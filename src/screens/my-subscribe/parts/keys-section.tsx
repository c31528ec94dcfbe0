import { useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { useVisitorMessages } from '../../frame/messages/visitor-messages.ts';
import type { MySubscribeData } from '../data.server.ts';
import { useMutation, useReloadAccount } from '../use-account-calls.ts';
import { KeyDialog, type MadeKey } from './key-dialog.tsx';

type Key = MySubscribeData['keys'][number];

/** The keys by which the member's programs mutate for them: made and shown once, and ended when they like. */
export function KeysSection({ keys }: Pick<MySubscribeData, 'keys'>) {
  const { t } = useLanguage<'account'>();
  const reload = useReloadAccount();
  const [isOpen, setOpen] = useState(false);
  const [made, setMade] = useState<MadeKey | null>(null);
  return (
    <Section anchor="keys" title={t('account.keys.title')} lead={t('account.keys.lead')}>
      <Card flush>
        {made === null ? null : <Made made={made} />}
        {keys.length === 0 ? (
          <p className="px-4 py-3 text-14 text-ink-2 sm:px-5">{t('account.keys.empty')}</p>
        ) : (
          <ul>
            {keys.map((key) => (
              <li
                key={key.id}
                className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line px-4 py-3 not-first:border-t sm:px-5"
              >
                <KeyRow
                  keyShown={key}
                  onEnded={() => setMade((shown) => (shown?.id === key.id ? null : shown))}
                />
              </li>
            ))}
          </ul>
        )}
        <div className="flex flex-wrap items-center gap-4 border-t border-line px-4 py-3 sm:px-5">
          <Button onClick={() => setOpen(true)}>{t('account.keys.make.verb')}</Button>
          <span className="text-14">
            <TextLink href="/api/reference" className="tap">
              {t('account.keys.reference')}
            </TextLink>
          </span>
        </div>
      </Card>
      {isOpen ? (
        <KeyDialog
          onClose={() => setOpen(false)}
          onMade={async (key) => {
            setOpen(false);
            setMade(key);
            await reload();
          }}
        />
      ) : null}
    </Section>
  );
}

/** The only time that the key is seen. */
function Made({ made: { name, key } }: { made: MadeKey }) {
  const { t } = useLanguage<'account'>();
  return (
    <div role="status" className="grid gap-3 border-b border-line px-4 py-4 sm:px-5">
      <Notice tone="warning">
        <span className="block font-medium">{t('account.keys.made.title')}</span>
        {t('account.keys.made.text', { name })}
      </Notice>
      <div className="flex flex-wrap items-start gap-3">
        <code className="min-w-0 flex-1 text-14 wrap-anywhere">{key}</code>
        <CopyButton
          text={key}
          label={t('account.keys.made.copyNamed')}
          labels={{ copy: t('account.keys.made.copy'), copied: t('account.keys.made.copied') }}
        />
      </div>
    </div>
  );
}

function KeyRow({ keyShown, onEnded }: { keyShown: Key; onEnded: () => void }) {
  const { t } = useLanguage<'account'>();
  const messages = useVisitorMessages();
  const reload = useReloadAccount();
  const { mutate, isBusy } = useMutation();
  const end = async () => {
    if ((await mutate((calls) => calls.endKey(keyShown.id))) === null) return;
    onEnded();
    messages.toast({ tone: 'success', text: t('account.keys.end.done') });
    await reload();
  };
  const used =
    keyShown.used === null ? t('account.keys.unused') : t('account.keys.used', { time: keyShown.used });
  return (
    <>
      <div className="grid min-w-0 grow basis-60 gap-0.5">
        <p className="text-14 font-medium text-main wrap-anywhere">
          {keyShown.name} <code className="text-12 font-regular text-ink-3">…{keyShown.hint}</code>
        </p>
        <p className="text-12 text-ink-3">
          {keyShown.scopes.map((scope) => t(`account.keys.scope.${scope}`)).join(' · ')}
        </p>
        <p className="text-12 text-ink-3">
          {[used, t('account.keys.until', { time: keyShown.until })].join(' · ')}
        </p>
      </div>
      <Button
        size="small"
        busy={isBusy}
        onClick={end}
        aria-label={t('account.keys.end.named', { name: keyShown.name })}
      >
        {t('account.keys.end.verb')}
      </Button>
    </>
  );
}
