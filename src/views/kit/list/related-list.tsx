import { useMemo } from 'react';
import type { DocumentRow } from '#model/engine/rows.ts';
import { useEntryMemory } from '#views/navigation/use-entry-memory.ts';
import { DataList } from '#views/ui/data-list.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import type { IconName } from '#views/ui/icon.tsx';
import { SetQuery } from './asked-query.tsx';
import { useContent } from './list-content.ts';
import type { ListDefinition } from './list-definition.ts';
import { RestNote } from './rest-note.tsx';
import type { Listed } from './use-listed.ts';
import { usePassing } from './use-passing.ts';

interface RelatedListProps<R extends DocumentRow> extends Pick<
  ListDefinition<R>,
  'label' | 'columns' | 'defaultSort' | 'href' | 'onOpen'
> {
  readonly listed: Listed<R>;
  /** Which of them, as in the address of their list. */
  readonly filters: Readonly<Record<string, string>>;
  readonly empty: { readonly icon: IconName; readonly title: string; readonly text: string };
}

/** Documents that belong to the one whose page this is: all there are, in the order of their list. [LI23] */
export function RelatedList<R extends DocumentRow>(props: RelatedListProps<R>) {
  return (
    <SetQuery filters={props.filters}>
      <RelatedRows {...props} />
    </SetQuery>
  );
}

function RelatedRows<R extends DocumentRow>(props: RelatedListProps<R>) {
  const { listed, filters, empty, columns, defaultSort, label, href, onOpen } = props;
  const { listing } = listed.parts;
  const rows = usePassing(listing, filters) as readonly unknown[] as readonly R[]; // of the listing's table
  const { list, whole, lines, shown, isCounted } = useContent<R, R>(
    { ...listed.parts, id: `${listing.table} of one`, rows, columns, defaultSort },
    null,
  );
  const { sort, onSort } = list;
  return (
    <>
      <DataList<R>
        {...{ label, href, onOpen, sort, onSort, isCounted }}
        rows={lines}
        rowId={useMemo(
          () =>
            ({ id }: R) =>
              id,
          [],
        )}
        columns={shown}
        beyond={whole.beyond}
        loading={list.isComing || (lines.length === 0 && whole.status === 'asking')}
        question={list.question}
        place={useEntryMemory<number>(`list ${listing.table} of one`)}
        height="26rem"
        empty={
          <EmptyState icon={empty.icon} title={empty.title}>
            {empty.text}
          </EmptyState>
        }
      />
      <RestNote status={whole.status} onAgain={whole.askAgain} />
    </>
  );
}
