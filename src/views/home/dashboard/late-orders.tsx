import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import type { LateOrder } from './sales-figures.ts';
import { useSalesFigures } from './use-sales-figures.ts';

const MOST = 6;

/** Orders that should have shipped already, longest overdue first. */
export function LateOrders() {
  const { t } = useLingui();
  const { late } = useSalesFigures();
  const more = late.length - MOST;
  return (
    <Panel
      title={t`Late orders`}
      flush
      foot={more > 0 && <span className="ui-faint">{t`and ${more} more`}</span>}
    >
      {late.length === 0 && (
        <p className="dashboard-calm">
          <Icon name="circleCheck" /> <Trans>Every promise has been kept so far.</Trans>
        </p>
      )}
      <ul className="dashboard-rows">
        {late.slice(0, MOST).map((order) => (
          <LateRow key={order.row.id} order={order} />
        ))}
      </ul>
    </Panel>
  );
}

function LateRow({ order: { row, promisedOn } }: { readonly order: LateOrder }) {
  const { t } = useLingui();
  const format = useFormat();
  const held = useHeld();
  const today = useToday();
  const days = Math.round((Date.parse(today) - Date.parse(promisedOn)) / 86_400_000);
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <DocumentLink kind="salesOrder" id={row.id} />
        </strong>
        <span className="ui-soft ui-truncate">{held('customer', row.customer)?.name}</span>
      </span>
      <span className="dashboard-late ui-number" title={format.date(promisedOn)}>
        {t`${plural(days, { one: '# day late', other: '# days late' })}`}
      </span>
    </li>
  );
}
