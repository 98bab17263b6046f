import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedWhole } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import type {
  AskedLine,
  AskedSupplier,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { OfferCell } from './offer-cell.tsx';
import { SupplierHead } from './supplier-head.tsx';
import { useWholeRows } from './whole-rows.tsx';
import type { Choosing } from './use-award.ts';
import './quote-request.css';

interface ComparisonProps {
  readonly row: QuoteRequestRow;
  readonly wholes: readonly OfferedWhole[];
  /** Choosing who gets which line; undefined: nothing is chosen here. */
  readonly choosing: Choosing | undefined;
}

/** What suppliers offer, side by side: line by line, then as a whole. [RFQ11] */
export function Comparison({ row, wholes, choosing }: ComparisonProps) {
  const { t } = useLingui();
  const seesCosts = useModel().may('product.viewCost');
  if (row.suppliers.every(({ quotation, declined }) => !quotation && !declined))
    return (
      <EmptyState icon="clock" title={t`No answers yet`}>
        <Trans>Suppliers answer by their links, or you register what they say under Suppliers.</Trans>
      </EmptyState>
    );
  return (
    <Panel
      title={t`Comparison`}
      actions={
        choosing && (
          <Button size="sm" icon="star" onClick={choosing.chooseBest}>{t`Lowest of each line`}</Button>
        )
      }
      subtitle={t`In the company's currency, at the rate of the day, without VAT.`}
      flush
    >
      {!seesCosts && (
        <Notice tone="info">
          <Trans>Prices are for those who may see costs.</Trans>
        </Notice>
      )}
      <OffersTable {...{ row, wholes, choosing }} />
    </Panel>
  );
}

function OffersTable({ row, wholes, choosing }: ComparisonProps) {
  const { t } = useLingui();
  const label = t`Offers side by side`;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways
    <div className="quote-comparison" role="group" aria-label={label} tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">{t`Line`}</th>
            {row.suppliers.map((asked) => (
              <th key={asked.supplier} scope="col">
                <SupplierHead asked={asked} whole={wholeOf(wholes, asked)} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {row.lines.map((line) => (
            <LineRow key={line.id} {...{ row, line, wholes, choosing }} />
          ))}
          <WholeRows {...{ row, wholes, choosing }} />
        </tbody>
      </table>
    </div>
  );
}

const wholeOf = (wholes: readonly OfferedWhole[], { supplier }: AskedSupplier): OfferedWhole | undefined =>
  wholes.find((one) => one.supplier === supplier);

function LineRow({ row, line, wholes, choosing }: ComparisonProps & { readonly line: AskedLine }) {
  const { name, ordered } = useLineWords();
  return (
    <tr>
      <th scope="row">
        {name(line)}
        <small className="ui-faint">{ordered(line, line.quantity)}</small>
      </th>
      {row.suppliers.map((asked) => {
        const whole = wholeOf(wholes, asked);
        const offer = whole?.offers.find((one) => one.line === line.id);
        return (
          <td key={asked.supplier} data-best={offer?.isBest === true}>
            {whole && offer ? (
              <OfferCell {...{ row, line, asked, whole, offer, choosing }} />
            ) : (
              <span className="ui-faint">–</span>
            )}
          </td>
        );
      })}
    </tr>
  );
}

function WholeRows({ row, wholes, choosing }: ComparisonProps) {
  const rows = useWholeRows(row);
  return rows.map(({ id, label, cell }) => (
    <tr key={id}>
      <th scope="row">{label}</th>
      {row.suppliers.map((asked) => {
        const whole = wholeOf(wholes, asked);
        return (
          <td key={asked.supplier} data-best={id === 'amount' && whole?.isBest === true}>
            {cell(asked, whole) || <span className="ui-faint">–</span>}
            {id === 'amount' && choosing && whole && !whole.isExpired && (
              <ChooseWhole supplier={asked.supplier} choosing={choosing} />
            )}
          </td>
        );
      })}
    </tr>
  ));
}

interface WholeChoice {
  readonly supplier: string;
  readonly choosing: Choosing;
}

/** Gives a supplier all that it offers. */
function ChooseWhole({ supplier, choosing }: WholeChoice) {
  const { t } = useLingui();
  const name = useModel().replica.view.get('supplier', supplier)?.name ?? '';
  return (
    <div>
      <Button size="sm" data-testid={`award-all-${supplier}`} onClick={() => choosing.chooseWhole(supplier)}>
        {t`Award all to ${name}`}
      </Button>
    </div>
  );
}
