import { Trans, useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { DraftNotices, KeptBadge } from '#views/kit/document/draft-notices.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import type { DraftStanding } from '#views/kit/document/use-draft.ts';
import { useGivingUp } from '#views/kit/document/use-giving-up.tsx';
import { useAllColumn } from '#views/kit/lines/use-all-column.tsx';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Dialog } from '#views/ui/dialog.tsx';
import { Field } from '#views/ui/field.tsx';
import type { LineColumn } from '#views/ui/line-table-types.ts';
import { LineTable } from '#views/ui/line-table.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import {
  problemOf,
  acknowledgedValue,
  type AcknowledgedCell,
  type AcknowledgedLine,
} from './purchase-order-acknowledgement.ts';
import { useAcknowledging } from './use-acknowledging.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';

interface AcknowledgeProps {
  readonly row: PurchaseOrderRow;
  readonly onClose: () => void;
}

/** Records what the supplier confirmed: their reference, and days, quantities and prices per line. */
export function PurchaseOrderAcknowledge({ row, onClose }: AcknowledgeProps) {
  const { t } = useLingui();
  const { draft, refusal, everyDay, give, ...acts } = useAcknowledging(row, onClose);
  const givingUp = useGivingUp(draft, onClose);
  const { locale } = useFormat();
  const { lines, reference } = draft.value;
  const refer = (text: string): void => draft.change({ reference: text }, 'reference');
  return (
    <Dialog
      open
      title={t`Register confirmation`}
      width="60rem"
      dismissable={false}
      onClose={draft.isKept ? onClose : givingUp.ask}
      onSave={give}
      actions={<Actions draft={draft} onCancel={givingUp.ask} onGive={give} />}
    >
      <DraftNotices draft={draft} />
      <RefusalNotice kind="purchaseOrder" refusal={refusal} />
      <div className="ui-fields">
        <Field label={t`Supplier's reference`} optional>
          <TextInput value={reference} autoFocus onChange={refer} />
        </Field>
        <Field label={t`Promised day of all lines`} optional>
          <DateInput value={sameDay(lines, locale)} onChange={everyDay} />
        </Field>
      </div>
      <LineTable
        {...acts}
        label={t`Lines`}
        rows={lines}
        rowId={(said) => said.line.id}
        columns={useSaidColumns(row, acts.onCell)}
        onUndo={draft.undo}
        onRedo={draft.redo}
      />
      {givingUp.dialog}
    </Dialog>
  );
}

interface ActionsProps {
  readonly draft: DraftStanding;
  readonly onCancel: () => void;
  readonly onGive: () => void;
}

function Actions({ draft, onCancel, onGive }: ActionsProps) {
  return (
    <>
      <KeptBadge draft={draft} />
      <Button variant="quiet" onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant="primary" icon="checks" data-testid="acknowledge" onClick={onGive}>
        <Trans>Register confirmation</Trans>
      </Button>
    </>
  );
}

/** The day that all lines are promised for, or null if they differ. */
function sameDay(lines: readonly AcknowledgedLine[], locale: string): string | null {
  const days = new Set(lines.map((said) => acknowledgedValue(said, 'promisedOn', locale)));
  const [day] = days;
  return days.size === 1 && typeof day === 'string' ? day : null;
}

function useSaidColumns(
  row: PurchaseOrderRow,
  onCell: (line: string, cell: AcknowledgedCell, text: string) => void,
): readonly LineColumn<AcknowledgedLine>[] {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const { name } = words;
  const ordered = ({ line }: AcknowledgedLine): string => format.decimal(line.quantity, 3);
  const all = useAllColumn<AcknowledgedLine>({
    name: ({ line }) => name(line),
    onAll: (said) => onCell(said.line.id, 'quantity', ordered(said)),
  });
  const cell = useSaidCell();
  const isPriced = row.lines.every((line) => line.price !== undefined);
  return [
    {
      id: 'product',
      header: t`Product`,
      wide: true,
      text: ({ line }) => name(line),
    },
    {
      id: 'ordered',
      header: t`Ordered`,
      align: 'end',
      width: row.lines.some((line) => line.orderedIn) ? '9rem' : '7rem',
      text: ({ line }) =>
        line.orderedIn ? words.ordered(line, line.quantity) : format.quantity(line.quantity),
    },
    cell('quantity', t`Confirmed`, ordered),
    all,
    ...(isPriced
      ? [cell('price', t`Price`, ({ line }) => (line.price === null ? '' : format.decimal(line.price, 4, 2)))]
      : []),
    cell('promisedOn', t`Promised`, () => ''),
  ];
}

/** A cell of what the supplier confirmed: as typed, else as ordered. */
function useSaidCell() {
  const sentence = useFieldSentence();
  const { locale } = useFormat();
  return (
    id: AcknowledgedCell,
    header: string,
    text: (said: AcknowledgedLine) => string,
  ): LineColumn<AcknowledgedLine> => ({
    id,
    header,
    width: '8.5rem',
    editable: true,
    align: id === 'promisedOn' ? 'start' : 'end',
    inputMode: id === 'promisedOn' ? 'numeric' : 'decimal',
    text: (said) => said.typed[id] ?? text(said),
    error: (said) => sentence(problemOf(said, id, locale)),
  });
}
