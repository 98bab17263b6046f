import './variants.css';
import type { ClipboardEvent, KeyboardEvent, ReactNode } from 'react';
import type { MadeVariant, VariantGrid } from '#model/areas/products/product/product.grid.ts';
import { clipboardBlock } from '#views/ui/clipboard-block.ts';
import { lineKeys } from '#views/ui/line-table-keys.ts';
import { useVariantWords } from './use-variant-words.ts';
import { sectionsOf, valuesAt, type GridSection } from './variant-sections.ts';

type Values = MadeVariant['values'];

interface VariantTableProps {
  readonly label: string;
  readonly type: string | null;
  readonly axes: VariantGrid['axes'];
  /** The heading of the one column where there is no second attribute. */
  readonly single: string;
  readonly renderCell: (values: Values) => ReactNode;
  /** A spreadsheet block pasted into a cell: the values of each cell that it covers, with its text. */
  readonly onPaste?: (cells: readonly { readonly values: Values; readonly text: string }[]) => void;
}

/** The grid of a product's variants, in a table for each value beyond the second attribute; arrows move within it. */
export function VariantTable(props: VariantTableProps) {
  const words = useVariantWords(props.type);
  return (
    <div className="variant-tables">
      {sectionsOf(props.axes).map((section) => (
        <SectionTable
          key={JSON.stringify(section.fixed)}
          {...props}
          section={section}
          heading={words.values(section.fixed)}
        />
      ))}
    </div>
  );
}

interface SectionProps extends VariantTableProps {
  readonly section: GridSection;
  /** The values that the table is for; empty if it is the only one. */
  readonly heading: string;
}

function SectionTable(props: SectionProps) {
  const { label, type, axes, section, heading, renderCell } = props;
  const words = useVariantWords(type);
  const [down] = axes;
  if (!down) return null;
  const keys = (event: KeyboardEvent<HTMLTableElement>): void => lineKeys(event, noLines);
  return (
    <div className="variant-scroll">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys bubble up from its cells */}
      <table
        className="variant-table"
        aria-label={heading ? `${label}, ${heading}` : label}
        onKeyDown={keys}
        onPaste={(event) => pasteInto(event, props)}
      >
        {heading && <caption>{heading}</caption>}
        <SectionHead {...props} />
        <tbody>
          {section.rows.map((row, at) => (
            <tr key={String(row)} data-row={at}>
              <th scope="row">{words.value(down.key, row)}</th>
              {section.columns.map((column, index) => (
                <td key={String(column)} data-column={index}>
                  {renderCell(valuesAt(axes, section, row, column))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function SectionHead({ type, axes: [down, across], single, section }: SectionProps) {
  const words = useVariantWords(type);
  return (
    <thead>
      <tr>
        <th scope="col">{down && words.attribute(down.key)}</th>
        {section.columns.map((column) => (
          <th key={String(column)} scope="col">
            {across && column !== undefined ? words.value(across.key, column) : single}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/** Its rows are those of the grid: none is added, moved or removed. */
const noLines = {
  onAdd: undefined,
  onRemove: undefined,
  onDuplicate: undefined,
  onMove: undefined,
  onUndo: undefined,
  onRedo: undefined,
};

function pasteInto(event: ClipboardEvent<HTMLTableElement>, { section, axes, onPaste }: SectionProps): void {
  const block = onPaste && clipboardBlock(event.clipboardData.getData('text/plain'));
  const cell = (event.target as HTMLElement).closest<HTMLElement>('td[data-column]'); // paste events target an element
  if (!block || !cell) return;
  event.preventDefault();
  const from = Number(cell.closest('tr')?.dataset['row']);
  const at = Number(cell.dataset['column']);
  const covered = block.flatMap((texts, down) =>
    texts.flatMap((text, right) => {
      const row = section.rows[from + down];
      const isThere = row !== undefined && at + right < section.columns.length;
      return isThere ? [{ values: valuesAt(axes, section, row, section.columns[at + right]), text }] : [];
    }),
  );
  onPaste(covered);
}
