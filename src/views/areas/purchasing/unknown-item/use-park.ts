import type { Refusal } from '#model/engine/envelope.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePropose } from '#views/kit/document/use-propose.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import type { SetAside } from '#views/kit/scan-mode/set-aside-dialog.tsx';
import { linePhotosNamed } from '#views/kit/scan-mode/use-line-photos.ts';

/** Sets something aside on a receipt, with its photos among the files of the receipt. [UKI1] */
export function usePark(receipt: string, transfers: Transfers): (item: SetAside) => Refusal | null {
  const model = useModel();
  const propose = usePropose();
  return ({ code, note, quantity, photos }) => {
    const id = model.newId();
    const command = {
      kind: 'unknownItem',
      document: id,
      type: 'park',
      data: { receipt, code, note, quantity },
    };
    const refusal = propose(command, { quiet: true });
    if (!refusal) transfers.take(linePhotosNamed(id, photos, code === '' ? 'unknown' : code));
    return refusal;
  };
}
