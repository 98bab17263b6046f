import './movement-scan.css';
import { useLingui } from '@lingui/react/macro';
import type { Lying } from '#model/areas/stock/movement/movement.clearing.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { useStays } from './use-stays.ts';

/** What lies in a place: how much of it goes, and what holds the rest. */
export function LyingHere({ lying }: { readonly lying: readonly Lying[] }) {
  const { t } = useLingui();
  return (
    <ul className="scan-lying" aria-label={t`What lies here`}>
      {lying.map((one) => (
        <Here key={`${one.product} ${one.lot ?? ''}`} one={one} />
      ))}
    </ul>
  );
}

function Here({ one }: { readonly one: Lying }) {
  const words = useLineWords();
  const lots = useLotWords();
  const stays = useStays()(one);
  return (
    <li data-stuck={one.free === 0}>
      <strong className="ui-truncate">{words.sku(one)}</strong>
      <span className="ui-number">{words.quantity(one, one.free)}</span>
      {one.lot !== undefined && <small className="ui-truncate">{lots.number(one)}</small>}
      {stays !== '' && <small data-tone="warning">{stays}</small>}
    </li>
  );
}
