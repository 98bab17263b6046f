import type { Paper, PaperCell, PaperPayment, PaperTable } from '#model/papers/paper.ts';
import { CompanyLogo } from '../document/company-logo.tsx';
import { Barcode } from './barcode.tsx';
import { PaperLines, PaperFacts } from './paper-parts.tsx';
import { QrCode } from './qr-code.tsx';
import { usePaperMargins } from './use-paper-margins.ts';

/** A paper as it is printed from the page. */
export function PaperSheet({ paper }: { readonly paper: Paper }) {
  const { addresses, facts, tables, texts, payment, foot } = paper;
  return (
    <>
      <Head paper={paper} />
      {addresses.length > 0 && (
        <div className="paper-parties">
          {addresses.map(({ label, name, lines }) => (
            <section key={label} className="paper-address">
              <h3>{label}</h3>
              {name !== '' && <strong>{name}</strong>}
              <Stacked lines={lines} />
            </section>
          ))}
        </div>
      )}
      <PaperFacts facts={facts.map(({ label, value }) => ({ label, value: cellOf(value) }))} />
      {tables.map((table) => (
        <Table key={table.id} table={table} />
      ))}
      {texts.map((text) => (
        <p key={text}>{text}</p>
      ))}
      {payment && <Payment payment={payment} />}
      {foot && (
        <footer className="paper-foot">
          {foot.notes !== '' && <p>{foot.notes}</p>}
          {foot.text !== '' && <p className="paper-text">{foot.text}</p>}
          <p>{foot.details}</p>
        </footer>
      )}
    </>
  );
}

/** Millimetres, of the sides of the code for payments. */
const QR = 28;

/** What is to be paid, where, and the code that an app reads it from. */
function Payment({ payment: { heading, facts, qr } }: { readonly payment: PaperPayment }) {
  return (
    <section className="paper-payment" aria-label={heading}>
      <div>
        <h3>{heading}</h3>
        <PaperFacts facts={facts.map(({ label, value }) => ({ label, value: cellOf(value) }))} />
      </div>
      {qr && <QrCode text={qr.code} label={qr.label} side={QR} />}
    </section>
  );
}

/** Sender, type, and number as a barcode. */
function Head({ paper: { title, number, company } }: { readonly paper: Paper }) {
  usePaperMargins(title, number);
  return (
    <header className="paper-head">
      <div>
        {company.logo && <CompanyLogo logo={company.logo} />}
        <strong className="paper-company">{company.name}</strong>
        <Stacked lines={company.address} />
      </div>
      <div className="paper-title">
        <h2>{title}</h2>
        {number !== null && <Barcode text={number} />}
      </div>
    </header>
  );
}

function Table({ table: { label, heading, isFree, columns, rows, totals } }: { readonly table: PaperTable }) {
  const lines = (
    <PaperLines
      label={label}
      columns={columns.map((column, at) => ({
        ...column,
        cell: ({ cells }: (typeof rows)[number]) => cellOf(cells[at] ?? ''),
      }))}
      lines={rows}
      lineId={({ id }) => id}
      totals={totals}
    />
  );
  if (heading === null) return lines;
  return (
    <section className="paper-more" {...(isFree && { 'data-free': true })}>
      <h3>{heading}</h3>
      {lines}
    </section>
  );
}

const Stacked = ({ lines }: { readonly lines: readonly string[] }) =>
  lines.map((line) => <div key={line}>{line}</div>);

/** Millimetres, of the bars of a line. */
const BARS = 8;

function cellOf(cell: PaperCell) {
  if (typeof cell === 'string') return cell;
  if ('strong' in cell) return <strong>{cell.strong}</strong>;
  if ('lines' in cell) return <Stacked lines={cell.lines} />;
  if ('code' in cell) return <Barcode text={cell.code} height={BARS} />;
  return <span className={cell.room === 'line' ? 'paper-line' : 'paper-room'} />;
}
