import { useAddress } from '#views/navigation/use-address.ts';
import { RecordListPage } from '#views/kit/records/record-list.tsx';
import { useCoreResources } from '../core-resources/use-core-resources.tsx';
import { useReasonColumns } from './reason-columns.tsx';
import { reasonGroups, type ReasonLine } from './reason-groups.ts';
import { ReasonPanel } from './reason-panel.tsx';
import { reasonFields } from './reason.fields.ts';
import { reasonWords } from './reason.look.ts';

/** The reasons of every action; one opens next to the list. */
export function ReasonListPage() {
  const [, setQuery] = useAddress();
  const open = ({ kind, id }: ReasonLine): void => {
    if (kind === 'reason') setQuery({ id, tab: undefined });
  };
  return (
    <RecordListPage<'reason', ReasonLine>
      kind="reason"
      words={reasonWords}
      fields={reasonFields}
      panel={ReasonPanel}
      within={useCoreResources('')}
      own={{
        arrange: reasonGroups,
        onOpen: open,
        onEdit: open,
        columns: useReasonColumns(),
        // The groups keep the given order.
        defaultSort: { column: 'groups', direction: 'ascending' },
      }}
    />
  );
}
