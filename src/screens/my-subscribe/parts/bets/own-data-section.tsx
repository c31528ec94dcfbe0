import { useLanguage } from '#i18n/language-provider.tsx';
import { Disclosure } from '#screens/pick/disclosure.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Section } from '#ui/section.tsx';
import type { BetsData } from '../../bets.server.ts';

/** All of it is the member's: to take away, and to delete by import or at once. */
export function OwnDataSection({ imports, hasBets }: Pick<BetsData, 'imports'> & { hasBets: boolean }) {
  const { t } = useLanguage<'bets'>();
  return (
    <Section title={t('bets.data.title')} lead={t('bets.data.lead')}>
      <Card className="grid gap-5">
        {hasBets ? (
          <p className="text-14">
            <a href="/api/me/bets.csv" download className="text-primary-ink underline underline-offset-3">
              {t('bets.data.export')}
            </a>
          </p>
        ) : null}
        {imports.length === 0 ? null : (
          <div className="grid gap-1">
            <h3 className="text-14 font-medium text-ink-2">{t('bets.data.imports')}</h3>
            <ul>
              {imports.map(({ id, file_name: file, time, bets }) => (
                <li
                  key={id}
                  className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-1 last:border-0"
                >
                  <span className="min-w-0 text-14 wrap-anywhere">
                    {t('bets.data.importRow', { file, time, count: bets })}
                  </span>
                  <form method="post">
                    <input type="hidden" name="form" value="delete" />
                    <input type="hidden" name="kind" value="import" />
                    <input type="hidden" name="id" value={id} />
                    <Button type="submit" tone="quiet" size="small">
                      {t('bets.data.deleteImport')}
                      <span className="sr-only">{file}</span>
                    </Button>
                  </form>
                </li>
              ))}
            </ul>
          </div>
        )}
        <Disclosure title={t('bets.data.all')}>
          <form method="post" className="grid gap-3 pt-2">
            <input type="hidden" name="form" value="delete" />
            <input type="hidden" name="kind" value="all" />
            <p className="max-w-prose text-14">{t('bets.data.allText')}</p>
            <div>
              <Button type="submit" tone="danger">
                {t('bets.data.allYes')}
              </Button>
            </div>
          </form>
        </Disclosure>
      </Card>
    </Section>
  );
}
