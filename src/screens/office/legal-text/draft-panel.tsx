import { useState } from 'react';
import { formatMinute } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { LOCALES, type Locale } from '#terms/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { Notice } from '#ui/notice.tsx';
import { Select } from '#ui/select.tsx';
import { Changes } from '../../legal-changes.tsx';
import { LegalParagraph } from '../../legal-paragraph.tsx';
import { useMay, useOffice } from '../frame/office-context.ts';
import { Panel } from '../panel.tsx';
import type { LegalTextDocument } from './data.server.ts';
import { EditSection, NewSection, RemoveSection } from './section-dialogs.tsx';

/** What the next version says, section by section, and what of it is new. */
export function DraftPanel({ document }: { document: LegalTextDocument }) {
  const { t, locale } = useLanguage<'office-legal'>();
  const { zone } = useOffice();
  const [language, setLanguage] = useState<Locale>(locale);
  const { draft } = document;
  const text = document.texts[language];
  const changes = document.changes[language];
  return (
    <Panel title={t(draft === null ? 'office-legal.textNow' : 'office-legal.draft')}>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Select
          label={t('office-legal.language')}
          value={language}
          onChange={(event) => setLanguage(LOCALES.find((one) => one === event.target.value) ?? 'en')}
          options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
        />
        <NewSection document={document} />
      </div>
      {draft === null ? (
        <p className="text-14 text-ink-2">
          {t(document.versions.length === 0 ? 'office-legal.noVersion' : 'office-legal.noDraft')}
        </p>
      ) : (
        <p className="text-14 text-ink-2">
          {t('office-legal.draftBy', {
            who: draft.updated_by ?? '-',
            when: formatMinute(draft.updated_at, zone),
            version: draft.base_version,
          })}
        </p>
      )}
      {draft !== null && changes.length === 0 ? <Notice>{t('office-legal.unchanged')}</Notice> : null}
      {changes.length === 0 ? null : (
        <Changes
          sections={changes}
          labels={{ added: t('office-legal.added'), removed: t('office-legal.removed') }}
        />
      )}
      <Sections
        document={document}
        sections={text.sections}
        changed={changes.map(({ id }) => id)}
        language={language}
      />
      <details className="text-14">
        <summary className="cursor-pointer text-ink-2 underline underline-offset-3">
          {t('office-legal.placeholders')}
        </summary>
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-4 pt-2">
          {document.placeholders.map(({ name, value }) => (
            <div key={name} className="contents">
              <dt>
                <code>{`{${name}}`}</code>
              </dt>
              <dd className="text-ink-2">{value}</dd>
            </div>
          ))}
        </dl>
      </details>
    </Panel>
  );
}

interface SectionsProps {
  document: LegalTextDocument;
  sections: LegalTextDocument['texts']['en']['sections'];
  changed: readonly string[];
  language: Locale;
}

function Sections({ document, sections, changed, language }: SectionsProps) {
  const { t } = useLanguage<'office-legal'>();
  const may = useMay();
  return (
    <ol className="grid" lang={language.replace('_', '-')}>
      {sections
        .filter(({ id }) => id !== 'sample')
        .map(({ id, heading, paragraphs }, index) => (
          <li
            key={id}
            className="grid gap-1 border-t border-line py-3 md:grid-cols-[minmax(0,1fr)_auto] md:gap-4"
          >
            <div className="grid min-w-0 gap-1">
              <h3 className="text-14 font-strong">
                {index + 1}. {heading}{' '}
                {changed.includes(id) ? <Badge tone="brand">{t('office-legal.changed')}</Badge> : null}
              </h3>
              {paragraphs.map((paragraph) => (
                <LegalParagraph key={paragraph} text={paragraph} />
              ))}
            </div>
            {may('legal.draft') ? (
              <div className="flex flex-wrap content-start gap-2">
                <EditSection document={document} id={id} heading={heading} />
                <RemoveSection document={document} id={id} heading={heading} />
              </div>
            ) : null}
          </li>
        ))}
    </ol>
  );
}
