import { useState } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Refusal } from '#model/engine/envelope.ts';
import type {
  GoodsReceiptRow,
  ReceiptRowLine,
} from '#model/areas/purchasing/goods-receipt/goods-receipt.facts.ts';
import { RefusalNotice } from '#views/kit/document/refusal-notice.tsx';
import { useFieldSentence } from '#views/kit/document/refusal-sentence.ts';
import { usePropose } from '#views/kit/document/use-propose.ts';
import { useReasonText } from '#views/kit/document/use-reasons.ts';
import { TakePictures } from '#views/kit/file/take-pictures.tsx';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { Field } from '#views/ui/field.tsx';
import { GiveDialog } from '#views/ui/give-dialog.tsx';
import { Select } from '#views/ui/select.tsx';

interface DialogProps {
  readonly row: GoodsReceiptRow;
  readonly onClose: () => void;
}

/** Says which picture is of which rejected line. [GR51] */
export function RejectPhotosDialog({ row, onClose }: DialogProps) {
  const { t } = useLingui();
  const pictures = usePictures(row.id);
  const { photoOf, choose, errorOf, isNothing, refusal, give } = useChosenPhotos(row, onClose);
  return (
    <GiveDialog
      title={t`Photos of what is rejected`}
      label={t`Save photos`}
      testId="give-attachPhotos"
      disabledReason={isNothing ? t`Choose a photo for a line.` : undefined}
      onClose={onClose}
      onGive={give}
    >
      <div className="ui-stack">
        <RefusalNotice kind="goodsReceipt" refusal={refusal?.fields ? null : refusal} />
        {pictures.length === 0 && (
          <p className="ui-soft">
            <Trans>Attach a photo here first, then choose it on its line.</Trans>
          </p>
        )}
        <TakePictures kind="goodsReceipt" document={row.id} />
        {row.lines
          .filter((line) => line.rejected > 0)
          .map((line) => (
            <Field key={line.id} label={<LineLabel line={line} />} error={errorOf(line.id)}>
              <Select
                value={photoOf(line)}
                options={pictures}
                placeholder={t`None`}
                onChange={(photo) => choose(line.id, photo)}
              />
            </Field>
          ))}
      </div>
    </GiveDialog>
  );
}

/** The pictures that are chosen by line, until they are saved. */
function useChosenPhotos(row: GoodsReceiptRow, onClose: () => void) {
  const propose = usePropose();
  const sentence = useFieldSentence();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const lines = Object.entries(chosen).map(([line, photo]) => ({ line, photo }));
  const give = (): void => {
    const command = { kind: 'goodsReceipt', document: row.id, type: 'attachPhotos', data: { lines } };
    const why = propose(command, { quiet: true });
    setRefusal(why);
    if (!why) onClose();
  };
  return {
    give,
    refusal,
    isNothing: lines.length === 0,
    photoOf: ({ id, photo }: ReceiptRowLine): string | null => chosen[id] ?? photo ?? null,
    choose: (line: string, photo: string): void => setChosen({ ...chosen, [line]: photo }),
    errorOf: (id: string): string | undefined =>
      sentence(refusal?.fields?.[`lines.${lines.findIndex(({ line }) => line === id)}.photo`]),
  };
}

function LineLabel({ line }: { readonly line: ReceiptRowLine }) {
  const words = useLineWords();
  const reasonText = useReasonText();
  const why = line.rejectReason === undefined ? '' : reasonText('return', line.rejectReason);
  return [words.name(line), words.quantity(line, line.rejected), why].filter(Boolean).join(' · ');
}
