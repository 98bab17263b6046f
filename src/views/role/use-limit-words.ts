import { useLingui } from '@lingui/react/macro';
import type { Limited } from '#model/role/role.limits.ts';

/** What each limit of a role is for. */
export function useLimitWords(): Readonly<Record<Limited, string>> {
  const { t } = useLingui();
  return {
    purchaseOrder: t`Places purchase orders up to`,
    count: t`Settles counts that differ by up to`,
  };
}
