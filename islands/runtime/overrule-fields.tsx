// Letting refused words stand: what the risk is, a tick for each rule, and a reason where the law asks for proof.
import { LIMITS } from '../../server/contract/constants/limits.ts';
import { Checkbox } from '../../views/components/choices.tsx';
import { TextAreaField } from '../../views/components/field.tsx';
import type { Overruling } from './use-overrule.ts';

interface OverruleFieldsProps {
  readonly id: string;
  readonly of: Overruling;
}

export function OverruleFields({ id, of }: OverruleFieldsProps) {
  const { hits, chosen, reason } = of;
  if (hits.length === 0) return null;
  const asksWhy = hits.some(({ rule, needsOwner }) => needsOwner && chosen.includes(rule));
  return (
    <fieldset className="choices overrule">
      <legend>Say it all the same?</legend>
      <div className="stack">
        {hits.map(({ rule, label, words, risk, mayOverrule }) => (
          <Checkbox
            key={rule}
            name={`overrule-${rule}`}
            id={`${id}-overrule-${rule}`}
            label={`Let ${words.map((one) => `“${one}”`).join(', ')} stand`}
            hint={`${label}. ${risk}${mayOverrule ? '' : ' Only an owner may overrule it.'}`}
            disabled={!mayOverrule}
            checked={chosen.includes(rule)}
            onChange={(event) => of.choose(rule, event.target.checked)}
          />
        ))}
        {asksWhy && (
          <TextAreaField
            name="overrule-reason"
            id={`${id}-overrule-reason`}
            label="Why it may stand"
            required
            rows={2}
            maxLength={LIMITS.comment}
            value={reason}
            onChange={(event) => of.explain(event.target.value)}
            hint="It is kept in the audit log, with your name."
            error={of.reasonError}
          />
        )}
      </div>
    </fieldset>
  );
}
