import { useState, type ReactNode } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { placesOn } from '#model/areas/setup/label-format/label-sheet.ts';
import { drawnAs, type Label } from '#model/areas/stock/labels/label-parts.ts';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { LabelPdf } from './label-pdf.tsx';
import { LabelPapers } from './label-papers.tsx';
import { LabelZpl } from './label-zpl.tsx';
import type { ChosenFormat } from './use-label-format.ts';
import { useNoteLabels } from './use-note-labels.ts';

const usualCopies = { first: 1, most: 100 } as const;

interface LabelSheetProps {
  readonly chosen: ChosenFormat;
  readonly labels: readonly Label[];
  /** Names the file. */
  readonly name: string;
  /** Copies of each label: how many at first, and at most. */
  readonly copies?: { readonly first: number; readonly most: number };
  /** Shown while there are no labels. */
  readonly empty: ReactNode;
}

/** Labels as they are printed, in the format that is chosen, and the same in the language of label printers. [LBF8] */
export function LabelSheet({
  chosen,
  labels,
  name,
  copies: { first, most } = usualCopies,
  empty,
}: LabelSheetProps) {
  const { t } = useLingui();
  const { use, format, options, choose } = chosen;
  const [copies, setCopies] = useState(first);
  const [used, setUsed] = useState(0);
  const places = placesOn(format).length;
  const left = Math.min(used, places - 1);
  const note = useNoteLabels(use, labels.length * copies);
  if (labels.length === 0) return <div className="label-panel">{empty}</div>;
  const all = labels.flatMap((label) => Array.from({ length: copies }, () => label));
  return (
    <div className="ui-stack">
      <div className="label-panel ui-stack ui-no-print">
        <div className="label-fields">
          <Field label={t`Format`}>
            <Select value={format.id} options={options} onChange={choose} />
          </Field>
          <Whole label={t`Copies of each`} value={copies} least={1} most={most} onChange={setCopies} />
          {places > 1 && (
            <Whole label={t`Labels used up`} value={left} least={0} most={places - 1} onChange={setUsed} />
          )}
          <span>{t`${plural(all.length, { one: '# label', other: '# labels' })}`}</span>
          <LabelPdf {...{ format, name }} labels={all} used={left} onPrinted={note} />
        </div>
        <LabelZpl {...{ format, labels, name, copies }} onPrinted={note} />
        <WithoutBars labels={labels} />
      </div>
      <LabelPapers format={format} labels={all} used={left} />
    </div>
  );
}

/** What is printed otherwise than as bars, which would be narrower than scanners read. [LB26] */
function WithoutBars({ labels }: { readonly labels: readonly Label[] }) {
  const { t } = useLingui();
  const ways = new Set(labels.map(drawnAs));
  return (
    <>
      {ways.has('qr') && (
        <Notice tone="warning">{t`Codes too long for bars in this format are printed as QR codes.`}</Notice>
      )}
      {ways.has('letters') && (
        <Notice tone="warning">{t`Some labels get no barcode: their codes fit in none.`}</Notice>
      )}
    </>
  );
}

interface WholeProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly onChange: (value: number) => void;
}

/** A number that is put within its limits as it is typed. */
function Whole({ label, value, least, most, onChange }: WholeProps) {
  return (
    <Field label={label}>
      <WholeInput
        value={value}
        onChange={(typed) => typed !== undefined && onChange(Math.min(most, Math.max(least, typed ?? least)))}
      />
    </Field>
  );
}
