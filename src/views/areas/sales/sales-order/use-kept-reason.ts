import { useLingui } from '@lingui/react/macro';

/** Why a field of an order cannot be changed while the order is amended; undefined where it can. [SO11] */
export function useKeptReason(amending: boolean): string | undefined {
  const { t } = useLingui();
  return amending ? t`Stays as it was confirmed.` : undefined;
}
