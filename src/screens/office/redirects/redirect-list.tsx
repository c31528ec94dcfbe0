import { redirectRemovalContract } from '#api/office/redirects/[id]/removal.contract.ts';
import { newRedirectContract } from '#api/office/redirects.contract.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { languageNames } from '#i18n/locales.ts';
import { REDIRECT_STATES } from '#terms/content.ts';
import { LOCALES } from '#terms/locales.ts';
import { Badge, type BadgeTone } from '#ui/badge.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { OfficeTime } from '../office-time.tsx';
import { FilterBar, FilterSelect, FilterText } from '../table/filter-bar.tsx';
import { ListFoot } from '../table/list-foot.tsx';
import { type OfficeColumn, OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import type { Redirect, RedirectsData } from './data.server.ts';
import { fieldsOf, RedirectDialog } from './redirect-dialog.tsx';

const TONES = { live: 'win', coming: 'brand', past: 'neutral', broken: 'lose' } as const satisfies Record<
  Redirect['state'],
  BadgeTone
>;

/** Where paths lead: what was written, and where readers really end up. */
export function RedirectList({ redirects, meta, search }: RedirectsData) {
  const { t } = useLanguage<'office-seo'>();
  const href = useOfficeHref();
  return (
    <>
      <FilterBar>
        <FilterText name="q" label={t('office-seo.redirects.search')} />
        <FilterSelect
          name="state"
          label={t('office-seo.redirects.state')}
          anyLabel={t('office-seo.redirects.anyState')}
          options={REDIRECT_STATES.map((value) => ({
            value,
            label: t(`office-seo.redirects.states.${value}`),
          }))}
        />
        <FilterSelect
          name="language"
          label={t('office-seo.redirects.language')}
          anyLabel={t('office-seo.redirects.anyLanguage')}
          options={LOCALES.map((value) => ({ value, label: languageNames[value] }))}
        />
      </FilterBar>
      <OfficeTable
        label={t('office-seo.redirects.title')}
        rows={redirects}
        rowKey={({ id }) => id}
        empty={t('office-seo.redirects.empty')}
        columns={useColumns()}
      />
      <ListFoot
        meta={meta}
        exportHref={href('/office/api/redirects/export', Object.fromEntries(new URLSearchParams(search)))}
      />
    </>
  );
}

function useColumns(): readonly [OfficeColumn<Redirect>, ...OfficeColumn<Redirect>[]] {
  const { t } = useLanguage<'office-seo'>();
  const may = useMay()('seo.edit');
  const actions: OfficeColumn<Redirect> = {
    key: 'actions',
    header: t('office-seo.redirects.actions'),
    render: (row) => (
      <RowActions>
        <RedirectDialog redirect={row} />
        <RemoveRedirect redirect={row} />
      </RowActions>
    ),
  };
  return [
    {
      key: 'path',
      header: t('office-seo.redirects.path'),
      render: (row) => (
        <>
          <code className="text-12 wrap-anywhere">
            {row.path}
            {row.match === 'prefix' ? '/…' : ''}
          </code>
          <span className="flex gap-1 md:hidden">
            →{' '}
            <span>
              <Target redirect={row} />
            </span>
          </span>
          <span className="block text-12 text-ink-3">
            {row.language === null ? t('office-seo.redirects.anyLanguage') : languageNames[row.language]}
            {row.note === '' ? '' : ` · ${row.note}`}
          </span>
        </>
      ),
    },
    {
      key: 'target',
      header: t('office-seo.redirects.leads'),
      wideOnly: true,
      render: (row) => <Target redirect={row} />,
    },
    {
      key: 'time',
      header: t('office-seo.redirects.time'),
      wideOnly: true,
      render: ({ from, until }) => (
        <span className="text-12 tabular-nums">
          <OfficeTime at={from} /> –{' '}
          {until === null ? t('office-seo.redirects.open') : <OfficeTime at={until} />}
        </span>
      ),
    },
    {
      key: 'state',
      header: t('office-seo.redirects.state'),
      render: ({ state, problem }) => (
        <span className="grid justify-items-start gap-1">
          <Badge tone={TONES[state]}>{t(`office-seo.redirects.states.${state}`)}</Badge>
          {problem === null ? null : (
            <span className="text-12 text-lose">{t(`office-seo.redirects.problems.${problem}`)}</span>
          )}
        </span>
      ),
    },
    ...(may ? [actions] : []),
  ];
}

/** What was written as the end, and where readers really get to. */
function Target({ redirect: { target, end, keep_query: keepsQuery } }: { redirect: Redirect }) {
  const { t } = useLanguage<'office-seo'>();
  return (
    <>
      <code className="text-12 wrap-anywhere">{target}</code>
      {end === null || end === target ? null : (
        <span className="block text-12 text-ink-3 wrap-anywhere">
          {t('office-seo.redirects.end', { end })}
        </span>
      )}
      {keepsQuery ? null : (
        <span className="block text-12 text-ink-3">{t('office-seo.redirects.dropsQuery')}</span>
      )}
    </>
  );
}

function RemoveRedirect({ redirect }: { redirect: Redirect }) {
  const { id, path, version } = redirect;
  const { t } = useLanguage<'office-seo'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const title = t('office-seo.redirects.removeOf', { path });
  return (
    <ActionDialog
      verb={t('office-seo.redirects.remove')}
      tone="danger"
      label={title}
      title={title}
      text={t('office-seo.redirects.removeText')}
      send={() => call(redirectRemovalContract, { params: { id }, body: { version } })}
      onDone={() =>
        say({
          tone: 'success',
          text: t('office-seo.redirects.removed', { path }),
          undo: () => call(newRedirectContract, { body: fieldsOf(redirect) }),
        })
      }
    />
  );
}
