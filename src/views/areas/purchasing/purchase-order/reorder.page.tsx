import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useAddress } from '#views/navigation/use-address.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useQuery, useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { idsIn } from '#views/kit/list/address-values.ts';
import { Button } from '#views/ui/button.tsx';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { FocusWithin } from '#views/ui/focus-within.tsx';
import { PageHeader } from '#views/ui/page-header.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { purchaseOrderWords } from './purchase-order.look.ts';
import { MadeDrafts, PlaceDrafts } from './made-drafts.tsx';
import { byOrder, OrderGroup } from './reorder-groups.tsx';
import { reorderProposals, type AskedFor, type Proposal } from './reorder-proposals.ts';
import { useDraftOrders } from './use-draft-orders.ts';
import { useReorder, type Reorder } from './use-reorder.ts';

const tables = [
  'product',
  'availability',
  'balance',
  'supplier',
  'warehouse',
  'purchaseOrder',
  'purchaseList',
  'purchasePrice',
] as const;

/** What is to be ordered: ticked lines become draft orders by supplier and warehouse. [PO17] [PO18] */
export function ReorderPage() {
  const { t, i18n } = useLingui();
  const paths = usePaths();
  const asked = useAsked();
  const today = useToday();
  const proposals = useQuery<readonly Proposal[]>(
    tables,
    JSON.stringify([asked, today]),
    (model) => reorderProposals(model, asked, today),
    [],
  );
  const reorder = useReorder(proposals, asked);
  const makeDrafts = useDraftOrders();
  const { drafts, setMade } = useMadeDrafts();
  const isMade = drafts.length > 0;
  return (
    <>
      <PageHeader
        title={t`Reorder`}
        back={{ label: i18n._(purchaseOrderWords.many), to: paths.to('/apps/purchasing/orders') }}
        primary={
          isMade ? (
            <PlaceDrafts drafts={drafts} />
          ) : (
            <CreateDrafts reorder={reorder} onCreate={(wishes) => setMade(makeDrafts(wishes))} />
          )
        }
      />
      {isMade ? (
        <FocusWithin>
          <MadeDrafts drafts={drafts} />
        </FocusWithin>
      ) : (
        <Proposals proposals={proposals} reorder={reorder} />
      )}
    </>
  );
}

/** The drafts that were made; in the address, so that Back from one of them leads to the others. */
function useMadeDrafts() {
  const [{ made }, setAddress] = useAddress();
  const orders = useRows('purchaseOrder');
  return {
    drafts: orders.filter(({ id }) => idsIn(made).includes(id)),
    setMade: (ids: readonly string[]) => setAddress({ made: ids.join(',') }),
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
      disabledReason={lines === 0 ? reason : undefined}
      onClick={() => wishes && onCreate(wishes)}
    >
      {lines === 0
        ? t`Create drafts`
        : t`Create drafts of ${plural(lines, { one: '# line', other: '# lines' })}`}
    </Button>
  );
}

interface ProposalsProps {
  readonly proposals: readonly Proposal[];
  readonly reorder: Reorder;
}

function Proposals({ proposals, reorder }: ProposalsProps) {
  const { t } = useLingui();
  const ticked = proposals.filter(reorder.isTicked).length;
  const tickable = proposals.filter(({ offers }) => offers.length > 0).length;
  if (proposals.length === 0)
    return (
      <Panel>
        <EmptyState icon="circleCheck" title={t`Nothing to reorder`}>
          <Trans>
            No product is below its reorder point, and nothing is promised beyond stock and supply.
          </Trans>
        </EmptyState>
      </Panel>
    );
  return (
    <div className="ui-stack">
      <Checkbox
        label={t`All with a supplier`}
        checked={tickable > 0 && ticked === tickable}
        mixed={ticked > 0 && ticked < tickable}
        onChange={reorder.tickAll}
      />
      {byOrder(proposals, reorder).map(({ id, ...group }) => (
        <OrderGroup key={id} {...group} reorder={reorder} />
      ))}
    </div>
  );
}
