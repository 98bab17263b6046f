import { useLingui } from '@lingui/react';
import { isAssembled } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { wordsOf } from '#views/words-of-kinds.ts';

/** Begins to build an assembled bundle; nothing for any other product. */
export function BuildButton({ product }: { readonly product: ProductRow }) {
  const { i18n } = useLingui();
  const paths = usePaths();
  const model = useModel();
  const refused = useRefused('assembly');
  const refusal = useCreationRefusal('assembly');
  const label = wordsOf('assembly')?.commands['build']?.label;
  if (!isAssembled(product) || !model.may('assembly.view')) return null;
  return (
    <Button
      icon="assembly"
      data-testid="build-bundle"
      to={paths.to(`/apps/inventory/assemblies/create?product=${product.id}`)}
      {...refused(refusal)}
    >
      {label && i18n._(label)}
    </Button>
  );
}
