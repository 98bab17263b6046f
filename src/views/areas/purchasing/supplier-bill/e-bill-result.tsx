import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useCompany } from '#views/kit/document/use-company.ts';
import { Notice } from '#views/ui/notice.tsx';
import { useIsKnownSupplier, type EBillRead } from './use-e-bill.ts';

const bare = (number: string): string => number.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');

/** What was read of an e-invoice: who it is from, what is kept with the bill, and that it is for somebody else. */
export function EBillResult({ read: { taken, files } }: { readonly read: EBillRead }) {
  const { t } = useLingui();
  const isKnown = useIsKnownSupplier()(taken);
  const { bill } = taken;
  const [name, number] = [bill.supplier.name, bill.number];
  const count = files.length;
  return (
    <>
      <Notice tone={isKnown ? 'success' : 'warning'} title={t`E-invoice ${number} from ${name} was read`}>
        {!isKnown && <p>{t`No supplier has its VAT or organisation number. Choose the supplier below.`}</p>}
        <p>{t`${plural(count, { one: '# file is kept with the bill.', other: '# files are kept with the bill.' })}`}</p>
      </Notice>
      <OtherBuyer read={taken} />
    </>
  );
}

/** That an e-invoice names another buyer than the company. */
function OtherBuyer({ read: { bill } }: { readonly read: EBillRead['taken'] }) {
  const { t } = useLingui();
  const { organisationNumber, vatNumber } = useCompany();
  const { buyer } = bill;
  const numbers = [buyer.organisationNumber, buyer.vatNumber].map(bare).filter(Boolean);
  const own = [organisationNumber, vatNumber].map(bare).filter(Boolean);
  if (numbers.length === 0 || own.length === 0 || numbers.some((one) => own.includes(one))) return null;
  const { name } = buyer;
  return (
    <Notice tone="warning">{t`It is made out to ${name}, who has other numbers than this company.`}</Notice>
  );
}
