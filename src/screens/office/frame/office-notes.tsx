import { createContext, type ReactNode, use, useEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useRevalidator } from 'react-router';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import type { MessageTone } from '#ui/message-store.ts';
import { Notice } from '#ui/notice.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { FormResult } from '../../use-call-form.ts';
import { useOffice } from './office-context.ts';

type OfficeNote = {
  readonly tone: MessageTone;
  readonly text: string;
  /** Where to go on. */
  readonly link?: { readonly href: string; readonly text: string };
  /** Takes the action back; where there is no way back, none is offered. */
  readonly undo?: () => Promise<FormResult<unknown>>;
};

const Context = createContext<((note: OfficeNote) => void) | null>(null);

/** Says what an action has led to, at the head of the page and to screen readers; it stays until another page is opened. */
export function useOfficeNote(): (note: OfficeNote) => void {
  const say = use(Context);
  if (say === null) throw new Error('useOfficeNote needs the frame of the office around it');
  return say;
}

/** What the request of a change that needs a second person has led to. */
export function useSecondPersonNote(href: (path: string) => string): (approvalId: string) => void {
  const say = useOfficeNote();
  const { t } = useLanguage<'office-frame'>();
  const { isAlone } = useOffice();
  return (approvalId) =>
    say({
      tone: 'info',
      text: t(`office-frame.secondPerson.${isAlone ? 'waitsAlone' : 'waits'}`),
      link: {
        href: href(`/office/approvals/${approvalId}`),
        text: t('office-frame.secondPerson.open'),
      },
    });
}

export function OfficeNotes({ children }: { children: ReactNode }) {
  const [note, setNote] = useState<OfficeNote | null>(null);
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current !== pathname) setNote(null);
    lastPath.current = pathname;
  }, [pathname]);
  const say = useMemo(
    () => (next: OfficeNote) => {
      setNote(next);
      window.scrollTo({ top: 0 });
    },
    [],
  );
  return (
    <Context value={say}>
      <div role="status" className="pb-4 empty:hidden">
        {note === null ? null : (
          <Notice tone={note.tone}>
            {note.text}
            {note.link === undefined ? null : (
              <>
                {' '}
                <TextLink href={note.link.href}>{note.link.text}</TextLink>
              </>
            )}
            {note.undo === undefined ? null : <Undo action={note.undo} say={say} />}
          </Notice>
        )}
      </div>
      {children}
    </Context>
  );
}

/** Takes back what was just done, once; where a colleague has been at it since, it says so and leaves theirs. */
function Undo({ action, say }: { action: NonNullable<OfficeNote['undo']>; say: (note: OfficeNote) => void }) {
  const { t } = useLanguage<'office-frame' | 'errors'>();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const result = await action();
    await revalidate();
    if (result.status) return say({ tone: 'success', text: t('office-frame.undone') });
    const why = Object.values(result.msg).flat().join(' ');
    say({ tone: 'error', text: why === '' ? t('errors.unreachable') : why });
  };
  return (
    <span className="ml-3 inline-block">
      <Button size="small" busy={isBusy} onClick={() => void undo()}>
        {t('office-frame.undo')}
      </Button>
    </span>
  );
}
