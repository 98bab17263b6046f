import type { AssemblyRow } from '#model/areas/stock/assembly/assembly.facts.ts';
import { assemblyPaper } from '#model/papers/assembly.paper.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';

/** What to fetch for an assembly without a screen. [AS15] */
export const BuildSheetPage = ({ row }: { readonly row: AssemblyRow }) => (
  <DocumentPaperPage declared={assemblyPaper} row={row} />
);
