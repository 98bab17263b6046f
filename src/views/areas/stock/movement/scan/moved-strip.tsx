import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { movedBy } from '#model/areas/stock/movement/movement.clearing.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { dayIn } from '#model/values/moments.ts';
import { useModel, useRows } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { ScanStrip, type LastScan } from '#views/kit/scan-mode/scan-strip.tsx';
import { useFormat } from '#views/ui/use-format.ts';
import { useUndoMove } from './use-clearing.ts';

/** What this person moved today, each with an undo; it is kept with the movements, so it survives a reload. [MVS4] */
export function MovedStrip({ say }: { readonly say: Say }) {
  const { user } = useModel();
  const { timeZone } = useCompany();
  const today = useToday();
  const told = useTold(say);
  const moved = movedBy(useRows('movement'), user).filter(
    ({ endedAt }) => endedAt !== null && dayIn(endedAt, timeZone) === today,
  );
  return <ScanStrip scans={moved.slice(0, MOST).map(told)} />;
}

/** The strip shows no more. */
const MOST = 4;

function useTold(say: Say): (row: MovementRow) => LastScan {
  const { t } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const placeName = usePlaceName();
  const undo = useUndoMove(say);
  const listed = (places: readonly string[]): string => [...new Set(places)].map(placeName).join(', ');
  return (row) => {
    const moved = row.lines.filter(({ received }) => received > 0);
    const [first, ...others] = moved;
    const count = moved.length;
    const what =
      first && others.length === 0
        ? words.sku(first)
        : t`${plural(count, { one: '# item', other: '# items' })}`;
    const where = `${listed(moved.map(({ from }) => from))} → ${listed(row.arrivals.map(({ to }) => to))}`;
    return {
      id: row.id,
      figure: format.quantity(moved.reduce((sum, { received }) => sum + received, 0)),
      what,
      where,
      undo: { label: t`Undo ${what} ${where}`, onPress: () => undo(row) },
    };
  };
}
