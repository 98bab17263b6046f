import type { ComponentProps } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { RelatedList } from '#views/kit/list/related-list.tsx';

interface DocumentsProps<R extends DocumentRow> extends Pick<
  ComponentProps<typeof RelatedList<R>>,
  'label' | 'listed' | 'columns' | 'empty'
> {
  readonly customer: string;
  /** Where their list is: each has its page below. */
  readonly path: string;
}

/** All documents of a kind that are a customer's, newest first, without the column that names the customer. */
export function DocumentsOfCustomer<R extends DocumentRow>(props: DocumentsProps<R>) {
  const { customer, path, columns, ...rest } = props;
  const paths = usePaths();
  return (
    <RelatedList<R>
      {...rest}
      filters={{ customer }}
      columns={columns.filter(({ id }) => id !== 'customer')}
      defaultSort={{ column: 'number', direction: 'descending' }}
      href={({ id }) => paths.to(`${path}/${id}`)}
      onOpen={({ id }) => paths.go(`${path}/${id}`)}
    />
  );
}
