import { use, type ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Address } from '#model/values/schemas.ts';
import { CompanyLogo } from '../document/company-logo.tsx';
import { useCompany } from '../document/use-company.ts';
import { AddressLines } from '#views/kit/document/address-lines.tsx';
import { Barcode } from './barcode.tsx';
import { PaperNumber } from './paper-number.ts';
import { usePaperMargins } from './use-paper-margins.ts';
import { hasPageMargins } from '#views/ui/use-page-margins.ts';

interface PaperHeadProps {
  /** The type of paper: "Order confirmation". */
  readonly title: string;
  readonly number: string | null;
}

/** Sender, type, and number as a barcode. */
export function PaperHead({ title, number }: PaperHeadProps) {
  const { i18n } = useLingui();
  const company = useCompany();
  usePaperMargins(title, number);
  return (
    <header className="paper-head">
      <div>
        {company.logo && <CompanyLogo logo={company.logo} />}
        <strong className="paper-company">{company.name}</strong>
        <AddressLines address={company.address} locale={i18n.locale} />
      </div>
      <div className="paper-title">
        <h2>{title}</h2>
        {number !== null && <Barcode text={number} />}
      </div>
    </header>
  );
}

interface PaperAddressProps {
  readonly label: string;
  readonly name?: string | undefined;
  readonly address: Address;
}

export function PaperAddress({ label, name, address }: PaperAddressProps) {
  const { i18n } = useLingui();
  return (
    <section className="paper-address">
      <h3>{label}</h3>
      {name !== undefined && <strong>{name}</strong>}
      <AddressLines address={address} locale={i18n.locale} />
    </section>
  );
}

export interface PaperFact {
  readonly label: string;
  readonly value: ReactNode;
}

/** Terms besides the lines; unknown ones are omitted. */
export function PaperFacts({ facts }: { readonly facts: readonly PaperFact[] }) {
  const known = facts.filter(
    ({ value }) => value !== null && value !== undefined && value !== '' && value !== false,
  );
  return (
    <dl className="paper-facts">
      {known.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

export interface PaperColumn<L> {
  readonly id: string;
  readonly header: string;
  readonly align?: 'end';
  /** Codes that are read in one glance, such as those of bins: never broken into two rows. */
  readonly unbroken?: true;
  readonly cell: (line: L) => ReactNode;
}

export interface PaperTotal {
  readonly id: string;
  readonly label: string;
  readonly value: string;
}

interface PaperLinesProps<L> {
  readonly label: string;
  readonly columns: readonly PaperColumn<L>[];
  readonly lines: readonly L[];
  readonly lineId: (line: L) => string;
  readonly totals?: readonly PaperTotal[];
}

/**
 * The lines, with the heading repeated on every sheet, no line split, and the totals once, after the last one. The
 * heading names the document where the margins of a sheet cannot. [PAP28, PAP32]
 */
export function PaperLines<L>({ label, columns, lines, lineId, totals = [] }: PaperLinesProps<L>) {
  const number = use(PaperNumber);
  return (
    <table className="paper-lines" aria-label={label}>
      <thead>
        {number !== null && !hasPageMargins() && (
          <tr className="paper-again">
            <th colSpan={columns.length}>{number}</th>
          </tr>
        )}
        <tr>
          {columns.map(({ id, header, align }) => (
            <th key={id} scope="col" data-align={align}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={lineId(line)}>
            {columns.map(({ id, header, align, unbroken, cell }) => (
              <td key={id} data-label={header} data-align={align} data-unbroken={unbroken}>
                {cell(line)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      {totals.length > 0 && <Totals totals={totals} columns={columns.length} />}
    </table>
  );
}

/** A group of rows and no foot of the table: that would be printed at the end of each sheet. */
function Totals({
  totals,
  columns,
}: {
  readonly totals: readonly PaperTotal[];
  /** Of the lines. */
  readonly columns: number;
}) {
  return (
    <tbody className="paper-totals">
      {totals.map(({ id, label, value }) => (
        <tr key={id} data-total={id}>
          <td colSpan={columns - 1}>{label}</td>
          <td data-align="end">{value}</td>
        </tr>
      ))}
    </tbody>
  );
}

/** The company's registration details. */
export function PaperFoot() {
  const { t } = useLingui();
  const { name, organisationNumber, vatNumber } = useCompany();
  const parts = [
    name,
    organisationNumber && t`Organisation number ${organisationNumber}`,
    vatNumber && t`VAT number ${vatNumber}`,
  ];
  return (
    <footer className="paper-foot">
      <p>{parts.filter(Boolean).join(' · ')}</p>
    </footer>
  );
}
