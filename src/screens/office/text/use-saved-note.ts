import { useLanguage } from '#i18n/language-provider.tsx';
import type { FormResult } from '../../use-call-form.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';

type Saved = { readonly id: string; readonly version: number };

interface WayBack<Of> {
  /** Takes away what is new. */
  remove: (saved: Saved) => Promise<FormResult<unknown>>;
  /** Says again what stood before, on the version that the change has made. */
  restore: (before: Of, saved: Saved) => Promise<FormResult<unknown>>;
}

/** Says that something was written, and offers the way back: what is new goes, what was changed is as it was before. */
export function useSavedNote<Of>({ remove, restore }: WayBack<Of>) {
  const { t } = useLanguage<'office-content'>();
  const say = useOfficeNote();
  return (before: Of | undefined, saved: Saved, { canUndo = true }: { readonly canUndo?: boolean } = {}) =>
    say({
      tone: 'success',
      text: t('office-content.saved'),
      ...(canUndo ? { undo: () => (before === undefined ? remove(saved) : restore(before, saved)) } : {}),
    });
}
