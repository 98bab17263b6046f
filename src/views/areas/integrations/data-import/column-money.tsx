import { useLingui } from '@lingui/react/macro';
import type { ColumnMapping } from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { TargetField } from '#model/areas/integrations/data-import/import-target.ts';
import { currenciesIn } from '#model/areas/integrations/data-import/reading/currencies.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Select } from '#views/ui/select.tsx';
import { written } from './mapping-edits.ts';
import type { ColumnLineProps } from './step-props.ts';
import { useMoneyChoices } from './use-money-choices.ts';

interface ColumnMoneyProps extends ColumnLineProps {
  readonly read: ColumnMapping;
  readonly field: TargetField;
  readonly texts: readonly string[];
}

/** What amounts of a column are in, and whether they are with VAT: asked where the file leaves it open. [DIS37] */
export function ColumnMoney(props: ColumnMoneyProps) {
  const { kind, name } = props.field;
  if (kind.is !== 'number' || !kind.money) return null;
  return (
    <>
      {name === 'price' && props.fields.named('vat_class') && <Vat {...props} />}
      <Others {...props} />
    </>
  );
}

function Vat({ row, mapping: { value, edit }, mayMap, column, read }: ColumnMoneyProps) {
  const { t } = useLingui();
  const head = row.table.heads[column] || t`Column ${column + 1}`;
  return (
    <Select
      size="sm"
      label={t`VAT in ${head}`}
      value={read.vat === 'open' ? null : (read.vat ?? 'without')}
      placeholder={t`With or without VAT?`}
      options={useMoneyChoices().vat}
      disabled={!mayMap}
      onChange={(vat) => edit(written(value, column, { vat }))}
    />
  );
}

function Others({ row, mapping: { value, edit }, mayMap, column, read, texts }: ColumnMoneyProps) {
  const { t } = useLingui();
  const { currency } = useCompany();
  const { others: choices } = useMoneyChoices();
  const head = row.table.heads[column] || t`Column ${column + 1}`;
  const named = [...texts.map(currenciesIn), read.currency ? [read.currency] : []];
  const others = [...new Set(named.flatMap((codes) => (codes.includes(currency) ? [] : codes.slice(0, 1))))];
  if (others.length === 0) return null;
  const codes = others.join(', ');
  return (
    <Select
      size="sm"
      label={t`Other currencies in ${head}`}
      value={read.others ?? null}
      placeholder={t`How is ${codes} read?`}
      options={choices}
      disabled={!mayMap}
      onChange={(one) => edit(written(value, column, { others: one }))}
    />
  );
}
