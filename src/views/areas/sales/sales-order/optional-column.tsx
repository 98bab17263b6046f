import { useLingui } from '@lingui/react/macro';
import { Checkbox } from '#views/ui/checkbox.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import type { DraftLine } from './sales-order-draft.ts';
import type { OrderEditor } from './use-order-editor.ts';

/** Whether the customer may leave a line out: hidden until it is asked for; nothing in a confirmed order. [SO78] */
export function useOptionalColumn({
  value,
  change,
  amending,
}: OrderEditor): readonly LineColumn<DraftLine>[] {
  const { t } = useLingui();
  if (amending) return [];
  const mark = (line: DraftLine, isOptional: boolean): void => {
    const { optional: _, chosen: __, ...rest } = line;
    const next = isOptional ? { ...rest, optional: true as const } : rest;
    change({ lines: value.lines.map((one) => (one.id === line.id ? next : one)) });
  };
  return [
    {
      id: 'optional',
      header: t`Optional`,
      width: '6rem',
      spare: true,
      text: (line) => (line.optional ? t`Optional` : ''),
      input: (line, label) => (
        <Checkbox
          label={label}
          labelHidden
          checked={line.optional === true}
          onChange={(isOptional) => mark(line, isOptional)}
        />
      ),
    },
  ];
}
