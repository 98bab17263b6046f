import { useLingui } from '@lingui/react/macro';
import type { PickRow } from '#model/areas/sales/pick/pick.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useFetchedRow } from '#views/kit/document/use-fetched-row.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { HoldNotice } from '../sales-order/hold-notice.tsx';
import { SalesOrderRelated } from '../sales-order/sales-order-related.tsx';
import { ScanScreen } from '#views/kit/scan-mode/scan-screen.tsx';
import { useScanPage } from '#views/kit/scan-mode/use-scan-page.tsx';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { PickGate } from './pick-gate.tsx';
import { progressOf } from './pick-figures.ts';
import { PickWork } from './pick-work.tsx';
import { pickWords } from './pick.look.ts';
import { usePickTaken } from './use-pick-taken.ts';
import { usePickCommandName } from './use-pick-command-name.ts';

/** One pick list in full screen, for phones and scanners. */
export function PickPage({ row }: { readonly row: PickRow }) {
  const { t } = useLingui();
  const model = useModel();
  const refusal = useVerdict('pick', row.id, 'scan');
  const taken = usePickTaken(row);
  usePackingNext(taken.asListed.isTaken ? row.shipment : null);
  const title = row.number ?? t`Pick list`;
  const page = useScanPage({
    words: pickWords,
    row,
    title,
    watches: ['pick'],
    extras: { finish: () => ({ shipment: model.newId() }) },
    related: <SalesOrderRelated order={row.order} current={row.id} />,
  });
  return (
    <ScanScreen
      kind="pick"
      row={row}
      title={title}
      said={useOrderSaid(row)}
      back={{ label: t`Back to the pick lists`, path: '/apps/warehouse/picking' }}
      progress={progressOf(row)}
      menu={page.menu}
      nameOf={usePickCommandName(row)}
      notice={<HoldNotice order={row.order} />}
    >
      {refusal ? (
        <PickGate row={row} refusal={refusal} asListed={taken.asListed} />
      ) : (
        <PickWork row={row} taken={taken} isAside={page.isAside} />
      )}
      {page.surfaces}
    </ScanScreen>
  );
}

/** Whoever took the list as listed, at a desk, goes on with its shipment once it is finished. [PW6] */
function usePackingNext(shipment: string | null): void {
  const model = useModel();
  const paths = usePaths();
  useWhenChanged(shipment, (id) => {
    const path = id === null ? undefined : documentPath('shipment', id);
    if (path !== undefined && model.may('shipment.view')) paths.go(path);
  });
}

/** The order and its customer. */
function useOrderSaid(row: PickRow): string {
  const order = useFetchedRow('salesOrder', row.order);
  const customer = useRow('customer', order?.customer ?? null);
  return `${order?.number ?? ''} ${customer ? `· ${customer.name}` : ''}`;
}
