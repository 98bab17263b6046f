import { msg } from '@lingui/core/macro';
import { kindView } from '#views/kind-view.ts';

export const assemblyView = kindView({
  kind: 'assembly',
  one: { en: 'Assembly', sv: 'Montering' },
  many: { en: 'Assemblies', sv: 'Montering' },
  icon: 'assembly',
  list: { path: '/apps/inventory/assemblies' },
  offered: 88,
  found: 86,
  told: 36,
  pages: [
    {
      path: '/apps/inventory/assemblies',
      foundBy: 'assemblies build bundles assemble manufacture production kitting take apart disassemble',
      menu: { group: 'warehouse', place: 35 },
      load: async () => (await import('./assembly-list.page.tsx')).AssemblyListPage,
    },
    {
      path: '/apps/inventory/assemblies/create',
      title: msg`New assembly`,
      action: 'create',
      foundBy: 'new assembly create build bundle take apart',
      load: async () => (await import('./assembly-form.page.tsx')).AssemblyFormPage,
    },
    {
      path: '/apps/inventory/assemblies/edit/$id',
      title: msg`Edit assembly`,
      action: 'edit',
      holdsCommand: false,
      load: async () => (await import('./assembly-form.page.tsx')).AssemblyFormPage,
    },
    {
      path: '/apps/inventory/assemblies/$id/scan',
      load: async () => (await import('./assembly-scan.page.tsx')).AssemblyScanPage,
    },
    {
      path: '/apps/inventory/assemblies/$id',
      load: async () => (await import('./assembly.page.tsx')).AssemblyPage,
    },
  ],
  paper: {
    label: msg`Print the build sheet`,
    path: '/apps/inventory/assemblies/$id/print',
    title: msg`Build sheet`,
    load: async () => (await import('./build-sheet.page.tsx')).BuildSheetPage,
  },
  permits: {
    release: msg`Release, reserving components`,
    build: msg`Build and take apart`,
    cancel: msg`Cancel and close short`,
    reverse: msg`Reverse`,
  },
});
