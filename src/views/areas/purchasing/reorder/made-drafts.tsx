import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useDecider, useModel, useQuery } from '#views/kit/document/model-context.tsx';
import { DocumentLink } from '#views/kit/document/document-link.tsx';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { StateBadges } from '#views/kit/document/state-badges.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useVerdict } from '#views/kit/document/use-verdict.ts';
import { Button } from '#views/ui/button.tsx';
import { Panel } from '#views/ui/panel.tsx';
import { UiLink } from '#views/ui/ui-link.tsx';
import { purchaseOrderWords } from '../purchase-order/purchase-order.look.ts';

/** Places all drafts that may be placed, in one press; the others say why not. [PO35] */
export function PlaceDrafts({ drafts }: { readonly drafts: readonly PurchaseOrderRow[] }) {
  const { t } = useLingui();
  const propose = usePropose();
  useDecider();
  const placeable = useQuery<readonly string[]>(
    ['purchaseOrder', 'supplier', 'warehouse', 'product'],
    drafts.map(({ id }) => id).join(' '),
    ({ replica }) =>
      drafts.flatMap(({ id }) =>
        replica.consider({ kind: 'purchaseOrder', document: id, type: 'place' }) ? [] : [id],
      ),
    [],
  );
  const place = (): void => {
    for (const document of placeable) propose({ kind: 'purchaseOrder', document, type: 'place', data: {} });
  };
  if (placeable.length === 0) return null;
  return (
    <Button variant="primary" icon="send" data-testid="place-all" onClick={place}>
      {t`Place ${plural(placeable.length, { one: '# order', other: '# orders' })}`}
    </Button>
  );
}

interface MadeDraftsProps {
  readonly drafts: readonly PurchaseOrderRow[];
  readonly others: readonly OtherDraft[];
}

/** A transfer or a build that was drafted. */
export interface OtherDraft {
  readonly kind: 'movement' | 'assembly';
  readonly id: string;
}

/** The way to each draft, and what has become of it. */
export function MadeDrafts({ drafts, others }: MadeDraftsProps) {
  const { t } = useLingui();
  return (
    <Panel title={t`Drafts to check and place`}>
      <ul className="ui-stack">
        {drafts.map((row) => (
          <MadeDraft key={row.id} row={row} />
        ))}
        {others.map(({ kind, id }) => (
          <li key={id}>
            <DocumentLink kind={kind} id={id} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function MadeDraft({ row }: { readonly row: PurchaseOrderRow }) {
  const { t } = useLingui();
  const paths = usePaths();
  const sentence = useRefusalSentence();
  const { view } = useModel().replica;
  const refusal = useVerdict('purchaseOrder', row.id, 'place', ['supplier', 'product']);
  const { id, supplier, warehouse, lines, state } = row;
  const name = [view.get('supplier', supplier ?? '')?.name, view.get('warehouse', warehouse)?.name].join(
    ', ',
  );
  return (
    <li>
      <UiLink to={paths.to(`/apps/purchasing/orders/${id}`)}>{name}</UiLink>{' '}
      <span className="ui-soft">{t`${plural(lines.length, { one: '# line', other: '# lines' })}`}</span>{' '}
      <StateBadges words={purchaseOrderWords} state={state} />
      {refusal && refusal.code !== 'notInState' && <p className="ui-soft">{sentence(refusal)}</p>}
    </li>
  );
}
