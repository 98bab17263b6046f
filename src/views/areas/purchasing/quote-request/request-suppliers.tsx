import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { isCompared } from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import type {
  AskedSupplier,
  QuoteRequestRow,
} from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { AnswerBadges } from './answer-badges.tsx';
import { AnswerDialog } from './answer-dialog.tsx';
import { DeclineDialog } from './decline-dialog.tsx';
import { EstimateDialog } from './estimate-dialog.tsx';
import { MailButton, useMayMailRequest } from './mail-button.tsx';
import { REQUESTS } from './request-paths.ts';

interface SuppliersProps {
  readonly row: QuoteRequestRow;
}

type Asking = { readonly what: 'answer' | 'decline' | 'estimate'; readonly supplier: string };

/** Whom the request went to, what became of it, and what can be done for each of them. */
export function RequestSuppliers({ row }: SuppliersProps) {
  const { t } = useLingui();
  const [asking, setAsking] = useState<Asking | null>(null);
  const mayMail = useMayMailRequest(row);
  const close = (): void => setAsking(null);
  const of = asking && row.suppliers.find(({ supplier }) => supplier === asking.supplier);
  return (
    <Panel title={t`Suppliers`} flush actions={mayMail && isCompared(row) && <MailButton row={row} />}>
      <ul className="quote-asked" aria-label={t`Suppliers that are asked`}>
        {row.suppliers.map((asked) => (
          <AskedLine key={asked.supplier} row={row} asked={asked} onAsk={setAsking} />
        ))}
      </ul>
      {of && asking?.what === 'answer' && <AnswerDialog row={row} asked={of} onClose={close} />}
      {of && asking?.what === 'decline' && <DeclineDialog row={row} asked={of} onClose={close} />}
      {of && asking?.what === 'estimate' && <EstimateDialog row={row} asked={of} onClose={close} />}
    </Panel>
  );
}

interface LineProps extends SuppliersProps {
  readonly asked: AskedSupplier;
  readonly onAsk: (asking: Asking) => void;
}

function AskedLine({ row, asked, onAsk }: LineProps) {
  const { t } = useLingui();
  const format = useFormat();
  const paths = usePaths();
  const { view } = useModel().replica;
  const { supplier, mailedAt, quotation } = asked;
  const may = useMayFor(row);
  const name = view.get('supplier', supplier)?.name ?? supplier;
  const sheet = `${REQUESTS}/${row.id}/print?supplier=${supplier}`;
  const moment = mailedAt === undefined ? '' : format.dateTime(mailedAt);
  return (
    <li>
      <div>
        <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier}`)}>{name}</UiLink>
        <AnswerBadges asked={asked} />
        {mailedAt !== undefined && <small className="ui-faint">{t`Mailed ${moment}`}</small>}
      </div>
      <div className="ui-row" role="group" aria-label={name}>
        {may.answer && (
          <Button size="sm" data-testid="register-answer" onClick={() => onAsk({ what: 'answer', supplier })}>
            {t`Register answer`}
          </Button>
        )}
        {may.decline && (
          <Button size="sm" variant="quiet" onClick={() => onAsk({ what: 'decline', supplier })}>
            {t`Declines`}
          </Button>
        )}
        {may.estimate && quotation && (
          <Button size="sm" variant="quiet" onClick={() => onAsk({ what: 'estimate', supplier })}>
            {t`Freight and duty`}
          </Button>
        )}
        <UiLink to={paths.to(sheet)}>{t`Paper`}</UiLink>
      </div>
    </li>
  );
}

/** What the reader may do for a supplier as the request stands. */
function useMayFor({ id }: QuoteRequestRow) {
  return {
    answer: useVerdict('quoteRequest', id, 'answer') === null,
    decline: useVerdict('quoteRequest', id, 'decline') === null,
    estimate: useVerdict('quoteRequest', id, 'estimate') === null,
  };
}
