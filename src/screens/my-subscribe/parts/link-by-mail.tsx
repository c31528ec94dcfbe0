import type { ReactNode } from 'react';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { PageForm, usePageForm } from '../../page-form.tsx';
import { FormError } from '../../sign-in/form-parts.tsx';

type LinkByMailProps = {
  /** Which of the page's forms it is. */
  name: 'password' | 'verification';
  /** What is said once the e-mail is on its way. */
  sent: string;
  size?: 'small';
  children: ReactNode;
};

/** Sends a link to the member's own address. */
export function LinkByMail({ name, sent, size, children }: LinkByMailProps) {
  const form = usePageForm(name);
  return (
    <PageForm form={form} className="grid justify-items-start gap-3">
      <FormError text={form.errors.base} />
      <Button type="submit" size={size} busy={form.isBusy}>
        {children}
      </Button>
      <div role="status" className="empty:hidden">
        {form.isDone ? <Notice>{sent}</Notice> : null}
      </div>
    </PageForm>
  );
}
