import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { SalesOrderRow } from '#model/areas/sales/sales-order/sales-order.facts.ts';
import { documentPath } from '#views/kit/document/document-path.ts';
import { useDecider, useQuery } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Button } from '#views/ui/button.tsx';

type Next = 'own' | 'none' | { readonly kind: 'pick' | 'shipment'; readonly id: string };

/** The commands that advance an order, in the order of its chart. */
const STEPS = [
  'confirm',
  'approve',
  'withdraw',
  'accept',
  'orderPart',
  'renew',
  'release',
  'resume',
  'deliverServices',
] as const;
/** Refusals without a fault in the order: work continues in a document created from it. */
const GOES_ON = new Set([
  'notInState',
  'nothingToRelease',
  'lastUnitTaken',
  'completeOnly',
  'noServicesOpen',
]);

/**
 * The next best action of an order without a step of its own: the pick list or shipment that continues it. Undefined
 * while the order has its own step; null if there is nothing to do but wait.
 */
export function useNextDocument(row: SalesOrderRow): ReactNode | undefined {
  const { t } = useLingui();
  const paths = usePaths();
  useDecider();
  const next = useQuery<Next>(
    ['salesOrder', 'pick', 'shipment', 'reservation', 'balance'],
    row.id,
    (model) => nextOf(model, row.id),
    'own',
  );
  if (next === 'own') return undefined;
  const path = next === 'none' ? undefined : documentPath(next.kind, next.id);
  if (next === 'none' || path === undefined) return null;
  const isPick = next.kind === 'pick';
  return (
    <Button variant="primary" icon={isPick ? 'scan' : 'truck'} to={paths.to(path)}>
      {isPick ? t`Open the pick list` : t`Open the shipment`}
    </Button>
  );
}

function nextOf(model: CompanyModel, order: string): Next {
  const { view } = model.replica;
  const verdicts = STEPS.map((type) => model.replica.consider({ kind: 'salesOrder', document: order, type }));
  if (verdicts.some((refusal) => refusal === null || !GOES_ON.has(refusal.code))) return 'own';
  const [shipment] = view.by('shipment', 'open', order);
  if (shipment && model.may('shipment.view')) return { kind: 'shipment', id: shipment.id };
  const [pick] = view.by('pick', 'open', order);
  return pick && model.may('pick.view') ? { kind: 'pick', id: pick.id } : 'none';
}
