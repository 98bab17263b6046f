import './variants.css';
import type { ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import type { InheritedField } from '#model/areas/products/product/inherited-fields.ts';
import { useRow } from '#views/kit/document/model-context.tsx';
import { Badge } from '#views/ui/badge.tsx';

interface MarkProps {
  readonly row: ProductRow;
  readonly field: InheritedField;
}

/** Marks what a variant takes from its parent; nothing where it does not. [PR24] */
export function InheritedBadge({ row, field }: MarkProps) {
  const { t } = useLingui();
  const parent = useRow('product', row.variantOf ?? null);
  const isInherited = parent !== undefined && (row.inherits ?? []).includes(field);
  return isInherited ? <Badge icon="layers">{t`as ${parent.sku}`}</Badge> : null;
}

/** A value of a variant with its mark. */
export function WithMark({ children, ...mark }: MarkProps & { readonly children: ReactNode }) {
  return (
    <span className="variant-inherited">
      {children}
      <InheritedBadge {...mark} />
    </span>
  );
}
