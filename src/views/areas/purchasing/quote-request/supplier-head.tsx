import { useLingui } from '@lingui/react/macro';
import type { OfferedWhole } from '#model/areas/purchasing/quote-request/quote-request.comparison.ts';
import type { AskedSupplier } from '#model/areas/purchasing/quote-request/quote-request.facts.ts';
import { useRateSentence } from '#views/kit/document/use-rate-sentence.ts';
import { useCompany } from '#views/kit/document/use-company.ts';
import { useModel } from '#views/kit/document/model-context.tsx';
import { usePaths } from '#views/navigation/use-paths.ts';
import { UiLink } from '#views/ui/ui-link.tsx';
import { AnswerBadges } from './answer-badges.tsx';

interface HeadProps {
  readonly asked: AskedSupplier;
  readonly whole: OfferedWhole | undefined;
}

/** Whose column it is, how it answered, and in which money. */
export function SupplierHead({ asked, whole }: HeadProps) {
  const { t } = useLingui();
  const paths = usePaths();
  const { view } = useModel().replica;
  const { currency: own } = useCompany();
  const rateSentence = useRateSentence();
  const { supplier } = asked;
  const currency = whole?.currency;
  const rate = whole?.rate ?? null;
  return (
    <>
      <UiLink to={paths.to(`/apps/purchasing/suppliers/${supplier}`)}>
        {view.get('supplier', supplier)?.name ?? supplier}
      </UiLink>
      <AnswerBadges asked={asked} isExpired={whole?.isExpired === true} />
      {currency !== undefined && currency !== own && (
        <small className="ui-faint">
          {rate === null ? t`No rate for ${currency}` : rateSentence(currency, rate)}
        </small>
      )}
    </>
  );
}
