import type { ReactNode } from 'react';
import { formatDate } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { recordIcon } from '#ui/icon-paths.ts';
import { Notice } from '#ui/notice.tsx';
import { PageHeader } from '#ui/page-header.tsx';
import { NewVersions } from './legal-consent.tsx';
import { LegalParagraph } from './legal-paragraph.tsx';
import type { LegalConsents, LegalText } from './legal-texts.server.ts';

interface LegalPageProps {
  documents: readonly LegalText[];
  zone: string;
  consents: LegalConsents;
}

/** Legal texts one below the other, each with its exact version. Their contents stand at the head, on a wide screen beside them and in sight. */
export function LegalPage({ documents, zone, consents }: LegalPageProps) {
  const { t } = useLanguage<'legal'>();
  const [first] = documents;
  if (first === undefined) return <EmptyState icon={recordIcon} title={t('legal.notPublished')} />;
  return (
    <>
      <PageHeader
        title={first.title}
        lead={documents.length > 1 ? t('legal.together', { count: documents.length }) : undefined}
      />
      {consents.due.length === 0 ? null : <NewVersions consents={consents} />}
      <div className="xl:grid xl:grid-cols-[minmax(0,1fr)_18rem] xl:gap-x-10">
        <Contents documents={documents} />
        <div className="min-w-0 xl:row-start-1">
          {documents.map((document, index) => (
            <LegalArticle key={document.type} document={document} zone={zone} isFirst={index === 0} />
          ))}
        </div>
      </div>
    </>
  );
}

/** On a small screen several texts are named without their sections, so that the first one is in sight. */
function Contents({ documents }: Pick<LegalPageProps, 'documents'>) {
  const { t } = useLanguage<'legal'>();
  const isOne = documents.length === 1;
  return (
    <nav
      aria-label={t('legal.contents')}
      data-card
      className="rounded-8 bg-surface p-4 shadow-card sm:p-5 xl:sticky xl:top-20 xl:col-start-2 xl:row-start-1 xl:max-h-[calc(100dvh-6rem)] xl:self-start xl:overflow-y-auto xl:[scrollbar-width:thin]"
    >
      <ul className="grid gap-2 sm:max-xl:auto-cols-fr sm:max-xl:grid-flow-col sm:gap-5">
        {documents.map((document) => (
          <li key={document.type} className="grid content-start gap-1.5">
            {isOne ? null : <ContentsLink href={`#${document.type}`}>{document.title}</ContentsLink>}
            <ol className={isOne ? 'grid' : 'grid max-sm:hidden'}>
              {document.sections.map((section, index) => (
                <li key={section.id}>
                  <ContentsLink href={`#${document.type}-${section.id}`}>
                    {index + 1}. {section.heading}
                  </ContentsLink>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function ContentsLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-flex min-h-7 pointer-coarse:min-h-11 pointer-coarse:min-w-11 items-center text-14 text-primary-ink underline-offset-3 hover:underline"
    >
      {children}
    </a>
  );
}

function LegalArticle({ document, zone, isFirst }: { document: LegalText; zone: string; isFirst: boolean }) {
  const lang = document.lang ?? undefined;
  // The first text's title is the page's own, so that its sections stand one level higher.
  const Heading = isFirst ? 'h2' : 'h3';
  return (
    <article
      id={document.type}
      aria-label={document.title}
      className={classNames(
        'max-w-prose scroll-mt-18',
        isFirst ? 'pt-8 xl:pt-0' : 'mt-10 border-t-2 border-main pt-5',
      )}
    >
      {isFirst ? null : (
        <h2 lang={lang} className="pb-3 text-20 font-strong tight">
          {document.title}
        </h2>
      )}
      <Version document={document} zone={zone} />
      {document.remark === null ? null : (
        <div lang={lang} className="pt-4">
          <Notice tone="warning">{document.remark}</Notice>
        </div>
      )}
      {document.sections.map((section, index) => (
        <section
          key={section.id}
          id={`${document.type}-${section.id}`}
          lang={lang}
          className="grid scroll-mt-18 gap-2 pt-6"
        >
          <Heading className="text-16 font-strong">
            {index + 1}. {section.heading}
          </Heading>
          {section.paragraphs.map((paragraph) => (
            <LegalParagraph key={paragraph} text={paragraph} />
          ))}
        </section>
      ))}
    </article>
  );
}

/** Which text this is, to the letter: what a consent names. */
function Version({ document, zone }: { document: LegalText; zone: string }) {
  const { t } = useLanguage<'legal'>();
  return (
    <div className="grid gap-1.5 border-l-2 border-line pl-3 text-12 text-ink-2">
      <p className="flex flex-wrap items-center gap-2">
        <Badge>{t('legal.version', { version: document.version })}</Badge>
        <span>
          {t('legal.publishedOn')}{' '}
          <time dateTime={document.publishedAt}>{formatDate(document.publishedAt, zone)}</time>
        </span>
        <span>{t(`legal.jurisdiction.${document.jurisdiction}`)}</span>
        {document.lang === null ? null : <Badge tone="warn">{t('legal.notTranslated')}</Badge>}
      </p>
      <p>
        SHA-256 <code className="break-all">{document.sha256}</code>
      </p>
    </div>
  );
}
