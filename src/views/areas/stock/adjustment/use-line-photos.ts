import type { AdjustmentLine, AdjustmentRow } from '#model/areas/stock/adjustment/adjustment.facts.ts';
import { usePictures } from '#views/kit/file/use-pictures.ts';
import type { Transfers } from '#views/kit/file/use-uploads.ts';
import { useLineWords } from '#views/areas/products/product/line-words.ts';
import { photoNamed } from '#views/kit/scan-mode/scan-photos.tsx';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';

/** What the names of a line's photos end with: the last part of its id. */
const MARK = 8;
const markOf = ({ id }: Pick<AdjustmentLine, 'id'>): string => `-${id.slice(-MARK)}`;

interface LinePhotos {
  /** How many a line has, on their way or attached. */
  readonly count: (line: AdjustmentLine) => number;
  readonly take: (line: AdjustmentLine, photos: readonly File[]) => void;
}

/** Photos taken of lines: each is named after its line, which has it once it is attached. [AD35] */
export function useLinePhotos(
  row: AdjustmentRow,
  transfers: Transfers,
  attach: (photos: ReadonlyMap<string, string>) => void,
): LinePhotos {
  const words = useLineWords();
  const pictures = usePictures(row.id);
  const isOf = (line: AdjustmentLine, name: string): boolean => name.includes(`${markOf(line)}.`);
  useWhenChanged(pictures.map(({ value }) => value).join(), () => {
    const found = row.lines.flatMap((line) => {
      const picture = pictures.find(({ label }) => isOf(line, label));
      return line.photo === null && picture ? [[line.id, picture.value] as const] : [];
    });
    if (found.length > 0) attach(new Map(found));
  });
  return {
    count: (line) =>
      [...pictures.map(({ label }) => label), ...transfers.uploads.map(({ file }) => file.name)].filter(
        (name) => isOf(line, name),
      ).length,
    take: (line, photos) => {
      const mark = markOf(line).slice(1);
      transfers.take(photos.map((photo) => photoNamed(photo, words.sku(line), mark)));
    },
  };
}
