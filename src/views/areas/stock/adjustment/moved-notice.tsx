import { useLingui } from '@lingui/react/macro';
import type { AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { isUnposted } from '#model/areas/stock/adjustment/adjustment.kind.ts';
import { effectsOf, movedSince, type Effect } from '#model/areas/stock/adjustment/adjustment.lines.ts';
import { promisesBroken } from '#model/areas/stock/adjustment/adjustment.stock.ts';
import { LostPromises, useLostPromises } from '#views/kit/document/lost-promises.tsx';
import { useQuery } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Notice } from '#views/ui/notice.tsx';

interface NoticeProps {
  readonly row: AdjustmentRow;
}

/** What has to be known before it is posted: stock that has moved since, and orders that would lose goods. [AD5] [AD6] */
export function BeforePosting({ row }: NoticeProps) {
  if (!isUnposted(row)) return null;
  return (
    <>
      <MovedSince row={row} />
      <Promises row={row} />
    </>
  );
}

const none: readonly Effect[] = [];

function MovedSince({ row }: NoticeProps) {
  const { t } = useLingui();
  const sayLine = useMovedLine();
  const moved = useQuery(
    ['balance', 'valuation'],
    `${row.id} ${row.version}`,
    (model) =>
      row.mode === 'value' && !model.may('product.viewCost')
        ? none
        : movedSince(effectsOf(model.replica.view, row)),
    none,
  );
  if (moved.length === 0) return null;
  return (
    <Notice tone="warning" title={t`Stock has moved since this was written`}>
      <ul data-testid="moved-since">
        {moved.map((effect) => (
          <li key={effect.line.id}>{sayLine(effect)}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** What a line does to the stock by now: what was counted stands, and so does a change. */
function useMovedLine(): (effect: Effect) => string {
  const { t } = useLingui();
  const words = useLineWords();
  const placeName = usePlaceName();
  return ({ line, before, change, after }) => {
    const say = (thousandths: number): string => words.quantity(line, thousandths);
    const name = [words.sku(line), line.location === null ? '' : placeName(line.location)]
      .filter(Boolean)
      .join(' · ');
    const [was, is] = [say(line.before), say(before)];
    const signed = change > 0 ? `+${say(change)}` : say(change);
    const result = say(after);
    return line.how === 'to'
      ? t`${name}: ${was} then, ${is} now. It stays at ${result}, so the change becomes ${signed}.`
      : t`${name}: ${was} then, ${is} now. The change stays ${signed}, so it becomes ${result}.`;
  };
}

function Promises({ row }: NoticeProps) {
  const lost = useLostPromises()((view) => promisesBroken(view, row, effectsOf(view, row)));
  return lost.length > 0 ? <LostPromises lost={lost} /> : null;
}
