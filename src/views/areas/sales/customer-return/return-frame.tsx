import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CustomerReturnRow } from '#model/areas/sales/customer-return/customer-return.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { DocumentPage } from '#views/kit/document-page/document-page.tsx';
import { useRow } from '#views/kit/document/model-context.tsx';
import { SalesOrderRelated } from '../sales-order/sales-order-related.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { customerReturnWords } from './customer-return.look.ts';
import { useReturnTitle } from './return-title.ts';

/** Tables whose changes may change what can be done with a return. */
const returnWatches = ['shipment', 'salesOrder', 'balance', 'location', 'file', 'company'] as const;

interface FrameProps {
  readonly row: CustomerReturnRow;
  readonly children: ReactNode;
  readonly primary?: ReactNode;
  readonly actions?: ReactNode;
  readonly overrides?: Readonly<Record<string, () => void>>;
}

/** The common parts of every page of a return. */
export function ReturnFrame({ row, children, primary, actions, overrides = {} }: FrameProps) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const title = useReturnTitle()(row);
  const customer = useRow('customer', row.customer);
  const { order } = row;
  const related =
    order === null
      ? []
      : [{ id: 'related', label: t`Related`, content: <SalesOrderRelated order={order} current={row.id} /> }];
  return (
    <DocumentPage
      words={customerReturnWords}
      row={row}
      title={title}
      subtitle={
        customer && <UiLink to={paths.to(`/apps/sales/customers/${customer.id}`)}>{customer.name}</UiLink>
      }
      back={{ label: i18n._(customerReturnWords.many), to: paths.to('/apps/sales/returns') }}
      watches={returnWatches}
      overrides={overrides}
      actions={actions}
      {...(primary === undefined ? {} : { primary })}
      tabs={[{ id: 'lines', label: t`Lines`, content: children }, ...related]}
      hasStockEffect
    />
  );
}
