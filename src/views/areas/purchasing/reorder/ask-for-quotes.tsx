import { useLingui } from '@lingui/react/macro';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { Button } from '#views/ui/button.tsx';
import { REQUESTS } from '../quote-request/request-paths.ts';
import { sellersOf } from '../quote-request/supplier-picker.tsx';
import type { Reorder, SourcedWish } from './use-reorder.ts';

/** Asks suppliers what they charge for the ticked lines before anything is ordered: a draft request for each warehouse. */
export function AskForQuotes({ wishes }: Pick<Reorder, 'wishes'>) {
  const { t } = useLingui();
  const paths = usePaths();
  const mayAsk = useModel().may('quoteRequest.create');
  const draft = useDraftRequests();
  if (!mayAsk) return null;
  const reason = wishes === null ? t`Correct the quantities first.` : t`Tick what is to be asked for.`;
  const ask = (): void => {
    const [first, ...others] = draft(wishes ?? []);
    if (first !== undefined) paths.go(others.length > 0 ? REQUESTS : `${REQUESTS}/edit/${first}`);
  };
  return (
    <Button
      icon="message"
      data-testid="ask-for-quotes"
      disabledReason={wishes === null || wishes.length === 0 ? reason : undefined}
      onClick={ask}
    >
      {t`Ask for quotes`}
    </Button>
  );
}

/** Drafts a request for each warehouse, to all who sell some of its products; returns their ids. */
function useDraftRequests(): (wishes: readonly SourcedWish[]) => readonly string[] {
  const model = useModel();
  const propose = usePropose();
  const today = useToday();
  return (wishes) => {
    const byWarehouse = Map.groupBy(wishes, ({ row }) => row.warehouse.id);
    return [...byWarehouse].flatMap(([warehouse, wanted]) => {
      const document = model.newId();
      const products = wanted.map(({ row }) => row.product.id);
      const suppliers = [...sellersOf(model.replica.view, products, today)];
      const lines = wanted.map(({ row, quantity }) => ({
        id: model.newId(),
        product: row.product.id,
        quantity,
        wantedOn: null,
        text: '',
      }));
      const data = { warehouse, suppliers, lines };
      return propose({ kind: 'quoteRequest', document, type: 'create', data }) ? [] : [document];
    });
  };
}
