import { type ComponentType, useEffect, useState } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { useVisitorMessages } from '../frame/messages/visitor-messages.ts';
import type { QuestionDialogProps } from './question-dialog.tsx';
import type { SignInQuestion } from './sign-in-outcome.ts';

type OpenQuestionProps = Omit<QuestionDialogProps, 'question'> & { question: SignInQuestion | null };

/** The dialog of what a provider's sign-in still asks; its code is fetched with the first question. */
export function OpenQuestion({ question, ...props }: OpenQuestionProps) {
  const { t } = useLanguage<'errors'>();
  const messages = useVisitorMessages();
  const [Dialog, setDialog] = useState<ComponentType<QuestionDialogProps> | null>(null);
  useEffect(() => {
    if (question === null || Dialog !== null) return;
    import('./question-dialog.tsx').then(
      (module) => setDialog(() => module.QuestionDialog),
      () => messages.toast({ tone: 'error', text: t('errors.unreachable') }),
    );
  }, [question, Dialog, messages, t]);
  return question === null || Dialog === null ? null : <Dialog question={question} {...props} />;
}
