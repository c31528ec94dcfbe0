import { changeLanguageContract } from '#api/office/languages/[code].contract.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLanguage } from '#i18n/language-provider.tsx';
import { htmlLangs, languageNames } from '#i18n/locales.ts';
import { Badge } from '#ui/badge.tsx';
import { ActionDialog } from '../form/action-dialog.tsx';
import { useOfficeCall } from '../form/use-office-call.ts';
import { useMay, useOfficeHref } from '../frame/office-context.ts';
import { useOfficeNote } from '../frame/office-notes.tsx';
import { ExportLink } from '../table/export-link.tsx';
import { OfficeTable } from '../table/office-table.tsx';
import { RowActions } from '../table/row-actions.tsx';
import type { LanguagesData, OfficeLanguage } from './data.server.ts';

type List = Pick<LanguagesData, 'languages' | 'version'>;

/** A row a language: whether readers have it, and what would happen without it. */
export function LanguageList({ languages, version }: List) {
  const { t } = useLanguage<'office-settings'>();
  const may = useMay()('settings.edit');
  const first = languages.find(({ is_first: isFirst }) => isFirst);
  const href = useOfficeHref();
  return (
    <>
      <OfficeTable
        label={t('office-settings.languages.title')}
        rows={languages}
        rowKey={({ code }) => code}
        empty={t('office-settings.languages.empty')}
        columns={[
          {
            key: 'language',
            header: t('office-settings.languages.language'),
            render: ({ code }) => (
              <>
                <span lang={htmlLangs[code]} className="font-medium">
                  {languageNames[code]}
                </span>
                <code className="block text-12 text-ink-3">/{code}</code>
              </>
            ),
          },
          {
            key: 'state',
            header: t('office-settings.languages.state'),
            render: ({ enabled, is_first: isFirst }) => (
              <span className="flex flex-wrap gap-1.5">
                <Badge tone={enabled ? 'win' : 'neutral'}>
                  {t(`office-settings.languages.${enabled ? 'isOn' : 'isOff'}`)}
                </Badge>
                {isFirst ? <Badge tone="brand">{t('office-settings.languages.isFirst')}</Badge> : null}
              </span>
            ),
          },
          {
            key: 'members',
            header: t('office-settings.languages.members'),
            numeric: true,
            wideOnly: true,
            render: ({ members }) => formatNumber(members),
          },
          {
            key: 'actions',
            header: t('office-settings.languages.actions'),
            isHidden: !may,
            render: (row) => <LanguageActions language={row} version={version} first={first} />,
          },
        ]}
      />
      <ExportLink href={href('/office/api/list-exports/languages')} />
    </>
  );
}

interface LanguageActionsProps {
  language: OfficeLanguage;
  version: number;
  first: OfficeLanguage | undefined;
}

function LanguageActions({ language, version, first }: LanguageActionsProps) {
  const { t } = useLanguage<'office-settings'>();
  if (language.is_first)
    return <span className="text-12 text-ink-3">{t('office-settings.languages.firstStays')}</span>;
  return (
    <RowActions>
      <SwitchButton
        state={language.enabled ? 'off' : 'on'}
        language={language}
        version={version}
        first={first}
      />
      {language.enabled ? (
        <SwitchButton state="first" language={language} version={version} first={first} />
      ) : null}
    </RowActions>
  );
}

function SwitchButton({
  state,
  language,
  version,
  first,
}: LanguageActionsProps & { state: 'on' | 'off' | 'first' }) {
  const { t } = useLanguage<'office-settings'>();
  const call = useOfficeCall();
  const say = useOfficeNote();
  const name = languageNames[language.code];
  const title = t(`office-settings.languages.${state}.title`, { language: name });
  const send = (code: OfficeLanguage['code'], to: typeof state, seen: number) =>
    call(changeLanguageContract, { params: { code }, body: { state: to, version: seen } });
  return (
    <ActionDialog
      verb={t(`office-settings.languages.${state}.verb`)}
      label={title}
      title={title}
      {...(state === 'off' ? { tone: 'danger' as const } : {})}
      text={t(`office-settings.languages.${state}.text`, {
        language: name,
        path: `/${language.code}`,
        members: formatNumber(language.members),
        first: first === undefined ? '' : languageNames[first.code],
      })}
      send={() => send(language.code, state, version)}
      onDone={(done) =>
        say({
          tone: 'success',
          text: t(`office-settings.languages.${state}.done`, { language: name }),
          undo: () =>
            state === 'first'
              ? send(first?.code ?? language.code, 'first', done.version)
              : send(language.code, state === 'on' ? 'off' : 'on', done.version),
        })
      }
    />
  );
}
