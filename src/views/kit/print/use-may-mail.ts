import type { Attachable } from '#model/file/file.facts.ts';
import { attachRefusal } from '#model/file/file.rules.ts';
import { placeOf } from '#views/kind-registry.ts';
import { useModel } from '../document/model-context.tsx';

/** Whether the reader may mail papers of a kind: it is mailed, and they may do more with its documents than look. [PAP37] */
export function useMayMail(kind: string): boolean {
  return useMayWorkOn(kind) && placeOf(kind)?.paper?.isMailed === true;
}

/** Whether the reader may do more with documents of a kind than look, and so mail those papers of them that are mailed. */
export function useMayWorkOn(kind: string): boolean {
  const model = useModel();
  const may = (permission: string): boolean => model.may(permission);
  return attachRefusal(kind as Attachable, { may }) === null; // what is mailed has files
}
