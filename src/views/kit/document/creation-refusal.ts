import type { Refusal } from '#model/engine/envelope.ts';
import type { TableName } from '#model/engine/rows.ts';
import type { Beginning } from '#views/kind-view.ts';
import { useModel } from './model-context.tsx';

/** Why the reader may not create a document of a kind, or null. A missing document has no chart to ask. */
export function useCreationRefusal(kind: TableName, action: Beginning = 'create'): Refusal | null {
  const model = useModel();
  const permission = `${kind}.${action}`;
  return model.may(permission) ? null : { code: 'notPermitted', params: { permission } };
}
