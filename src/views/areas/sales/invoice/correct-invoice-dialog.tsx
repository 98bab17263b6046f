import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type { Correction, InvoiceLine, InvoiceRow } from '#model/areas/sales/invoice/invoice.facts.ts';
import { leftOf } from '#model/areas/sales/invoice/invoice.left.ts';
import { formLine } from '#model/areas/sales/invoice/invoice.lines.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { ChoiceCards } from '#views/ui/choice-cards.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useInvoiceLineName } from './invoice-line-name.ts';

interface CorrectProps {
  readonly row: InvoiceRow;
  readonly onClose: () => void;
}

type Way = 'whole' | 'lines' | 'corrective';

/** Asks whether an invoice is credited, all of it or some lines, or corrected; the draft that follows is opened. [BIL17] */
export function CorrectInvoiceDialog({ row, onClose }: CorrectProps) {
  const { t } = useLingui();
  const [way, setWay] = useState<Way>('whole');
  const lines = row.lines.filter((line) => line.amount > 0 && leftOf(row, line).amount > 0);
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { refusal, give } = useCorrecting(row, onClose);
  const begin = (): void => give(way, chosen);
  return (
    <GiveDialog
      title={t`Credit or correct`}
      label={way === 'corrective' ? t`Draft the corrective invoice` : t`Draft the credit note`}
      width="40rem"
      testId="give-correct"
      disabledReason={way === 'lines' && chosen.size === 0 ? t`Choose the lines first.` : undefined}
      onClose={onClose}
      onGive={begin}
    >
      <div className="ui-stack">
        <RefusalNotice kind="invoice" refusal={refusal} />
        <ChoiceCards<Way>
          label={t`Credit or correct`}
          name="way"
          value={way}
          options={useWays(lines.length)}
          onChange={setWay}
        />
        {way === 'lines' && <Lines row={row} lines={lines} chosen={chosen} onChange={setChosen} />}
      </div>
    </GiveDialog>
  );
}

function useWays(lines: number) {
  const { t } = useLingui();
  const corrective = {
    value: 'corrective',
    icon: 'edit',
    label: t`Corrective invoice`,
    hint: t`Corrects the invoice up or down, or something that it says. It refers to the invoice.`,
  } as const;
  if (lines === 0) return [corrective];
  return [
    {
      value: 'whole',
      icon: 'receiptRefund',
      label: t`Credit note for all of it`,
      hint: t`Takes back all that is left. What was delivered is to be invoiced again.`,
    },
    {
      value: 'lines',
      icon: 'list',
      label: t`Credit note for some lines`,
      hint: t`Quantities and amounts can be changed in the draft.`,
    },
    corrective,
  ] as const;
}

/** Drafts the correction and opens it. */
function useCorrecting(row: InvoiceRow, onClose: () => void) {
  const model = useModel();
  const paths = usePaths();
  const propose = usePropose();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const give = (way: Way, chosen: ReadonlySet<string>): void => {
    const invoice = model.newId();
    const as: Correction['as'] = way === 'corrective' ? 'corrective' : 'creditNote';
    const command = { kind: 'invoice', document: row.id, type: 'correct', data: { invoice, as } };
    const refused = propose(command, { quiet: true }) ?? keepLines(invoice, way, chosen);
    setRefusal(refused);
    if (refused) return;
    onClose();
    paths.go(`/apps/sales/invoices/${invoice}`);
  };
  /** The draft begins with all that is left: the lines that were not chosen leave it. */
  const keepLines = (document: string, way: Way, chosen: ReadonlySet<string>): Refusal | null => {
    const note = way === 'lines' ? model.replica.view.get('invoice', document) : undefined;
    if (!note) return null;
    const { issuedOn, theirReference, theirOrder, address, terms, notes } = note;
    const lines = note.lines.filter(({ of }) => chosen.has(of ?? '')).map(formLine);
    const data = { issuedOn, theirReference, theirOrder, address, terms, notes, lines };
    return propose({ kind: 'invoice', document, type: 'update', data }, { quiet: true });
  };
  return { refusal, give };
}

interface LinesProps {
  readonly row: InvoiceRow;
  readonly lines: readonly InvoiceLine[];
  readonly chosen: ReadonlySet<string>;
  readonly onChange: (chosen: ReadonlySet<string>) => void;
}

function Lines({ row, lines, chosen, onChange }: LinesProps) {
  const { t } = useLingui();
  const format = useFormat();
  const nameOf = useInvoiceLineName();
  const turn = (id: string, is: boolean): void =>
    onChange(new Set(is ? [...chosen, id] : [...chosen].filter((one) => one !== id)));
  return (
    <fieldset className="ui-stack">
      <legend className="ui-hidden">{t`Lines`}</legend>
      {lines.map((line) => (
        <Checkbox
          key={line.id}
          checked={chosen.has(line.id)}
          label={nameOf(line)}
          hint={format.money(leftOf(row, line).amount, row.currency)}
          onChange={(is) => turn(line.id, is)}
        />
      ))}
    </fieldset>
  );
}
