import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { isCostless, standingOf } from '#model/areas/stock/count/count.lines.ts';
import { differs, stateOfLine, toExplain } from '#model/areas/stock/count/count.tolerance.ts';
import type { Reader } from '#model/engine/reader.ts';
import { VIEW_COST } from '#model/stock/costs.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { PriceInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { ChosenLines } from './chosen-lines.tsx';
import { LikelyCauses } from './likely-causes.tsx';

interface ExplainDialogProps {
  readonly row: CountRow;
  readonly onClose: () => void;
}

/** Says why lines differ from the books. */
export function ExplainDialog({ row, onClose }: ExplainDialogProps) {
  const { t } = useLingui();
  const explaining = useExplaining(row, onClose);
  const { lines, chosen, setChosen, reason, setReason, note, setNote, isTried, give } = explaining;
  return (
    <GiveDialog
      width="48rem"
      title={t`Explain differences`}
      label={t`Explain differences`}
      testId="give-explain"
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-fields">
        <ChosenLines
          lines={lines}
          chosen={chosen}
          onChange={setChosen}
          isMissing={isTried && chosen.length === 0}
        />
        <LikelyCauses row={row} lines={lines.filter(({ id }) => chosen.includes(id))} />
        <Field
          label={t`Reason`}
          required
          error={isTried && reason === null ? t`Choose a reason.` : undefined}
        >
          <Select value={reason} options={useReasonChoices('explainCount')} onChange={setReason} />
        </Field>
        <CostFields {...explaining} />
        <Field label={t`Note`}>
          <TextInput value={note} onChange={setNote} />
        </Field>
      </div>
    </GiveDialog>
  );
}

/** What gained goods cost of which nobody knows it. [CN15] */
function CostFields({ costless, costs, setCost, isTried }: ReturnType<typeof useExplaining>) {
  const { t } = useLingui();
  const { sku } = useLineWords();
  const { currency } = useCompany();
  return costless.map((line) => {
    const cost = costs.get(line.id) ?? null;
    const name = sku(line);
    return (
      <Field
        key={line.id}
        label={t`Unit cost of ${name}`}
        required
        hint={t`There is none in stock to take the cost from.`}
        error={isTried && cost === null ? t`Enter what it cost.` : undefined}
      >
        <PriceInput
          value={cost}
          currency={currency}
          onChange={(typed) => setCost(line.id, typed ?? null)}
          autoFocus={false}
        />
      </Field>
    );
  });
}

function useExplaining(row: CountRow, onClose: () => void) {
  const propose = usePropose();
  const model = useModel();
  const { view } = model.replica;
  const seesCosts = model.may(VIEW_COST);
  const deviating = row.lines.filter((line) => stateOfLine(view, line) === 'deviating');
  const lines = seesCosts ? toExplain(view, row) : row.lines.filter((line) => differs(view, line));
  const [chosen, setChosen] = useState<readonly string[]>(deviating.map(({ id }) => id));
  const [reason, setReason] = useState<string | null>(null);
  const [note, setNote] = useState('');
  const [costs, setCosts] = useState<ReadonlyMap<string, number | null>>(new Map());
  const [isTried, setIsTried] = useState(false);
  const costless = lines.filter((line) => seesCosts && chosen.includes(line.id) && asksCost(view, line));
  const setCost = (line: string, cost: number | null): void => setCosts(new Map(costs).set(line, cost));
  const give = (): void => {
    setIsTried(true);
    const stated = costless.map(({ id }) => ({ line: id, unitCost: costs.get(id) ?? null }));
    if (reason === null || chosen.length === 0 || stated.some(({ unitCost }) => unitCost === null)) return;
    const data = { lines: chosen, reason, note, costs: stated };
    if (propose({ kind: 'count', document: row.id, type: 'explain', data }) === null) onClose();
  };
  const filled = { chosen, setChosen, reason, setReason, note, setNote, costs, setCost };
  return { lines, costless, ...filled, isTried, give };
}

function asksCost(view: Reader, line: CountLine): boolean {
  const standing = standingOf(view, line);
  return standing !== null && isCostless(view, standing);
}
