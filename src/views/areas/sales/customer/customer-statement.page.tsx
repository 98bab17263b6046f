import { Trans, useLingui } from '@lingui/react/macro';
import type { CustomerRow } from '#model/areas/sales/customer/customer.facts.ts';
import { statementPaper } from '#model/papers/statement.paper.ts';
import { addDays } from '#model/values/moments.ts';
import { day } from '#model/values/schemas.ts';
import { useAddress } from '#views/navigation/use-address.ts';
import { useToday } from '#views/kit/document/use-today.ts';
import { DocumentPaperPage } from '#views/kit/print/document-paper-page.tsx';
import { Button } from '#views/ui/button.tsx';
import { DateInput } from '#views/ui/date-input.tsx';
import { Field } from '#views/ui/field.tsx';
import { Notice } from '#views/ui/notice.tsx';
import { Skeleton } from '#views/ui/skeleton.tsx';
import { useWholePast } from './use-whole-past.ts';

/** Days back of which a device holds all that was settled since. */
const HELD_DAYS = 89;

/** What a customer owes at the end of a day, to print and to mail; for days long past what the device lacks is fetched. [REC5] */
export function CustomerStatementPage({ row }: { readonly row: CustomerRow }) {
  const { t } = useLingui();
  const today = useToday();
  const [{ asOf: asked }, setQuery] = useAddress();
  const isDay = asked !== undefined && day.safeParse(asked).success;
  const asOf = isDay && asked < today ? asked : today;
  const past = useWholePast(row.id, asOf < addDays(today, -HELD_DAYS));
  const choices = (
    <div className="ui-stack">
      <Field label={t`As of`}>
        <DateInput
          value={asOf}
          max={today}
          onChange={(next) => setQuery({ asOf: next === null || next === today ? undefined : next })}
        />
      </Field>
      {past.status === 'loading' && <Skeleton height="2rem" />}
      {past.status === 'failed' && (
        <Notice tone="warning" actions={<Button onClick={past.retry}>{t`Try again`}</Button>}>
          <Trans>What was settled since that day could not be fetched: the statement is not complete.</Trans>
        </Notice>
      )}
    </div>
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
