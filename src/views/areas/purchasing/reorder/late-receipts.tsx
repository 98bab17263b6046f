import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';
import { useQuantity } from '#views/kit/document/use-quantity.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { ReorderRow } from './reorder-rows.ts';

/** What is expected of a product, but later than it is needed. [RPL4] */
export function LateReceipts({ row }: { readonly row: ReorderRow }) {
  const { t } = useLingui();
  return (
    <section>
      <h3>{t`Arrives too late`}</h3>
      <LateList row={row} />
    </section>
  );
}

function LateList({ row: { product, proposal } }: { readonly row: ReorderRow }) {
  const { t } = useLingui();
  const format = useFormat();
  const quantityText = useQuantity();
  return (
    <ul>
      {proposal.late.map(({ kind, document, on, quantity }) => {
        const [amount, day] = [quantityText(quantity, product), format.date(on)];
        return (
          <li key={`${document} ${on}`}>
            <DocumentLink kind={kind} id={document} />{' '}
            <span className="ui-soft">{t`${amount}, on ${day}`}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface LatePanelProps {
  readonly rows: readonly ReorderRow[];
  readonly onDetails: (row: ReorderRow) => void;
}

/** Products of which enough is on order, but not in time: nothing is ordered twice, somebody has to be asked. [RPL4] */
export function LatePanel({ rows, onDetails }: LatePanelProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  if (rows.length === 0) return null;
  return (
    <Panel
      title={t`On order, but arrives too late`}
      subtitle={t`Enough is on order. Ask the supplier to deliver sooner instead of ordering twice.`}
    >
      <ul className="ui-stack">
        {rows.map((row) => {
          const { product, warehouse, proposal } = row;
          const day = format.date(proposal.shortOn ?? '');
          return (
            <li key={row.id}>
              <strong>{`${product.sku} · ${nameOf(product)}, ${warehouse.code}`}</strong>{' '}
              <span className="ui-soft">
                <Trans>needed on {day}</Trans>
              </span>{' '}
              <Button
                size="sm"
                variant="quiet"
                icon="chart"
                label={t`Details of ${product.sku} for ${warehouse.code}`}
                onClick={() => onDetails(row)}
              />
              <LateList row={row} />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
