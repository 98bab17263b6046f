import { useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import type { WayOn } from '#views/kit/scan-mode/scan-message.ts';

/** Goods of another lot than the one on the list. */
export interface OtherLotFound {
  readonly line: string;
  /** Thousandths. */
  readonly quantity: number;
  readonly lot: string;
}

/** The lot that was refused and is to be taken all the same, once its reason is given; while it asks, nothing is scanned. */
export interface OtherLot {
  readonly found: OtherLotFound | null;
  readonly onClose: () => void;
  readonly onReason: (reason: string) => void;
}

interface OtherLotTaking extends OtherLot {
  /** The way on from a scan that was wrong for its lot alone, for those who may take it. */
  readonly offer: (refusal: Refusal, line: string, quantity: number) => readonly WayOn[];
}

/** Offers to take the lot that was refused. */
export function useOtherLot(onTake: (found: OtherLotFound, reason: string) => void): OtherLotTaking {
  const { t } = useLingui();
  const model = useModel();
  const [found, ask] = useState<OtherLotFound | null>(null);
  const onClose = (): void => ask(null);
  return {
    found,
    onClose,
    onReason: (reason) => {
      if (found) onTake(found, reason);
      onClose();
    },
    offer: ({ code, params }, line, quantity) => {
      const lot = params?.['scanned'];
      if (code !== 'wrongLot' || typeof lot !== 'string' || !model.may('pick.takeOtherLot')) return [];
      const onPress = (): void => ask({ line, quantity, lot });
      return [{ id: 'take-other-lot', icon: 'arrowsExchange', label: t`Take this lot instead…`, onPress }];
    },
  };
}
