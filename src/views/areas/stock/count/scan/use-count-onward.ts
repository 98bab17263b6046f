import { useLingui } from '@lingui/react/macro';
import type { CountEntries, CountLine, CountRow } from '#model/areas/stock/count/count.facts.ts';
import { isToCount } from '#model/areas/stock/count/count.kind.ts';
import { foundOn } from '#model/areas/stock/count/count.lines.ts';
import type { Reader } from '#model/engine/reader.ts';
import type { Conflict } from '#model/engine/replica.ts';
import { lotByCode } from '#model/areas/stock/lot/lot.kind.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePersonName } from '#views/kit/document/person-name.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { WayOn } from '#views/kit/scan-mode/scan-message.ts';
import type { Onward } from '#views/kit/scan-mode/unsent-notes.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** What can be said of a refused command of a count, and the ways on. [CNS28] [SCN34] */
export function useCountOnward(row: CountRow): (conflict: Conflict) => Onward {
  const countedTwice = useCountedTwice(row);
  const leftBehind = useLeftBehind(row);
  return (conflict) => (conflict.command.type === 'start' ? leftBehind : countedTwice(conflict));
}

/** Where two have counted the same goods: both figures, and the way to count them again. */
function useCountedTwice({ id, lines }: CountRow): (conflict: Conflict) => Onward {
  const { t } = useLingui();
  const { replica } = useModel();
  const format = useFormat();
  const personName = usePersonName();
  const propose = usePropose();
  return ({ command: { type, data } }) => {
    if (type !== 'count') return {};
    const { entries = [] } = data as Partial<CountEntries>; // what the command carries
    const [mine] = entries;
    const line = mine && lines.find((one) => isOn(replica.view, one, mine));
    const theirs = line && foundOn(line);
    const by = line?.entries[0]?.by;
    if (!theirs || by === undefined) return {};
    const own = format.quantity(mine.quantity);
    const other = format.quantity(theirs.quantity);
    const person = personName(by);
    const mayRecount = replica.consider({ kind: 'count', document: id, type: 'recount' }) === null;
    const onPress = (): void =>
      void propose({ kind: 'count', document: id, type: 'recount', data: { lines: [line.id] } });
    const recount: WayOn = { id: 'recount', icon: 'refresh', label: t`Count it again`, onPress };
    return { said: t`You counted ${own}, ${person} ${other}`, ways: mayRecount ? [recount] : [] };
  };
}

const isOn = (
  view: Reader,
  line: CountLine,
  { location, product, lot }: CountEntries['entries'][number],
): boolean =>
  line.location === location &&
  line.product === product &&
  line.lot === (lot === undefined ? undefined : lotByCode(view, product, lot)?.id);

/** A count that could not start after all is planned, and nobody asked for that. */
function useLeftBehind(row: CountRow): Onward {
  const { t } = useLingui();
  const paths = usePaths();
  const propose = usePropose();
  if (row.startedAt !== null || !isToCount(row)) return {};
  const title = row.number ?? t`Count`;
  const onPress = (): void => {
    const refusal = propose({ kind: 'count', document: row.id, type: 'cancel', data: { reason: 'other' } });
    if (refusal === null) paths.go('/apps/inventory/counting');
  };
  return {
    said: t`Left behind: ${title}`,
    ways: [{ id: 'remove-left', icon: 'trash', label: t`Remove it`, onPress }],
  };
}
