import { useLingui } from '@lingui/react/macro';
import type { PurchaseOrderRow } from '#model/areas/purchasing/purchase-order/purchase-order.facts.ts';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { useReceiveOrder } from './use-receive-order.ts';

interface ReceiveButtonProps {
  readonly order: PurchaseOrderRow;
  readonly variant?: 'primary' | 'secondary';
  readonly size?: 'md' | 'sm';
}

/** Starts a receipt for an order's goods, or continues the one being counted. */
export function ReceiveButton({ order, variant = 'primary', size = 'md' }: ReceiveButtonProps) {
  const { t } = useLingui();
  const { refusal, open, receive } = useReceiveOrder();
  const refused = useRefused('goodsReceipt');
  const goesOn = open(order.id) !== undefined;
  return (
    <Button
      variant={variant}
      size={size}
      icon="packageImport"
      data-testid="receive-goods"
      {...(goesOn ? undefined : refused(refusal))}
      onClick={() => receive(order)}
    >
      {goesOn ? t`Continue receiving` : t`Receive goods`}
    </Button>
  );
}
