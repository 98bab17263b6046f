import { isAssembled } from '#model/areas/products/product/product.bundle.ts';
import type { ProductRow } from '#model/areas/products/product/product.facts.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useCreationRefusal } from '#views/kit/document/creation-refusal.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useRefused } from '#views/kit/document/use-refused.ts';
import { Button } from '#views/ui/button.tsx';
import { newAssemblyPath } from './assembly-paths.ts';
import { useBuildLabel } from './build-label.ts';

/** Begins to build an assembled bundle; nothing for any other product. */
export function BuildButton({ product }: { readonly product: ProductRow }) {
  const paths = usePaths();
  const model = useModel();
  const refused = useRefused('assembly');
  const refusal = useCreationRefusal('assembly');
  const label = useBuildLabel('build');
  if (!isAssembled(product) || !model.may('assembly.view')) return null;
  return (
    <Button
      icon="assembly"
      data-testid="build-bundle"
      to={paths.to(newAssemblyPath(product.id))}
      {...refused(refusal)}
    >
      {label}
    </Button>
  );
}
