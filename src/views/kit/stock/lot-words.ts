import { useLingui } from '@lingui/react/macro';
import { useModel } from '#views/kit/document/model-context.tsx';
import { useFormat } from '#views/ui/use-format.ts';

interface OfLot {
  readonly lot?: string | undefined;
}

/** How rows that may be of a lot or serial number name it; empty where they are of none. */
export function useLotWords() {
  const { t } = useLingui();
  const { view } = useModel().replica;
  const format = useFormat();
  const rowOf = ({ lot }: OfLot) => (lot === undefined ? undefined : view.get('lot', lot));
  const number = (of: OfLot): string => rowOf(of)?.code ?? '';
  const expires = (of: OfLot): string => {
    const day = rowOf(of)?.expiresOn ?? null;
    return day === null ? '' : format.date(day);
  };
  return {
    number,
    expires,
    /** Both, in one text. */
    full: (of: OfLot): string => {
      const day = expires(of);
      return day === '' ? number(of) : t`${number(of)}, expires ${day}`;
    },
  };
}
