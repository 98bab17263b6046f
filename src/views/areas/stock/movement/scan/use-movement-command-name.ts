import { useLingui } from '@lingui/react';
import type { MovementForm, MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { movementWords } from '../movement.look.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import type { NameOfCommand } from '#views/kit/scan-mode/unsent-notes.tsx';
import { useFormat } from '#views/ui/use-format.ts';

/** What commands of a movement say of goods and places. */
interface Told extends Partial<Pick<MovementForm, 'lines'>> {
  readonly line?: string;
  readonly quantity?: number;
  readonly to?: string;
}

/** Names a command of a movement: what was to be done, the item, the places and the figure. [MVS8] */
export function useMovementCommandName(): NameOfCommand {
  const { i18n } = useLingui();
  const format = useFormat();
  const words = useLineWords();
  const placeName = usePlaceName();
  const { replica } = useModel();
  return ({ type, document, data }) => {
    const told = data as Told; // what our own commands carry
    const row: Pick<MovementRow, 'lines'> | undefined = replica.view.get('movement', document);
    const [part = told] = told.lines ?? [];
    const id = 'line' in part ? part.line : undefined;
    const line = row?.lines.find((one) => one.id === id) ?? told.lines?.[0] ?? row?.lines[0];
    const label = movementWords.commands[type]?.label;
    const to = part.to ?? line?.to;
    const parts = [
      label ? i18n._(label) : type,
      line && 'product' in line ? words.sku(line) : '',
      line && 'from' in line ? placeName(line.from) : '',
      to ? placeName(to) : '',
      part.quantity === undefined ? '' : format.quantity(part.quantity),
    ];
    return parts.filter((each) => each !== '').join(' · ');
  };
}
