import { useRow } from '../document/model-context.tsx';
import type { Option } from '#views/ui/option.ts';

/** The pictures among the files of a document. */
export function usePictures(document: string): readonly Option[] {
  const files = useRow('file', document);
  return (files?.entries ?? [])
    .filter(({ type, removedAt }) => removedAt === null && type.startsWith('image/'))
    .map(({ id, name }) => ({ value: id, label: name }));
}
