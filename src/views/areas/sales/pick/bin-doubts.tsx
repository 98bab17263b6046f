import { Trans } from '@lingui/react/macro';
import type { CompanyModel } from '#model/engine/company-model.ts';
import type { PickRowLine } from '#model/areas/sales/pick/pick.facts.ts';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { Icon } from '#views/ui/icon.tsx';

/** Codes of the bins where stock of the line's product is doubted: this one, and others that are not gone to. */
function doubtsOf({ replica: { view } }: CompanyModel, { product, location }: PickRowLine) {
  const bins = view
    .by('balance', 'product', product)
    .filter(({ doubted }) => doubted !== undefined)
    .flatMap((balance) => view.get('location', balance.location) ?? []);
  return {
    isHere: bins.some(({ id }) => id === location),
    others: bins.filter(({ id }) => id !== location).map(({ code }) => code),
  };
}

/** Why the goods are not fetched from another bin, and that some were missing in this one. [ST12] */
export function BinDoubts({ line }: { readonly line: PickRowLine }) {
  const none = { isHere: false, others: [] };
  const key = `${line.product} ${line.location}`;
  const { isHere, others } = useQuery(['balance', 'location'], key, (model) => doubtsOf(model, line), none);
  if (!isHere && others.length === 0) return null;
  const codes = others.join(', ');
  return (
    <p className="scan-problem" data-tone="warning" data-testid="bin-doubts">
      <Icon name="alert" size={18} />
      <span>
        {isHere && <Trans>Some of it was missing here, and nobody has looked since.</Trans>}{' '}
        {others.length > 0 && <Trans>Not from {codes}: some was missing there.</Trans>}
      </span>
    </p>
  );
}
