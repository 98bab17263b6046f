import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { AskedFor } from '#model/areas/purchasing/proposal/proposals.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { idsIn } from '#views/kit/list/address-values.ts';
import { Button } from '#views/ui/button.tsx';
import { FocusWithin } from '#views/ui/focus-within.tsx';
import { PageHeader, type PageHeaderProps } from '#views/ui/page-header.tsx';
import { purchaseOrderWords } from '../purchase-order/purchase-order.look.ts';
import { AskForQuotes } from './ask-for-quotes.tsx';
import { useLookAhead } from './look-ahead-choice.tsx';
import { MadeDrafts, PlaceDrafts, type OtherDraft } from './made-drafts.tsx';
import { ReorderDetails } from './reorder-details.tsx';
import { ReorderList, type ReorderListProps } from './reorder-list.tsx';
import { reorderRows, type ReorderRow } from './reorder-rows.ts';
import { useDraftAll } from './use-draft-all.ts';
import { useProposals } from './use-proposals.ts';
import { useReorder, type Reorder } from './use-reorder.ts';

/** What is to be ordered: ticked lines become drafts of orders, transfers and builds. [PO17] [PO18] [RPL1] */
export function ReorderPage() {
  const asked = useAsked();
  const [ahead] = useLookAhead();
  const proposed = useProposals({ ahead, asked });
  const rows = useReorderRows(proposed.proposals);
  const reorder = useReorder(rows, asked);
  const draftAll = useDraftAll();
  const { drafts, others, setMade } = useMadeDrafts();
  if (drafts.length + others.length > 0)
    return (
      <>
        <ReorderHeader primary={<PlaceDrafts drafts={drafts} />} />
        <FocusWithin>
          <MadeDrafts drafts={drafts} others={others} />
        </FocusWithin>
      </>
    );
  return (
    <>
      <ReorderHeader
        primary={<CreateDrafts reorder={reorder} onCreate={(wishes) => setMade(draftAll(wishes))} />}
        actions={
          <>
            <AskForQuotes wishes={reorder.wishes} />
            <Button icon="refresh" onClick={proposed.again}>
              <Trans>Update</Trans>
            </Button>
          </>
        }
      />
      <ListWithDetails proposed={proposed} rows={rows} reorder={reorder} />
    </>
  );
}

function ReorderHeader(parts: Pick<PageHeaderProps, 'primary' | 'actions'>) {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const back = { label: i18n._(purchaseOrderWords.many), to: paths.to('/apps/purchasing/orders') };
  return <PageHeader title={t`Reorder`} back={back} {...parts} />;
}

function ListWithDetails(props: Omit<ReorderListProps, 'onDetails'>) {
  const [shown, setShown] = useState<string | null>(null);
  const details = props.rows.find(({ id }) => id === shown);
  return (
    <>
      <ReorderList {...props} onDetails={({ id }) => setShown(id)} />
      {details && <ReorderDetails row={details} onClose={() => setShown(null)} />}
    </>
  );
}

function useReorderRows(proposals: Parameters<typeof reorderRows>[1]): readonly ReorderRow[] {
  const today = useToday();
  // Proposals that were worked out again are another list: what it holds stands for it.
  const key = proposals.map(({ id, need, onDrafts }) => `${id} ${need} ${onDrafts}`).join();
  return useQuery(
    ['product', 'supplier', 'warehouse', 'purchaseList', 'purchasePrice'],
    `${today} ${key}`,
    (model) => reorderRows(model, proposals, today),
    [],
  );
}

/** The drafts that were made; in the address, so that Back from one of them leads to the others. */
function useMadeDrafts() {
  const [{ made }, setAddress] = useAddress();
  const ids = idsIn(made);
  const orders = useRows('purchaseOrder').filter(({ id }) => ids.includes(id));
  const other = (kind: OtherDraft['kind'], rows: readonly { readonly id: string }[]): OtherDraft[] =>
    rows.flatMap(({ id }) => (ids.includes(id) ? [{ kind, id }] : []));
  return {
    drafts: orders,
    others: [...other('movement', useRows('movement')), ...other('assembly', useRows('assembly'))],
    setMade: (all: readonly string[]) => setAddress({ made: all.join(',') }),
  };
}

/** The shortfall that the address names. */
function useAsked(): AskedFor | null {
  const [{ product, warehouse, quantity }] = useAddress();
  if (product === undefined || warehouse === undefined) return null;
  const wanted = Number(quantity ?? 0);
  return { product, warehouse, quantity: Number.isSafeInteger(wanted) && wanted > 0 ? wanted : 0 };
}

interface CreateDraftsProps {
  readonly reorder: Reorder;
  readonly onCreate: (wishes: NonNullable<Reorder['wishes']>) => void;
}

function CreateDrafts({ reorder: { wishes }, onCreate }: CreateDraftsProps) {
  const { t } = useLingui();
  const lines = wishes?.length ?? 0;
  const reason = wishes === null ? t`Correct the quantities first.` : t`Tick what is to be ordered.`;
  return (
    <Button
      variant="primary"
      icon="shoppingBag"
      data-testid="create-drafts"
      disabledReason={lines === 0 ? reason : undefined}
      onClick={() => wishes && onCreate(wishes)}
    >
      {lines === 0
        ? t`Create drafts`
        : t`Create drafts of ${plural(lines, { one: '# line', other: '# lines' })}`}
    </Button>
  );
}
