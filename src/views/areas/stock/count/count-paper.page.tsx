import { useLingui } from '@lingui/react/macro';
import type { CountRow } from '#model/areas/stock/count/count.facts.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { countPaper } from '#model/papers/count.paper.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';

/** A count sheet for work without a screen, typed in later by line number. */
export function CountPaperPage({ row }: { readonly row: CountRow }) {
  const { t } = useLingui();
  const model = useModel();
  const [address, setQuery] = useAddress();
  const expected = address.expected === 'yes' && model.may(SEE_EXPECTED);
  const choice = model.may(SEE_EXPECTED) && (
    <Checkbox
      label={t`With what is expected`}
      checked={expected}
      onChange={(isOn) => setQuery({ expected: isOn ? 'yes' : undefined })}
    />
  );
  return <DocumentPaperPage declared={countPaper} row={row} options={{ expected }} choices={choice} />;
}
