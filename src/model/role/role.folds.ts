import type { Draft } from 'immer';
import type { RoleForm, RoleRow } from './role.events.ts';

export const roleFolds = {
  created: (row: Draft<RoleRow>, data: RoleForm): void => void Object.assign(row, data, { builtIn: false }),
  provided: (row: Draft<RoleRow>, data: RoleForm): void => void Object.assign(row, data, { builtIn: true }),
  updated: (row: Draft<RoleRow>, data: RoleForm): void => void Object.assign(row, data),
  archived: (): void => {},
};
