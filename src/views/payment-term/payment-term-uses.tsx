import { Trans, useLingui } from '@lingui/react/macro';
import { isArchived } from '#model/engine/archived.ts';
import { follows } from '#model/party-category/party-terms.ts';
import { termsToday } from '#model/payment-term/term-of.ts';
import type { CustomerRow } from '#model/customer/customer.facts.ts';
import type { CustomerCategoryRow } from '#model/customer-category/customer-category.facts.ts';
import type { SupplierRow } from '#model/supplier/supplier.facts.ts';
import type { SupplierCategoryRow } from '#model/supplier-category/supplier-category.facts.ts';
import { usePaths } from '../app/use-paths.ts';
import { documentPath } from '../document/document-path.ts';
import { useRows } from '../document/model-context.tsx';
import { UiLink } from '../ui/ui-link.tsx';
import { useFormat } from '../ui/use-format.ts';

/** How many of a kind are named. */
const NAMED = 12;

const kinds = ['customer', 'supplier', 'customerCategory', 'supplierCategory'] as const;
type User = (typeof kinds)[number];
interface Use {
  readonly kind: User;
  readonly id: string;
  readonly name: string;
}

/** Who uses a payment term, with links: parties with terms of their own, and categories that pass it on. [PT10] */
export function PaymentTermUses({ term }: { readonly term: string }) {
  const { t } = useLingui();
  const uses = useUses(term);
  const labels: Readonly<Record<User, string>> = {
    customer: t`Customers`,
    supplier: t`Suppliers`,
    customerCategory: t`Customer categories`,
    supplierCategory: t`Supplier categories`,
  };
  return (
    <section>
      <h3 className="ui-heading">
        <Trans>Used by</Trans>
      </h3>
      {uses.length === 0 && (
        <p className="ui-soft">
          <Trans>Nobody uses it.</Trans>
        </p>
      )}
      {kinds.map((kind) => (
        <UsesOf key={kind} label={labels[kind]} uses={uses.filter((one) => one.kind === kind)} />
      ))}
    </section>
  );
}

function UsesOf({ label, uses }: { readonly label: string; readonly uses: readonly Use[] }) {
  const format = useFormat();
  const paths = usePaths();
  const rest = format.count(uses.length - NAMED);
  if (uses.length === 0) return null;
  return (
    <p>
      <strong>
        {label} ({format.count(uses.length)})
      </strong>
      {': '}
      {uses.slice(0, NAMED).map(({ kind, id, name }, index) => (
        <span key={id}>
          {index > 0 && ', '}
          <UiLink to={paths.to(documentPath(kind, id) ?? '')}>{name}</UiLink>
        </span>
      ))}
      {uses.length > NAMED && (
        <>
          {' '}
          <Trans>and {rest} more</Trans>
        </>
      )}
    </p>
  );
}

function useUses(term: string): readonly Use[] {
  const { i18n } = useLingui();
  const customers = useRows('customer').filter((row) => pays(row, term));
  const suppliers = useRows('supplier').filter((row) => pays(row, term));
  const customerCategories = useRows('customerCategory').filter((row) => passesOn(row, term));
  const supplierCategories = useRows('supplierCategory').filter((row) => passesOn(row, term));
  const of =
    (kind: User) =>
    ({ id, name }: { readonly id: string; readonly name: string }): Use => ({ kind, id, name });
  return [
    ...customers.map(of('customer')),
    ...suppliers.map(of('supplier')),
    ...customerCategories.map(of('customerCategory')),
    ...supplierCategories.map(of('supplierCategory')),
  ].toSorted((a, b) => a.name.localeCompare(b.name, i18n.locale));
}

const pays = (row: CustomerRow | SupplierRow, term: string): boolean =>
  !isArchived(row) && !follows(row, 'terms') && termsToday(row.terms) === term;

const passesOn = (row: CustomerCategoryRow | SupplierCategoryRow, term: string): boolean =>
  !isArchived(row) && row.defaults.terms !== null && termsToday(row.defaults.terms) === term;
