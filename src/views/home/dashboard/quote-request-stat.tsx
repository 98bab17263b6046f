import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { isAsking, isCompared } from '#model/areas/purchasing/quote-request/quote-request.kind.ts';
import { useRows } from '#views/kit/document/model-context.tsx';
import { useToday } from '#views/kit/document/use-today.ts';
import { usePaths } from '#views/navigation/use-paths.ts';
import { Stat } from '#views/ui/stat.tsx';
import { useFormat } from '#views/ui/use-format.ts';

const REQUESTS = '/apps/purchasing/quote-requests';

/** Requests for quotation that were answered and wait for somebody to decide; nothing where none is under way. */
export function QuoteRequestStat() {
  const { t } = useLingui();
  const paths = usePaths();
  const format = useFormat();
  const today = useToday();
  const open = useRows('quoteRequest').filter(isAsking);
  if (open.length === 0) return null;
  const answered = open.filter(isCompared).length;
  const late = open.filter((row) => !isCompared(row) && row.answerBy !== null && row.answerBy < today);
  const awaited = open.length - answered;
  const note =
    late.length > 0
      ? t`${plural(late.length, { one: '# past its deadline', other: '# past their deadline' })}`
      : t`${plural(awaited, { one: '# awaits answers', other: '# await answers' })}`;
  return (
    <Stat
      label={t`Supplier quotes to decide`}
      figure={format.count(answered)}
      note={<span className={late.length > 0 ? 'dashboard-late' : 'ui-faint'}>{note}</span>}
      to={paths.to(`${REQUESTS}?state=${answered > 0 ? 'answered' : 'sent'}`)}
    />
  );
}
