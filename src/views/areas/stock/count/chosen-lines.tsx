import './count.css';
import { useLingui } from '@lingui/react/macro';
import type { CountLine } from '#model/areas/stock/count/count.facts.ts';
import { foundOn, standingOf } from '#model/areas/stock/count/count.lines.ts';
import { SEE_EXPECTED } from '#model/areas/stock/count/count.kind.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePlaceName } from '#views/kit/document/place-name.ts';
import { useLotWords } from '#views/kit/stock/lot-words.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Checkbox } from '#views/ui/checkbox.tsx';
import { Notice } from '#views/ui/notice.tsx';

interface ChosenLinesProps {
  readonly lines: readonly CountLine[];
  readonly chosen: readonly string[];
  readonly onChange: (ids: readonly string[]) => void;
  readonly isMissing: boolean;
}

/** Lines to tick, each with what was found, and the difference for those who may see it. */
export function ChosenLines({ lines, chosen, onChange, isMissing }: ChosenLinesProps) {
  const { t } = useLingui();
  const nameOf = useLineName();
  const set = (id: string, isIn: boolean): void =>
    onChange(isIn ? [...chosen, id] : chosen.filter((one) => one !== id));
  return (
    <fieldset className="count-chosen" data-testid="chosen-lines">
      <legend>{t`Lines`}</legend>
      {isMissing && <Notice tone="danger">{t`Choose at least one line.`}</Notice>}
      {lines.map((line) => (
        <Checkbox
          key={line.id}
          label={nameOf(line)}
          checked={chosen.includes(line.id)}
          onChange={(isIn) => set(line.id, isIn)}
        />
      ))}
    </fieldset>
  );
}

/** A line in one sentence: `3 · A-01 · BOLT: 7 pcs, −3 pcs`. */
function useLineName(): (line: CountLine) => string {
  const model = useModel();
  const placeName = usePlaceName();
  const { sku, quantity } = useLineWords();
  const { number } = useLotWords();
  const sees = model.may(SEE_EXPECTED);
  return (line) => {
    const found = foundOn(line);
    const standing = sees ? standingOf(model.replica.view, line) : null;
    const what = [line.id, placeName(line.location), sku(line), number(line)].filter((text) => text !== '');
    const told = found ? [quantity(line, found.quantity)] : [];
    const sign = standing && standing.variance > 0 ? '+' : '';
    const differs =
      standing && standing.variance !== 0 ? [`${sign}${quantity(line, standing.variance)}`] : [];
    return `${what.join(' · ')}: ${[...told, ...differs].join(', ')}`;
  };
}
