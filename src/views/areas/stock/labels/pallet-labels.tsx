import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { MOST_PALLETS, type NumberedPallets } from '#model/areas/setup/company/company.facts.ts';
import { COMPANY } from '#model/values/company-document.ts';
import { designOf } from '#model/areas/setup/label-format/format-of.ts';
import { palletLabel } from '#model/areas/stock/labels/label-parts.ts';
import { ssccOf } from '#model/gs1/sscc.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { Field } from '#views/ui/field.tsx';
import { WholeInput } from '#views/ui/scaled-input.tsx';
import { Select } from '#views/ui/select.tsx';
import { TextInput } from '#views/ui/text-input.tsx';
import { LabelSheet } from '#views/kit/labels/label-sheet.tsx';
import { useLabelFormat } from '#views/kit/labels/use-label-format.ts';

/** Letters of the line that is typed. */
const SAID = 60;

/** Pallets get numbers, and labels with them; those numbered last can be printed again. */
export function PalletLabels() {
  const { t } = useLingui();
  const [query, setQuery] = useAddress();
  // What stands on them, where somebody came from: the number of a transfer.
  const [says, setSays] = useState(query['for']?.slice(0, SAID) ?? '');
  const { name, pallets = [] } = useCompany();
  const format = useLabelFormat('pallet');
  const chosen = pallets.find(({ id }) => id === query['pallets']);
  const labels = (chosen ? numbersOf(chosen) : []).map((sscc) =>
    palletLabel(designOf(format.format), { company: name, sscc, lines: [says] }),
  );
  return (
    <div className="ui-stack">
      <div className="label-panel label-fields ui-no-print">
        <Numbering onNumbered={(id) => setQuery({ pallets: id })} />
        {pallets.length > 0 && (
          <Field label={t`Numbered before`}>
            <Select
              value={chosen?.id ?? null}
              options={pallets.map((one) => ({ value: one.id, label: rangeOf(one) }))}
              onChange={(id) => setQuery({ pallets: id })}
            />
          </Field>
        )}
        <Field label={t`Also on the label`} optional>
          <TextInput value={says} maxLength={SAID} onChange={setSays} />
        </Field>
      </div>
      <LabelSheet
        chosen={format}
        labels={labels}
        name={t`Pallet labels`}
        empty={
          <EmptyState icon="package" title={t`No pallets chosen`}>
            <Trans>Number new pallets, or choose some that were numbered before.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}

const numbersOf = ({ gs1Prefix, first, count }: NumberedPallets): readonly string[] =>
  Array.from({ length: count }, (_, at) => ssccOf(gs1Prefix, first + at));

function rangeOf(pallets: NumberedPallets): string {
  const numbers = numbersOf(pallets);
  const [first = '', last = first] = [numbers[0], numbers.at(-1)];
  return first === last ? first : `${first} – ${last.slice(-6)}`;
}

function Numbering({ onNumbered }: { readonly onNumbered: (id: string) => void }) {
  const { t } = useLingui();
  const model = useModel();
  const propose = usePropose();
  const sentenceFor = useRefusalSentence();
  const [count, setCount] = useState(1);
  const refusal = useVerdict('company', COMPANY, 'numberPallets');
  const number = (): void => {
    const id = model.newId();
    const data = { id, count };
    if (propose({ kind: 'company', document: COMPANY, type: 'numberPallets', data }) === null) onNumbered(id);
  };
  return (
    <>
      <Field label={t`Pallets`}>
        <WholeInput
          value={count}
          onChange={(typed) =>
            typed !== undefined && setCount(Math.min(MOST_PALLETS, Math.max(1, typed ?? 1)))
          }
        />
      </Field>
      <Button
        variant="primary"
        icon="tags"
        disabledReason={refusal ? sentenceFor(refusal) : undefined}
        onClick={number}
      >
        {t`Number them`}
      </Button>
    </>
  );
}
