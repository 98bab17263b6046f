import { useLingui } from '@lingui/react/macro';
import type { SharedPaper } from '#model/sharing/shared-paper.ts';

type Cell = SharedPaper['facts'][number]['value'];
type Table = SharedPaper['tables'][number];

/** A document as its paper has it, for a screen: parties, terms, lines and sums, in the paper's language. */
export function SharedPaperView({ paper }: { readonly paper: SharedPaper }) {
  const { title, addresses, facts, tables, texts, foot, language } = paper;
  return (
    <article className="shared-box" aria-label={title} lang={language}>
      <Parties company={paper.company} addresses={addresses} />
      <dl className="shared-facts">
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CellOf cell={value} />
            </dd>
          </div>
        ))}
      </dl>
      {tables.map((table) => (
        <SharedTable key={table.id} table={table} />
      ))}
      {[...texts, foot?.notes ?? '', foot?.text ?? '', foot?.details ?? '']
        .filter((text) => text !== '')
        .map((text) => (
          <p key={text} className="shared-text">
            {text}
          </p>
        ))}
    </article>
  );
}

function Parties({ company, addresses }: Pick<SharedPaper, 'company' | 'addresses'>) {
  const { t } = useLingui();
  const parties = [{ label: t`From`, name: company.name, lines: company.address }, ...addresses];
  return (
    <div className="shared-parties">
      {parties.map(({ label, name, lines }) => (
        <section key={label}>
          <h2>{label}</h2>
          <strong>{name}</strong>
          <Stacked lines={lines} />
        </section>
      ))}
    </div>
  );
}

const Stacked = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => <div key={line}>{line}</div>);

/** Room to write in by hand is left out: this is no sheet. */
function CellOf({ cell }: { readonly cell: Cell }) {
  if (typeof cell === 'string') return cell;
  if ('strong' in cell) return <strong>{cell.strong}</strong>;
  if ('lines' in cell) return <Stacked lines={cell.lines} />;
  return 'code' in cell ? cell.code : null;
}

/** Lines with their sums. */
export function SharedTable({ table: { label, heading, columns, rows, totals } }: { readonly table: Table }) {
  return (
    <>
      {heading !== null && <h2>{heading}</h2>}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways on a phone */}
      <div className="shared-scroll" tabIndex={0} role="group" aria-label={label}>
        <table className="shared-lines">
          <thead>
            <tr>
              {columns.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, cells }) => (
              <tr key={id}>
                {columns.map((column, at) => (
                  <td key={column.id} data-align={column.align}>
                    <CellOf cell={cells[at] ?? ''} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {totals.length > 0 && <Totals totals={totals} span={columns.length - 1} />}
        </table>
      </div>
    </>
  );
}

const Totals = ({ totals, span }: Pick<Table, 'totals'> & { readonly span: number }) => (
  <tfoot>
    {totals.map(({ id, label, value }) => (
      <tr key={id}>
        <td colSpan={span} data-align="end">
          {label}
        </td>
        <td data-align="end">{value}</td>
      </tr>
    ))}
  </tfoot>
);
