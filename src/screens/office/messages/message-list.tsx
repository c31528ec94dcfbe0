import { Fragment } from 'react';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import { MESSAGE_STATES } from '#terms/content.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import type { Message, MessagesData } from './data.server.ts';
import { EditMessage, RevertMessage } from './message-dialogs.tsx';

const TONES = {
  overridden: 'brand',
  missing: 'warn',
  obsolete: 'warn',
  placeholders: 'lose',
} as const satisfies Record<string, BadgeTone>;

/** The workbench: a row a message, a column a language, the brand's own words marked. */
export function MessageList({ rows, meta, files, search }: MessagesData) {
  const { t } = useLanguage<'office-messages'>();
  const href = useOfficeHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-messages.search')} />
        <FilterSelect
          name="file"
          label={t('office-messages.file')}
          anyLabel={t('office-messages.anyFile')}
          options={files.map((value) => ({ value, label: value }))}
        />
        <FilterSelect
          name="state"
          label={t('office-messages.stateHead')}
          anyLabel={t('office-messages.anyState')}
          options={MESSAGE_STATES.map((value) => ({ value, label: t(`office-messages.state.${value}`) }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-messages.title')}
        stack="texts"
        rows={rows}
        rowKey={({ key }) => key}
        empty={t('office-messages.empty')}
        columns={useColumns()}
      />
      <ListFoot
        meta={meta}
        exportHref={href('/office/api/messages/export', Object.fromEntries(new URLSearchParams(search)))}
      />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Message>, ...OfficeColumn<Message>[]] {
  const { t } = useLanguage<'office-messages'>();
  return [
    {
      key: 'key',
      header: t('office-messages.key'),
      render: ({ key }) => <Key name={key} />,
    },
    ...LOCALES.map((language) => ({
      key: language,
      header: languageNames[language],
      render: (row: Message) => <Cell message={row} language={language} />,
    })),
  ];
}

/** A key breaks where its parts meet. */
function Key({ name }: { name: string }) {
  return (
    <code className="block min-w-28 max-w-44 text-12 wrap-break-word md:min-w-36">
      {name.split('.').map((part, index, parts) => (
        <Fragment key={parts.slice(0, index + 1).join('.')}>
          {index === 0 ? null : '.'}
          <wbr />
          {part}
        </Fragment>
      ))}
    </code>
  );
}

function Cell({ message, language }: { message: Message; language: Locale }) {
  const { t } = useLanguage<'office-messages'>();
  const may = useMay()('wording.edit');
  const { base, text, states } = message.cells[language];
  return (
    <div className="grid min-w-44 gap-1">
      <div className="flex items-start gap-1">
        <p lang={htmlLangs[language]} className="min-w-0 grow wrap-anywhere">
          {text ?? base ?? '-'}
        </p>
        {may && base !== null ? <EditMessage message={message} language={language} /> : null}
      </div>
      {text === null ? null : (
        <p lang={htmlLangs[language]} className="text-12 text-ink-3 wrap-anywhere">
          {base === null ? t('office-messages.noBase') : t('office-messages.programSays', { text: base })}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-1.5 empty:hidden [&>button:first-child]:-ml-3">
        {states.map((state) => (
          <Badge key={state} tone={TONES[state]}>
            {t(`office-messages.mark.${state}`)}
          </Badge>
        ))}
        {may && text !== null ? <RevertMessage message={message} language={language} /> : null}
      </div>
    </div>
  );
}
