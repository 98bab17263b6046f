import { usePictures } from '../file/use-pictures.ts';
import type { Transfers } from '../file/use-uploads.ts';
import { useWhenChanged } from '#views/ui/use-when-changed.ts';
import { photoNamed } from './scan-photos.tsx';

/** What the names of a line's photos end with: the last part of its id. */
const MARK = 8;
const markOf = (line: string): string => `-${line.slice(-MARK)}`;

/** Whether a photo is of a line, or of whatever has this id, by its name. */
export const isPhotoOf = (line: string, name: string): boolean => name.includes(`${markOf(line)}.`);

/** Photos named after what they are of. */
export const linePhotosNamed = (line: string, photos: readonly File[], of: string): readonly File[] =>
  photos.map((photo) => photoNamed(photo, of, markOf(line).slice(1)));

/** A line that may have a photo. */
interface PhotoLine {
  readonly id: string;
  readonly photo?: string | null | undefined;
}

interface LinePhotosOptions {
  readonly document: string;
  readonly lines: readonly PhotoLine[];
  readonly transfers: Transfers;
  /** Gives lines their photos, files by line. */
  readonly attach: (photos: ReadonlyMap<string, string>) => void;
}

export interface LinePhotos {
  /** How many a line has, on their way or attached. */
  readonly count: (line: string) => number;
  /** The first that is attached; undefined: none is. */
  readonly first: (line: string) => string | undefined;
  /** `of`: what their names begin with. */
  readonly take: (line: string, photos: readonly File[], of: string) => void;
}

/** Photos taken of lines: each is named after its line, which has it once it is attached. [AD35] */
export function useLinePhotos({ document, lines, transfers, attach }: LinePhotosOptions): LinePhotos {
  const pictures = usePictures(document);
  const first = (line: string): string | undefined =>
    pictures.find(({ label }) => isPhotoOf(line, label))?.value;
  useWhenChanged(pictures.map(({ value }) => value).join(), () => {
    const found = lines.flatMap(({ id, photo }) => {
      const picture = first(id);
      return !photo && picture !== undefined ? [[id, picture] as const] : [];
    });
    if (found.length > 0) attach(new Map(found));
  });
  return {
    first,
    count: (line) =>
      [...pictures.map(({ label }) => label), ...transfers.uploads.map(({ file }) => file.name)].filter(
        (name) => isPhotoOf(line, name),
      ).length,
    take: (line, photos, of) => transfers.take(linePhotosNamed(line, photos, of)),
  };
}
