import { memo, useState } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useAnnouncer } from '../document/use-propose.ts';
import { useToday } from '../document/use-today.ts';
import { ButtonMenu } from '../ui/button-menu.tsx';
import { saveFile } from '../ui/save-file.ts';
import { csvOf } from './csv.ts';
import type { ExportTable } from './list-export.ts';
import { xlsxOf } from './xlsx.ts';

interface ExportMenuProps {
  /** Names the list, and the file. */
  readonly label: string;
  /** What the list shows now. */
  readonly table: () => ExportTable;
}

/** What the list shows as a file: its columns in their order, every row of the result. */
export const ExportMenu = memo(function ExportMenu({ label, table }: ExportMenuProps) {
  const { t } = useLingui();
  const today = useToday();
  const announcer = useAnnouncer();
  const [isMaking, setMaking] = useState(false);
  const save = async (suffix: string, make: (made: ExportTable) => Promise<Blob>): Promise<void> => {
    setMaking(true);
    try {
      saveFile(`${label} ${today}.${suffix}`, await make(table()));
    } catch {
      announcer.error(t`The file could not be made. Is there a connection?`);
    }
    setMaking(false);
  };
  const csv = async ({ head, rows }: ExportTable): Promise<Blob> =>
    new Blob([csvOf([head, ...rows])], { type: 'text/csv;charset=utf-8' });
  return (
    <ButtonMenu
      label={t`Export`}
      icon="download"
      size="sm"
      variant="quiet"
      loading={isMaking}
      items={[
        {
          id: 'xlsx',
          label: t`Excel (XLSX)`,
          onSelect: () => void save('xlsx', (made) => xlsxOf(made, label)),
        },
        { id: 'csv', label: t`Text (CSV)`, onSelect: () => void save('csv', csv) },
      ]}
    />
  );
});
