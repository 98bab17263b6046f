import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { Field } from '#views/ui/field.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { isOver, standingOf } from './goods-receipt-count.ts';
import type { CountEditor } from './use-count-editor.ts';

interface NoteProps {
  readonly editor: CountEditor;
  /** The message of the over-receipt reason field. */
  readonly reasonError: string | undefined;
}

/** The delivery note number, and for an over-receipt its reason. */
export function GoodsReceiptNote({ editor, reasonError }: NoteProps) {
  const { t } = useLingui();
  const choices = useReasonChoices('receiveOver');
  const { replica } = useModel();
  const { value, order, change } = editor;
  const over =
    order !== undefined &&
    value.lines.some(
      (line) => line.quantity > 0 && isOver(standingOf(replica.view, order, value.lines, line)),
    );
  return (
    <Panel title={t`Delivery`}>
      <div className="ui-fields">
        <Field label={t`Delivery note`} optional>
          <TextInput
            value={value.deliveryNote}
            maxLength={200}
            onChange={(deliveryNote) => change({ deliveryNote }, 'deliveryNote')}
          />
        </Field>
        {over && (
          <Field
            label={t`Why more than ordered`}
            required
            error={value.overReason === null ? reasonError : undefined}
            hint={t`Some lines are above what the order allows.`}
          >
            <Select
              value={value.overReason}
              options={choices}
              onChange={(overReason) => change({ overReason })}
            />
          </Field>
        )}
      </div>
    </Panel>
  );
}
