import { useRows } from '#views/kit/document/model-context.tsx';
import { useProductName } from '#views/kit/document/product-name.ts';

/** An account by its number and its name: `3001 Sales in Sweden, 25 % VAT`; empty where it is not held here. */
export function useAccountName(): (id: string) => string {
  const nameOf = useProductName();
  const accounts = useRows('account');
  return (id) => {
    const row = accounts.find((account) => account.id === id);
    return row ? `${row.number} ${nameOf(row)}` : '';
  };
}
