import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { parseDecimal } from '#i18n/decimal.ts';
import type { SharedLine } from '#model/sharing/shared-paper.ts';
import { useFormat } from '#views/ui/use-format.ts';

/** Quantities are typed in what the line is ordered in, with three decimals at most. */
const DIGITS = 3;

/** A typed quantity in thousandths of the stock unit; null where it is none above zero, or comes to no exact part. */
export function confirmedQuantity(
  { orderedIn }: Pick<SharedLine, 'orderedIn'>,
  text: string,
  locale: string,
): number | null {
  const typed = parseDecimal(text, DIGITS, locale);
  if (typed === null || typed === undefined || typed <= 0) return null;
  const { numerator = 1, denominator = 1 } = orderedIn ?? {};
  const quantity = (typed * numerator) / denominator;
  return Number.isSafeInteger(quantity) ? quantity : null;
}

/** The quantity of a line in the unit that it was ordered in, as the reader's language writes it. */
export function useOrderedText(): (line: Pick<SharedLine, 'quantity' | 'orderedIn'>) => string {
  const format = useFormat();
  return ({ quantity, orderedIn }) => {
    const { numerator = 1, denominator = 1 } = orderedIn ?? {};
    return format.decimal(Math.round((quantity * denominator) / numerator), DIGITS, 0);
  };
}

interface LinesProps {
  /** What is answered for each line besides its quantity. */
  readonly last: string;
  readonly children: ReactNode;
}

/** The lines that the reader answers for. */
export function AnsweredLines({ last, children }: LinesProps) {
  const { t } = useLingui();
  return (
    <div className="shared-scroll">
      <table className="shared-lines">
        <thead>
          <tr>
            <th scope="col">{t`Product`}</th>
            <th scope="col">{t`Quantity`}</th>
            <th scope="col">{last}</th>
          </tr>
        </thead>
        <tbody>{children}</tbody>
      </table>
    </div>
  );
}

interface LineProps {
  readonly line: SharedLine;
  readonly quantity: string;
  readonly isWrong: boolean;
  readonly onQuantity: (text: string) => void;
  readonly children: ReactNode;
}

/** One of them, with its quantity to type unless that is fixed. */
export function AnsweredLine({ line, quantity, isWrong, onQuantity, children }: LineProps) {
  const { t } = useLingui();
  const { name: label, sku, orderedIn, isFixed } = line;
  return (
    <tr>
      <td>
        {label}
        <small>{sku}</small>
      </td>
      <td>
        {isFixed ? (
          quantity
        ) : (
          <input
            className="ui-input"
            inputMode="decimal"
            aria-label={t`Quantity of ${label}`}
            aria-invalid={isWrong}
            value={quantity}
            onChange={({ target }) => onQuantity(target.value)}
          />
        )}
        {isWrong && <small role="alert">{t`Enter a quantity above zero`}</small>}
        {orderedIn && <small>{orderedIn.unit}</small>}
      </td>
      <td>{children}</td>
    </tr>
  );
}
