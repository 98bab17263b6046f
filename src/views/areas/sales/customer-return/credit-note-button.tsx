import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';

/** Leads from a return whose goods were invoiced to its credit note. [BIL13] */
export function CreditNoteButton({ onPress }: { readonly onPress: () => void }) {
  const { t } = useLingui();
  return (
    <Button variant="primary" icon="receiptRefund" data-testid="credit-note" onClick={onPress}>
      {t`Credit note`}
    </Button>
  );
}
