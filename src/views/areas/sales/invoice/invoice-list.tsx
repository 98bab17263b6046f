import { useLingui } from '@lingui/react/macro';
import type { InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { invoiceListing, invoiceTabs } from '#model/areas/sales/invoice/invoice.listing.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { usePendingDocuments, useRows } from '#views/kit/document/model-context.tsx';
import type { ListDefinition } from '#views/kit/list/list-definition.ts';
import { ListPart } from '#views/kit/list/list-page.tsx';
import { useListed } from '#views/kit/list/use-listed.ts';
import { InvoiceAgeing } from './invoice-ageing.tsx';
import { useInvoiceColumns } from './invoice-columns.tsx';
import { useInvoiceFilters } from './invoice-filters.ts';
import { invoiceWords } from './invoice.look.ts';
import { tabWords } from './invoice.messages.ts';
import { RemindSelected, useRemindDialog } from './remind-selected.tsx';

interface ListProps {
  readonly onCreate: (() => void) | undefined;
}

/** All invoices, below how long what is open has been due. [IV6] */
export function InvoiceList({ onCreate }: ListProps) {
  const { i18n } = useLingui();
  const { list } = invoiceWords;
  const reminding = useRemindDialog();
  return (
    <div className="ui-stack">
      <InvoiceAgeing />
      <ListPart
        definition={{
          ...useInvoiceList(reminding.ask),
          onCreate,
          empty: {
            icon: 'receipt',
            narrowed: list ? i18n._(list.narrowed) : '',
            none: list ? i18n._(list.none) : '',
            text: list ? i18n._(list.text) : '',
          },
        }}
      />
      {reminding.dialog}
    </div>
  );
}

function useInvoiceList(
  onRemind: (ids: readonly string[]) => void,
): Omit<ListDefinition<InvoiceRow>, 'empty'> {
  const { i18n } = useLingui();
  const paths = usePaths();
  const pending = usePendingDocuments();
  const at = (row: InvoiceRow): string => `/apps/sales/invoices/${row.id}`;
  return {
    id: 'invoice',
    label: i18n._(invoiceWords.many),
    rows: useRows('invoice'),
    rowId: (row) => row.id,
    href: (row) => paths.to(at(row)),
    onOpen: (row) => paths.go(at(row)),
    pending: (row) => pending.has(`invoice/${row.id}`),
    searchHint: invoiceWords.list ? i18n._(invoiceWords.list.search) : '',
    ...useListed<InvoiceRow>(invoiceListing).parts,
    tabs: invoiceTabs.map((id) => ({ id, label: i18n._(tabWords[id]) })),
    filters: useInvoiceFilters(),
    columns: useInvoiceColumns(),
    defaultSort: { column: 'number', direction: 'descending' },
    onSelected: (ids) => <RemindSelected onRemind={() => onRemind(ids)} />,
    bulk: {
      words: invoiceWords,
      commands: ['issue', 'remind', 'send', 'dispute', 'settleDispute', 'writeOff', 'discard'],
      extras: { send: () => ({ by: 'print' }) },
    },
  };
}
