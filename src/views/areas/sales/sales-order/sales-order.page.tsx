import './sales-order.css';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useReturnItem } from './return-menu-item.ts';
import { useModel, useRow } from '#views/kit/document/model-context.tsx';
import { useWaitingTypes } from '#views/kit/document/pending-types.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Notice } from '#views/ui/notice.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { ApprovalNotice } from './approval-notice.tsx';
import { CancelLinesDialog } from './cancel-lines-dialog.tsx';
import { HoldNotice } from './hold-notice.tsx';
import { AcceptQuoteDialog, hasChoices } from './accept-quote-dialog.tsx';
import { EarlierQuotes } from './earlier-quotes.tsx';
import { OrderPartDialog } from './order-part-dialog.tsx';
import { QuoteNotice } from './quote-notice.tsx';
import { RenewQuoteDialog, SendQuoteDialog } from './send-quote-dialog.tsx';
import { RecordPaymentDialog } from './record-payment-dialog.tsx';
import { RefusedStep } from './refused-step.tsx';
import { SalesOrderHoldings } from './sales-order-holdings.tsx';
import { SalesOrderOverview } from './sales-order-overview.tsx';
import { useDuplicateOrder } from './use-duplicate-order.ts';
import { useNextDocument } from './next-document.tsx';
import { SalesOrderMoves, SalesOrderRelated } from './sales-order-related.tsx';
import { salesOrderWords } from './sales-order.look.ts';

/** One sales order: lines, progress, reservations and related documents. */
export function SalesOrderPage({ row }: { readonly row: SalesOrderRow }) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const customer = useRow('customer', row.customer);
  const { overrides, dialogs } = useOwnCommands(row);
  const next = useNextDocument(row);
  return (
    <>
      <DocumentPage
        words={salesOrderWords}
        row={row}
        title={row.number ?? t`Draft order`}
        subtitle={
          customer && <UiLink to={paths.to(`/apps/sales/customers/${customer.id}`)}>{customer.name}</UiLink>
        }
        back={{ label: i18n._(salesOrderWords.many), to: paths.to('/apps/sales/orders') }}
        {...(next === undefined ? {} : { primary: next })}
        watches={['reservation', 'balance', 'customer', 'pick', 'shipment', 'customerReturn']}
        overrides={overrides}
        menu={[...useReturnItem(row.id), ...useDuplicateOrder(row)]}
        tabs={[
          {
            id: 'lines',
            label: t`Lines`,
            count: row.lines.length,
            content: <LinesTab row={row} />,
          },
          ...(row.quote?.earlier.length
            ? [{ id: 'earlier', label: t`Earlier quotes`, content: <EarlierQuotes row={row} /> }]
            : []),
          { id: 'holdings', label: t`Reservations`, content: <SalesOrderHoldings row={row} /> },
          { id: 'related', label: t`Related`, content: <SalesOrderRelated order={row.id} /> },
          { id: 'stock', label: t`Stock effect`, content: <SalesOrderMoves row={row} /> },
        ]}
      />
      {dialogs}
    </>
  );
}

/** The commands that ask for something. */
const asking = {
  cancelLines: CancelLinesDialog,
  recordPayment: RecordPaymentDialog,
  sendQuote: SendQuoteDialog,
  renew: RenewQuoteDialog,
  orderPart: OrderPartDialog,
  accept: AcceptQuoteDialog,
};

/** The commands that need more than a press: an id, a page, or a dialog of their own. */
function useOwnCommands(row: SalesOrderRow) {
  const paths = usePaths();
  const model = useModel();
  const propose = usePropose();
  const [open, setOpen] = useState<keyof typeof asking | null>(null);
  const close = (): void => setOpen(null);
  const edit = (): void => paths.go(`/apps/sales/orders/edit/${row.id}`);
  const overrides = {
    release: () =>
      void propose({ kind: 'salesOrder', document: row.id, type: 'release', data: { pick: model.newId() } }),
    update: edit,
    amend: edit,
    cancelLines: () => setOpen('cancelLines'),
    recordPayment: () => setOpen('recordPayment'),
    sendQuote: () => setOpen('sendQuote'),
    renew: () => setOpen('renew'),
    orderPart: () => setOpen('orderPart'),
    ...(hasChoices(row) && { accept: () => setOpen('accept') }),
  };
  const Dialog = open && asking[open];
  const dialogs = Dialog && <Dialog row={row} onClose={close} />;
  return { overrides, dialogs };
}

function LinesTab({ row }: { readonly row: SalesOrderRow }) {
  const waiting = useWaitingTypes('salesOrder', row.id);
  return (
    <div className="ui-stack">
      {waiting.size > 0 && (
        <Notice tone="info">
          <Trans>What you asked for waits for the server.</Trans>
        </Notice>
      )}
      <HoldNotice order={row.id} />
      <QuoteNotice row={row} />
      <ApprovalNotice row={row} />
      <RefusedStep row={row} />
      <SalesOrderOverview row={row} />
    </div>
  );
}
