import { useLingui } from '@lingui/react/macro';
import {
  labelFormatForm,
  type LabelFormatForm,
  type LabelFormatRow,
} from '#model/areas/setup/label-format/label-format.facts.ts';
import { useProductName } from '#views/kit/document/product-name.ts';
import { RecordFields } from '#views/kit/records/record-fields.tsx';
import { RecordPanel, type RecordFormProps } from '#views/kit/records/record-panel.tsx';
import { KeyValues } from '#views/ui/key-values.tsx';
import { LabelFormatUses } from './label-format-uses.tsx';
import { labelFormatFields } from './label-format.fields.ts';
import { labelFormatWords } from './label-format.look.ts';
import { useFormatWords } from './use-format-words.ts';

interface LabelFormatPanelProps {
  /** Undefined for a new format. */
  readonly row?: LabelFormatRow | undefined;
  readonly onClose: () => void;
}

/** A new one is a small label on the roll. */
const fresh: Partial<LabelFormatForm> = { width: 57_000, height: 32_000, forProducts: true, withName: true };

/** Creates a label format, or edits one, and says what is usually printed in it. */
export function LabelFormatPanel({ row, onClose }: LabelFormatPanelProps) {
  const nameOf = useProductName();
  return (
    <RecordPanel
      kind="labelFormat"
      words={labelFormatWords}
      schema={labelFormatForm}
      fields={labelFormatFields}
      row={row}
      fresh={fresh}
      title={row && nameOf(row)}
      watches={['company']}
      form={Fields}
      onClose={onClose}
    />
  );
}

const names = ['name.en', 'name.sv'];
const size = ['paper', 'width', 'height'];
const sheet = ['columns', 'rows', 'marginTop', 'marginLeft', 'gapAcross', 'gapDown'];
const printed = ['forProducts', 'forPlaces', 'forPallets', 'symbology', 'withName'];

/** Without the fields of a sheet on a roll, and without those that a built-in format keeps. [LBF2] */
function Fields({ form, fields, row, focus }: RecordFormProps<LabelFormatForm, LabelFormatRow>) {
  const part = { form, fields, focus, isNew: !row };
  const own = ['code', ...names, ...size, ...(form.value.paper === 'roll' ? [] : sheet), ...printed];
  return (
    <>
      {row?.builtIn && <SizeSaid row={row} />}
      <RecordFields {...part} only={row?.builtIn ? [...names, ...printed] : own} />
      {row && <LabelFormatUses format={row.id} />}
    </>
  );
}

function SizeSaid({ row }: { readonly row: LabelFormatRow }) {
  const { t } = useLingui();
  const words = useFormatWords();
  return (
    <KeyValues
      items={[
        { id: 'code', label: t`Code`, value: row.code },
        { id: 'size', label: t`Label`, value: words.size(row) },
        { id: 'paper', label: t`Paper`, value: words.paper(row) },
      ]}
    />
  );
}
