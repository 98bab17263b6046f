import './party-category.css';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#views/ui/button.tsx';
import { Field } from '#views/ui/field.tsx';

interface FollowedTermProps {
  readonly label: string;
  /** Where it comes from, and what it is. */
  readonly said: string;
  /** Sets a value of its own. */
  readonly onOwn: () => void;
}

/** A term that a party takes from its category; one press gives it a value of its own. [PC2] */
export function FollowedTerm({ label, said, onOwn }: FollowedTermProps) {
  const { t } = useLingui();
  return (
    <Field label={label}>
      <span className="party-term">
        <output>{t`From ${said}`}</output>
        <Button size="sm" variant="quiet" onClick={onOwn}>{t`Set its own`}</Button>
      </span>
    </Field>
  );
}

interface OfferedTermProps {
  readonly said: string;
  readonly onFollow: () => void;
}

/** What a party with a value of its own could take from its category; one press returns to it. [PC2] */
export function OfferedTerm({ said, onFollow }: OfferedTermProps) {
  const { t } = useLingui();
  return (
    <span className="party-term">
      {said}
      <Button size="sm" variant="quiet" onClick={onFollow}>{t`Follow the category`}</Button>
    </span>
  );
}
