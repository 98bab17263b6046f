import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type {
  ColumnMapping,
  DayOrder,
  DecimalMark,
} from '#model/areas/integrations/data-import/data-import.facts.ts';
import type { TargetField } from '#model/areas/integrations/data-import/import-target.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Select } from '#views/ui/select.tsx';
import type { ColumnLineProps } from './step-props.ts';
import { ColumnMoney } from './column-money.tsx';
import { written } from './mapping-edits.ts';
import { leftOpen, understood } from './understood.ts';
import { useLineSentence } from './use-line-words.ts';

interface ColumnUnderstoodProps extends ColumnLineProps {
  readonly read: ColumnMapping | undefined;
  readonly texts: readonly string[];
}

/** How a column's cells are read, by one of them; and what its figures leave open, to choose. [DIS5] */
export function ColumnUnderstood(props: ColumnUnderstoodProps) {
  const { fields, read, texts } = props;
  const field = read && fields.named(read.field);
  if (!read || !field) return <span />;
  return (
    <span className="import-understood">
      <Standing {...props} read={read} field={field} />
      <Open {...props} read={read} field={field} open={leftOpen(field.kind, texts)} />
      <ColumnMoney {...props} read={read} field={field} />
    </span>
  );
}

interface ReadColumnProps extends ColumnUnderstoodProps {
  readonly read: ColumnMapping;
  readonly field: TargetField;
}

function Standing({ texts, fields, read, field }: ReadColumnProps) {
  const { t } = useLingui();
  const sentence = useLineSentence();
  const { example, unread, problem } = understood(field.kind, texts, read, fields.world);
  if (problem)
    return (
      <>
        <span className="import-look" data-tone="warning">
          <Icon name="alert" size={14} />
          {t`${plural(unread, { one: '# text is not understood', other: '# texts are not understood' })}`}
        </span>
        <small title={sentence(problem)}>{sentence(problem)}</small>
      </>
    );
  if (!example) return null;
  const isAsWritten = example.shown === example.cell;
  return (
    <>
      <span className="import-look" data-tone="success">
        <Icon name="check" size={14} />
        {isAsWritten ? t`Unchanged` : t`Understood`}
      </span>
      {!isAsWritten && <small>{`${example.cell} → ${example.shown}`}</small>}
    </>
  );
}

interface OpenProps extends ReadColumnProps {
  readonly open: ReturnType<typeof leftOpen>;
}

/** Which of two readings holds, where the figures allow both. */
function Open({ row, mapping, mayMap, column, read, open }: OpenProps) {
  const { t } = useLingui();
  const head = row.table.heads[column] || t`Column ${column + 1}`;
  const { value, edit } = mapping;
  if (open === 'days')
    return (
      <Select
        size="sm"
        label={t`Order of the days in ${head}`}
        value={read.days ?? 'day'}
        options={[
          { value: 'day', label: t`Day before month` },
          { value: 'month', label: t`Month before day` },
        ]}
        disabled={!mayMap}
        onChange={(days) => edit(written(value, column, { days: days as DayOrder }))} // one of the options
      />
    );
  if (open === 'decimals')
    return (
      <Select
        size="sm"
        label={t`Decimals in ${head}`}
        value={read.decimals ?? null}
        placeholder={t`Comma or point?`}
        options={[
          { value: 'comma', label: t`Decimals after a comma` },
          { value: 'point', label: t`Decimals after a point` },
        ]}
        disabled={!mayMap}
        onChange={(decimals) => edit(written(value, column, { decimals: decimals as DecimalMark }))} // one of the options
      />
    );
  return null;
}
