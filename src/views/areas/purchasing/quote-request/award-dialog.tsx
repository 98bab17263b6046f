import { plural } from '@lingui/core/macro';
import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { OfferedWhole } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import type { Award, QuoteRequestRow } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { total } from '#model/lines/line-parts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useRequestCommand } from './use-request-command.ts';

interface AwardProps {
  readonly row: QuoteRequestRow;
  readonly wholes: readonly OfferedWhole[];
  readonly lines: Award['lines'];
  readonly onClose: () => void;
}

/** What an award comes to: a draft order for each supplier, and on request prices in its purchase list. [RFQ12] [RFQ13] */
export function AwardDialog({ row, wholes, lines, onClose }: AwardProps) {
  const { t } = useLingui();
  const [keepPrices, setKeepPrices] = useState(false);
  const mayKeep = useModel().may('purchasePrice.create');
  const { give, refusal } = useRequestCommand(row.id, 'award', onClose);
  const left = row.lines.length - lines.length;
  return (
    <GiveDialog
      title={t`Award`}
      testId="give-award"
      disabledReason={lines.length === 0 ? t`Choose a supplier for at least one line.` : undefined}
      onClose={onClose}
      onGive={() => give({ lines: lines.map((one) => asShown(row, one)), keepPrices })}
    >
      <div className="ui-stack">
        <RefusalNotice kind="quoteRequest" refusal={refusal} />
        <p>
          <Trans>Suppliers can answer no more. A draft purchase order is made for each of these:</Trans>
        </p>
        <ul>
          {wholes.map((whole) => (
            <Won key={whole.supplier} whole={whole} lines={lines} />
          ))}
        </ul>
        {left > 0 && (
          <p>{t`${plural(left, { one: '# line', other: '# lines' })} of the request go to nobody.`}</p>
        )}
        {mayKeep && (
          <Checkbox
            label={t`Keep the prices in the suppliers' purchase lists`}
            hint={t`From today, for as long as they hold.`}
            checked={keepPrices}
            onChange={setKeepPrices}
          />
        )}
      </div>
    </GiveDialog>
  );
}

/** A choice with the answer that it is made by: one that comes meanwhile is not agreed to unseen. */
const asShown = ({ suppliers }: QuoteRequestRow, { line, supplier }: Award['lines'][number]) => ({
  line,
  supplier,
  shown: suppliers.find((one) => one.supplier === supplier)?.answers,
});

/** What one supplier gets, in its own money. */
function Won({ whole, lines }: { readonly whole: OfferedWhole; readonly lines: Award['lines'] }) {
  const { t } = useLingui();
  const format = useFormat();
  const { view } = useModel().replica;
  const { supplier, currency, offers } = whole;
  const own = lines.filter((one) => one.supplier === supplier).map(({ line }) => line);
  if (own.length === 0) return null;
  const name = view.get('supplier', supplier)?.name ?? '';
  const sum = total(
    offers.filter(({ line }) => own.includes(line)),
    ({ asked }) => asked,
  );
  const count = plural(own.length, { one: '# line', other: '# lines' });
  return <li>{t`${name}: ${count}, ${format.money(sum, currency)}`}</li>;
}
