import { useLanguage } from '#i18n/language-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { TextField } from '#ui/field.tsx';
import { Notice } from '#ui/notice.tsx';
import { Section } from '#ui/section.tsx';
import { Select } from '#ui/select.tsx';
import type { BetsData } from '../../bets.server.ts';
import type { MySubscribeData } from '../../data.server.ts';
import type { MappingForm, SentBets } from '../../sent-bets.ts';
import { ReadingFields } from './reading-fields.tsx';

interface ImportSectionProps {
  bets: BetsData;
  zones: MySubscribeData['zones'];
  sent: SentBets | undefined;
}

/** A bookmaker's file: first the file, then, once for each kind of file, which of its columns is which. */
export function ImportSection({ bets, zones, sent }: ImportSectionProps) {
  const { t } = useLanguage<'bets'>();
  const { imported, limits, usual } = bets;
  const problem = sent?.form === 'file' ? (sent.errors.file ?? sent.errors.base) : undefined;
  return (
    <Section title={t('bets.import.title')} lead={t('bets.import.lead', limits)} anchor="import">
      <Card className="grid gap-5">
        {imported === null ? null : (
          <Notice tone="success">
            {t('bets.import.done', {
              file: imported.file_name,
              rows: imported.rows,
              bets: imported.bets,
            })}
          </Notice>
        )}
        {sent?.mapping === undefined ? (
          <form method="post" encType="multipart/form-data" className="grid gap-3">
            <input type="hidden" name="form" value="file" />
            <TextField
              type="file"
              name="file"
              accept=".csv,text/csv"
              required
              label={t('bets.import.file')}
              error={problem}
            />
            <Checkbox name="asks_again" label={t('bets.import.asksAgain')} />
            <div>
              <Button type="submit" tone="primary">
                {t('bets.import.submit')}
              </Button>
            </div>
          </form>
        ) : (
          <Mapping mapping={sent.mapping} sent={sent} usual={usual} zones={zones} />
        )}
      </Card>
    </Section>
  );
}

const COLUMNS = ['placed_at', 'event', 'selection', 'odds', 'stake', 'returned', 'bookmaker'] as const;
const OPTIONAL = new Set<string>(['returned', 'bookmaker']);

interface MappingProps {
  mapping: MappingForm;
  sent: SentBets;
  usual: BetsData['usual'];
  zones: MySubscribeData['zones'];
}

function Mapping({ mapping, sent, usual, zones }: MappingProps) {
  const { t } = useLanguage<'bets'>();
  const { headings, sample, fileName, file } = mapping;
  const options = headings.filter((name) => name !== '').map((name) => ({ value: name, label: name }));
  return (
    <form method="post" encType="multipart/form-data" className="grid gap-5">
      <input type="hidden" name="form" value="mapping" />
      <input type="hidden" name="file_name" value={fileName} />
      <input type="hidden" name="file" value={file} />
      {headings.map((name) => (
        <input key={name} type="hidden" name="heading" value={name} />
      ))}
      <div className="grid gap-1">
        <h3 className="text-16 font-medium text-main">{t('bets.mapping.title')}</h3>
        <p className="text-14 text-ink-2">{t('bets.mapping.lead')}</p>
      </div>
      {sent.errors.file ? <Notice tone="error">{sent.errors.file}</Notice> : null}
      {sample.length === 0 ? null : <Sample headings={headings} sample={sample} />}
      <div className="grid gap-4 sm:grid-cols-2">
        {COLUMNS.map((column) => (
          <Select
            key={column}
            name={`column_${column}`}
            label={t(`bets.mapping.${column}`)}
            error={sent.errors[`column_${column}`]}
            required={!OPTIONAL.has(column)}
            defaultValue={sent.typed[`column_${column}`] ?? ''}
            placeholder={OPTIONAL.has(column) ? t('bets.mapping.missing') : '–'}
            options={options}
          />
        ))}
        <ReadingFields usual={usual} zones={zones} sent={sent} isFile />
      </div>
      <div>
        <Button type="submit" tone="primary">
          {t('bets.mapping.submit')}
        </Button>
      </div>
    </form>
  );
}

function Sample({ headings, sample }: Pick<MappingForm, 'headings' | 'sample'>) {
  const { t } = useLanguage<'bets'>();
  const [first = '', ...others] = headings;
  const column = (name: string, index: number) => ({
    key: name || String(index),
    header: name,
    render: ({ cells }: { cells: readonly string[] }) => (
      <span className="whitespace-nowrap">{cells[index]}</span>
    ),
  });
  return (
    <DataTable
      label={t('bets.mapping.sample')}
      showLabel
      rows={sample.map((cells, index) => ({ cells, index }))}
      rowKey={({ index }) => index}
      columns={[column(first, 0), ...others.map((name, index) => column(name, index + 1))]}
    />
  );
}
