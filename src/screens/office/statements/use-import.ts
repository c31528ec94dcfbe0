import { useState } from 'react';
import { useRevalidator } from 'react-router';
import type { z } from 'zod';
import { statementPreviewContract } from '#api/office/statements/preview.contract.ts';
import { statementsContract } from '#api/office/statements.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import type { CallResult } from '../../api-client.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { leaveForOfficeLogin } from '../form/use-office-form.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { problemOf, readFile } from './read-file.ts';

export type Preview = z.output<typeof statementPreviewContract.data>;
export type Mapping = Preview['mapping'];

type Chosen = { readonly name: string; readonly text: string; readonly preview: Preview };

/** A statement on its way in: chosen, looked at, its columns named, and taken in. */
export function useImport() {
  const { t } = useLanguage<'office-statements' | 'errors'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const { revalidate } = useRevalidator();
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setError(null);
    await work().catch(() => setError(t('errors.unreachable')));
    setBusy(false);
  };
  const report = ({ code, msg }: Extract<CallResult<typeof statementsContract>, { status: false }>) => {
    if (code === 302) leaveForOfficeLogin();
    setError(Object.values(msg).flat().join(' ') || t('errors.unreachable'));
  };
  const look = async (name: string, text: string, mapping?: Mapping) => {
    const body = { csv: text, ...(mapping === undefined ? {} : { mapping }) };
    const result = await call(statementPreviewContract, { body });
    if (result.status) setChosen({ name, text, preview: result.data });
    else report(result);
  };

  return {
    chosen,
    error,
    isBusy,
    drop: () => setChosen(null),
    choose: (file: File) =>
      run(async () => {
        const text = await readFile(file);
        const problem = problemOf(text);
        if (text === null || problem !== null) {
          setChosen(null);
          setError(problem && t(`office-statements.import.${problem}`));
          return;
        }
        await look(file.name.slice(0, 200), text);
      }),
    remap: (mapping: Mapping) =>
      run(async () => {
        if (chosen !== null) await look(chosen.name, chosen.text, mapping);
      }),
    take: () =>
      run(async () => {
        if (chosen === null) return;
        const { name, text, preview } = chosen;
        const result = await call(statementsContract, {
          body: { file_name: name, csv: text, mapping: preview.mapping },
        });
        if (!result.status) return report(result);
        setChosen(null);
        await revalidate();
        const { added, known, twins, errors } = result.data;
        say({
          tone: errors.length === 0 ? 'success' : 'warning',
          // The figures of the preview, under its names.
          text: t('office-statements.import.done', {
            added: t('office-statements.done.new', { count: added - twins }),
            known: t('office-statements.done.known', { count: known }),
            twins: t('office-statements.done.twin', { count: twins }),
            errors: t('office-statements.done.errors', { count: errors.length }),
          }),
          link: { href: '/office/transfers', text: t('office-statements.import.toQueue') },
        });
      }),
  };
}
