import { Trans, useLingui } from '@lingui/react/macro';
import { useProductName } from '#views/kit/document/product-name.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { usePutOff } from './reorder-details.tsx';
import type { ReorderRow } from './reorder-rows.ts';

/** Proposals that were put off, and until when. [RPL9] */
export function PutOffPanel({ rows }: { readonly rows: readonly ReorderRow[] }) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useProductName();
  const putOff = usePutOff();
  if (rows.length === 0) return null;
  const until = ({ putOff: day = '' }: ReorderRow): string => {
    if (day === 'never') return t`no longer proposed`;
    const on = format.date(day);
    return t`until ${on}`;
  };
  return (
    <Panel title={t`Postponed`}>
      <ul className="ui-stack">
        {rows.map((row) => (
          <li key={row.id}>
            {`${row.product.sku} · ${nameOf(row.product)}, ${row.warehouse.code}`}{' '}
            <span className="ui-soft">{until(row)}</span>{' '}
            <Button
              size="sm"
              variant="quiet"
              icon="undo"
              label={t`Propose ${row.product.sku} again`}
              onClick={() => putOff(row, null)}
            >
              <Trans>Propose again</Trans>
            </Button>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
