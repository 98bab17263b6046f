import { reasonForm, type ReasonRow } from '#model/reason/reason.facts.ts';
import { useProductName } from '../document/product-name.ts';
import { RecordPanel } from '../records/record-panel.tsx';
import { reasonFields } from './reason.fields.ts';
import { reasonWords } from './reason.look.ts';

interface ReasonPanelProps {
  /** Undefined for a new reason. */
  readonly row?: ReasonRow | undefined;
  readonly onClose: () => void;
}

/** Creates a reason, or edits one. */
export function ReasonPanel({ row, onClose }: ReasonPanelProps) {
  const nameOf = useProductName();
  return (
    <RecordPanel
      kind="reason"
      words={reasonWords}
      schema={reasonForm}
      fields={reasonFields}
      row={row}
      fresh={{ photo: false }}
      title={row && nameOf(row)}
      watches={['reason']}
      onClose={onClose}
    />
  );
}
