import { useLingui } from '@lingui/react/macro';
import type { Rows } from '#model/engine/rows.ts';
import type {
  PartyCategoryForm,
  PartyCategoryRow,
  PartyKind,
} from '#model/areas/setup/party-category/party-category.ts';
import { touchedBy } from '#model/areas/setup/party-category/touched-terms.ts';
import { isUnplaced } from '#model/areas/purchasing/purchase-order/purchase-order.kind.ts';
import { isUnconfirmed } from '#model/areas/sales/sales-order/sales-order.kind.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useCompanyTerms } from './use-company-terms.ts';
import { usePartyCategories } from './use-party-categories.ts';

interface TouchedNoticeProps {
  readonly party: PartyKind;
  readonly row: PartyCategoryRow;
  readonly form: PartyCategoryForm;
}

/** Before a changed default is saved: whom it touches, and which orders that are not confirmed. [PC3] */
export function TouchedNotice({ party, row, form }: TouchedNoticeProps) {
  const { t } = useLingui();
  const format = useFormat();
  const { get } = usePartyCategories(party);
  const company = useCompanyTerms();
  const parties: readonly Rows[PartyKind][] = useRows(party);
  const drafts = useDrafts(party);
  const touched = touchedBy({ party, parties, get, company, row, form });
  if (touched.length === 0) return null;
  const ids = new Set(touched.map(({ id }) => id));
  const count = format.count(touched.length);
  const orders = format.count(drafts.filter((of) => of !== null && ids.has(of)).length);
  const title =
    party === 'customer' ? t`Customers that follow this: ${count}` : t`Suppliers that follow this: ${count}`;
  return (
    <Notice tone="warning" title={title}>
      {t`Draft orders of theirs: ${orders}. Confirmed orders keep what they were confirmed with.`}
    </Notice>
  );
}

/** Of each order that is a draft: whose it is. */
function useDrafts(party: PartyKind): readonly (string | null)[] {
  const sales = useRows('salesOrder');
  const purchases = useRows('purchaseOrder');
  return party === 'customer'
    ? sales.filter(isUnconfirmed).map(({ customer }) => customer)
    : purchases.filter(isUnplaced).map(({ supplier }) => supplier);
}
