import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { GoodsReceiptRow } from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { putAwayStanding } from '#model/areas/purchasing/goods-receipt/goods-receipt.put-away.ts';
import { isOnTheWay } from '#model/areas/stock/movement/movement.kind.ts';
import { inTransitSince } from '#model/areas/stock/movement/movement.listing.ts';
import type { LocationRow } from '#model/areas/stock/location/location.facts.ts';
import { compare } from '#model/values/order.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useHeld } from '#views/kit/document/document-name.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { daysSince } from '#views/kit/document/days-since.ts';
import { newMovementPath } from './movement-paths.ts';

const MOST = 5;

/** Goods that are between places: in transit, longest first, and in receiving. */
export function MovingGoods() {
  const { t } = useLingui();
  const today = useToday();
  const moving = useRows('movement')
    .filter(isOnTheWay)
    .toSorted((a, b) => compare(inTransitSince(a), inTransitSince(b)));
  const receiving = useReceiving();
  const more = moving.length - MOST;
  return (
    <Panel
      title={t`Goods under way`}
      flush
      foot={more > 0 && <span className="ui-faint">{t`and ${more} more`}</span>}
    >
      {moving.length + receiving.length === 0 && (
        <p className="dashboard-calm">
          <Icon name="circleCheck" /> <Trans>Everything is in its place.</Trans>
        </p>
      )}
      <ul className="dashboard-rows">
        {moving.slice(0, MOST).map((row) => (
          <Way key={row.id} id={row.id} to={row.toWarehouse} days={daysSince(inTransitSince(row), today)} />
        ))}
        {receiving.map(({ place, products, since }) => (
          <InReceiving key={place.id} {...{ place, products, since }} />
        ))}
      </ul>
    </Panel>
  );
}

interface WayProps {
  readonly id: string;
  readonly to: string;
  readonly days: number;
}

function Way({ id, to, days }: WayProps) {
  const { t } = useLingui();
  const held = useHeld();
  const warehouse = held('warehouse', to)?.name ?? '';
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <DocumentLink kind="movement" id={id} />
        </strong>
        <span className="ui-soft ui-truncate">{t`to ${warehouse}`}</span>
      </span>
      <span className="ui-number">
        {t`${plural(days, { one: '# day in transit', other: '# days in transit' })}`}
      </span>
    </li>
  );
}

interface Received {
  readonly place: LocationRow;
  /** How many products lie there. */
  readonly products: number;
  /** When the oldest receipt came whose goods are not all put away, UTC ISO; null: not known here. */
  readonly since: string | null;
}

function useReceiving(): readonly Received[] {
  return useQuery<readonly Received[]>(
    ['balance', 'location', 'goodsReceipt'],
    '',
    ({ replica }) =>
      (replica.rows('location') as readonly LocationRow[]) // table location holds LocationRow
        .filter(({ locationType }) => locationType === 'receiving')
        .map((place) => {
          const here = replica.view.by('balance', 'location', place.id).filter(({ onHand }) => onHand > 0);
          const products = new Set(here.map(({ product }) => product)).size;
          return { place, products, since: waitingSince(replica, place.warehouse) };
        })
        .filter(({ products }) => products > 0),
    [],
  );
}

function waitingSince(replica: CompanyModel['replica'], warehouse: string): string | null {
  const receipts = replica.rows('goodsReceipt') as readonly GoodsReceiptRow[]; // table goodsReceipt holds its rows
  const waiting = receipts.flatMap((row) =>
    row.warehouse === warehouse && ['none', 'partly'].includes(putAwayStanding(replica.view, row) ?? '')
      ? (row.effectiveAt ?? [])
      : [],
  );
  return waiting.toSorted(compare)[0] ?? null;
}

function InReceiving({ place, products, since }: Received) {
  const { t } = useLingui();
  const today = useToday();
  const paths = usePaths();
  const path = newMovementPath({ purpose: 'putAway', warehouse: place.warehouse });
  return (
    <li>
      <span className="dashboard-row-main">
        <strong>
          <UiLink to={paths.to(path)}>{t`To put away`}</UiLink>
        </strong>
        <span className="ui-soft ui-truncate">{place.code}</span>
      </span>
      <span className="ui-number">
        {t`${plural(products, { one: '# product', other: '# products' })}`}
        {since !== null && (
          <span className="ui-soft">
            {' · '}
            {t`${plural(daysSince(since, today), { 0: 'today', one: '# day', other: '# days' })}`}
          </span>
        )}
      </span>
    </li>
  );
}
