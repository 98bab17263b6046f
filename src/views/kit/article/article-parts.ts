import { lazy, type ComponentType } from 'react';
import type { PartProps } from './part-props.ts';

/** The parts that articles may have, as `::name` or `::name object`. */
export const articleParts: Readonly<Record<string, ComponentType<PartProps>>> = {
  chart: lazy(async () => ({ default: (await import('./chart-part.tsx')).ChartPart })),
  states: lazy(async () => ({ default: (await import('./states-part.tsx')).StatesPart })),
  commands: lazy(async () => ({ default: (await import('./commands-part.tsx')).CommandsPart })),
  refusals: lazy(async () => ({ default: (await import('./refusals-part.tsx')).RefusalsPart })),
  permissions: lazy(async () => ({ default: (await import('./permissions-part.tsx')).PermissionsPart })),
  roles: lazy(async () => ({ default: (await import('./roles-part.tsx')).RolesPart })),
  keys: lazy(async () => ({ default: (await import('./keys-part.tsx')).KeysPart })),
  import: lazy(async () => ({ default: (await import('./import-part.tsx')).ImportPart })),
  picture: lazy(async () => ({ default: (await import('./picture-part.tsx')).PicturePart })),
};
