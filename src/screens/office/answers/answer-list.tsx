import { answerRemovalContract } from '#api/office/answers/[id]/removal.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES } from '#terms/locales.ts';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay } from '../frame/office-context.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import { useExportHref } from '../table/use-list-address.ts';
import { RemovalButton } from '../text/removal-button.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import type { AnswersData, OfficeAnswer } from './data.server.ts';

/** The written answers by language and question. */
export function AnswerList({ answers, meta }: AnswersData) {
  const { t } = useLanguage<'office-content'>();
  const exportHref = useExportHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-content.search')} />
        <FilterSelect
          name="language"
          label={t('office-content.language')}
          anyLabel={t('office-content.all')}
          options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
        />
        <FilterSelect
          name="state"
          label={t('office-content.state')}
          anyLabel={t('office-content.answers.given')}
          options={[{ value: 'removed', label: t('office-content.removed') }]}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-content.answers.title')}
        columns={useColumns()}
        rows={answers}
        rowKey={({ id }) => id}
        empty={t('office-content.answers.empty')}
      />
      <ListFoot meta={meta} exportHref={exportHref('/office/api/content-exports/answers')} />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<OfficeAnswer>, ...OfficeColumn<OfficeAnswer>[]] {
  const { t } = useLanguage<'office-content'>();
  const may = useMay();
  const call = useOfficeCall();
  const actions: OfficeColumn<OfficeAnswer> = {
    key: 'actions',
    header: t('office-content.actions'),
    render: (row) => (
      <RowActions>
        {row.is_removed ? null : <AnswerDialog entry={row} />}
        <RemovalButton
          what={row.question}
          isRemoved={row.is_removed}
          version={row.version}
          send={(removed, version) =>
            call(answerRemovalContract, {
              params: { id: row.id },
              body: { version, removed },
            })
          }
        />
      </RowActions>
    ),
  };
  return [
    {
      key: 'question',
      header: t('office-content.answers.question'),
      render: ({ question, language }) => (
        <>
          {question}
          <span className="block text-12 text-ink-3">{languageNames[language]}</span>
        </>
      ),
    },
    {
      key: 'answer',
      header: t('office-content.answers.answer'),
      wideOnly: true,
      render: ({ answer, keywords }) => (
        <details className="group max-w-prose">
          <summary className="cursor-pointer">
            <span className="inline-grid w-[calc(100%-1.25rem)] gap-0.5 align-top">
              <span className="line-clamp-1 whitespace-pre-line group-open:line-clamp-none">{answer}</span>
              <span className="text-12 text-ink-3">{keywords}</span>
            </span>
          </summary>
        </details>
      ),
    },
    ...(may('content.edit') ? [actions] : []),
  ];
}
