import { useLingui } from '@lingui/react/macro';
import type { QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { quoteRequestPaper } from '#model/papers/quote-request.paper.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';
import { Field } from '#views/ui/field.tsx';
import { Select } from '#views/ui/select.tsx';

/** The request as each of its suppliers gets it. [RFQ14] */
export function QuoteRequestPaperPage({ row }: { readonly row: QuoteRequestRow }) {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const [{ supplier }, setAddress] = useAddress();
  const options = row.suppliers.map(({ supplier: id }) => ({
    value: id,
    label: view.get('supplier', id)?.name ?? id,
  }));
  const party = options.find(({ value }) => value === supplier)?.value ?? options[0]?.value;
  return (
    <DocumentPaperPage
      key={party ?? ''}
      declared={quoteRequestPaper}
      row={row}
      {...(party !== undefined && { options: { party } })}
      choices={
        options.length > 1 && (
          <Field label={t`For`}>
            <Select value={party ?? null} options={options} onChange={(id) => setAddress({ supplier: id })} />
          </Field>
        )
      }
    />
  );
}
