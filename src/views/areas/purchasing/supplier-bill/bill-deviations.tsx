import { useLingui } from '@lingui/react/macro';
import { plural } from '@lingui/core/macro';
import type {
  Deviation,
  SupplierBillRow,
} from '#model/areas/purchasing/supplier-bill/supplier-bill.facts.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useBillLineName } from './bill-line-name.ts';
import { useDeviationSentence } from './use-deviation-sentence.ts';

interface DeviationsProps {
  readonly bill: Pick<SupplierBillRow, 'currency' | 'lines'>;
  readonly deviations: readonly Deviation[];
  /** Why that is in order; absent: not explained. */
  readonly explanation?: SupplierBillRow['explanation'];
}

/** What a bill differs by, line by line; nothing where it agrees. [SBL4] */
export function BillDeviations({ bill, deviations, explanation = null }: DeviationsProps) {
  const { t } = useLingui();
  const sentence = useDeviationSentence();
  const nameOf = useBillLineName();
  const reasonText = useReasonText();
  if (deviations.length === 0) return null;
  const count = deviations.length;
  const title = plural(count, {
    one: '# difference from order, receipt or sums',
    other: '# differences from order, receipt or sums',
  });
  return (
    <Notice tone={explanation ? 'info' : 'warning'} title={title}>
      <ul className="ui-bullets" data-testid="deviations">
        {deviations.map((one, at) => {
          const line = bill.lines.find(({ id }) => id === one.line);
          const text = sentence(bill, one);
          return <li key={at}>{line ? `${nameOf(line)} – ${text}` : text}</li>;
        })}
      </ul>
      {explanation && (
        <p>
          {t`Explained: ${reasonText('explainBill', explanation.reason)}`}
          {explanation.note !== '' && ` · ${explanation.note}`}
        </p>
      )}
    </Notice>
  );
}
