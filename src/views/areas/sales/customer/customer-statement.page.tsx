import { useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { statementPaper } from '#model/papers/statement.paper.ts';
import { addDays } from '#model/values/moments.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';

/** Days back of which a device holds all that was settled since. */
const HELD_DAYS = 89;

/** What a customer owes at the end of a day, to print and to mail. [REC5] */
export function CustomerStatementPage({ row }: { readonly row: CustomerRow }) {
  const { t } = useLingui();
  const today = useToday();
  const [{ asOf: asked }, setQuery] = useAddress();
  const first = addDays(today, -HELD_DAYS);
  const asOf = asked !== undefined && asked >= first && asked < today ? asked : today;
  const choices = (
    <Field label={t`As of`}>
      <DateInput
        value={asOf}
        min={first}
        max={today}
        onChange={(day) => setQuery({ asOf: day === null || day === today ? undefined : day })}
      />
    </Field>
  );
  return (
    <DocumentPaperPage
      declared={statementPaper}
      further="statement"
      row={row}
      options={{ asOf }}
      choices={choices}
    />
  );
}
