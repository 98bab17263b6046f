import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { clearingForm, type Goods } from '#model/areas/stock/movement/movement.clearing.ts';
import type { MovementRow } from '#model/areas/stock/movement/movement.facts.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useRefusalSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonChoices } from '#views/kit/document/use-reasons.ts';
import type { Say } from '#views/kit/scan-mode/scan-message.ts';
import { useLateRefusals } from '#views/kit/scan-mode/use-late-refusals.ts';

/** Goods that go from a place to another at once; quantities in thousandths. */
export interface Move {
  readonly from: string;
  readonly to: string;
  readonly goods: readonly (Goods & { readonly quantity: number })[];
}

/** Gives a command of a movement; where it is refused later, that is said. Returns why it is refused at once. */
function useGiving(say: Say): (document: string, type: string, data: object) => Refusal | null {
  const propose = usePropose();
  const noteGiven = useLateRefusals(say);
  return (document, type, data) => {
    const refusal = propose({ kind: 'movement', document, type, data }, { quiet: true });
    if (refusal === null) noteGiven({ kind: 'movement', document });
    return refusal;
  };
}

/** Moves goods at once, by a movement that is created, reserved and done: the commands wait in order where there is no connection. */
export function useMoveNow(say: Say): (move: Move) => Refusal | null {
  const model = useModel();
  const giving = useGiving(say);
  return (move) => {
    const document = model.newId();
    const give = (type: string, data: object): Refusal | null => giving(document, type, data);
    const form = clearingForm(model.replica.view, move, () => model.newId());
    const refusal = give('create', form);
    if (refusal) return refusal;
    const later = give('reserve', {}) ?? give('move', {});
    // Nothing is left behind that nobody asked for.
    if (later) give('cancel', { reason: 'other' });
    return later;
  };
}

/** Undoes a movement that is done: reverses it, or moves its goods back where one may not reverse. [MVS4] */
export function useUndoMove(say: Say): (row: MovementRow) => void {
  const { t } = useLingui();
  const model = useModel();
  const give = useGiving(say);
  const moveNow = useMoveNow(say);
  const sentence = useRefusalSentence();
  const placeName = usePlaceName();
  const reasons = useReasonChoices('reverse').map(({ value }) => value);
  const reason = reasons.find((one) => one === 'enteredByMistake') ?? reasons[0] ?? 'other';
  return (row) => {
    const refusal = model.may('movement.reverse')
      ? give(row.id, 'reverse', { reason })
      : firstOf(movesBack(row), moveNow);
    const places = [...new Set(row.lines.map(({ from }) => placeName(from)))].join(', ');
    if (refusal) say('wrong', sentence(refusal));
    else say('right', t`Back in ${places}`);
  };
}

/** The moves that bring everything back, by the way it went. */
function movesBack({ arrivals, lines }: MovementRow): readonly Move[] {
  const ways = new Map<string, Move>();
  for (const { line: id, quantity, to: from } of arrivals) {
    const line = lines.find((one) => one.id === id);
    if (!line) continue;
    const { product, lot, from: to } = line;
    const key = `${from} ${to}`;
    const goods = [...(ways.get(key)?.goods ?? []), { product, lot, quantity }];
    ways.set(key, { from, to, goods });
  }
  return [...ways.values()];
}

/** The first refusal: what follows it is not tried. */
function firstOf(moves: readonly Move[], give: (move: Move) => Refusal | null): Refusal | null {
  for (const move of moves) {
    const refusal = give(move);
    if (refusal) return refusal;
  }
  return null;
}
