// What choosing a plan would cost and stop, before it is confirmed: in the dialog, and on the screen without script.
import { formatAmount, planOf } from '../../server/contract/constants/plans.ts';
import type { PlanPreview } from '../../server/contract/invoice.ts';
import { Tag } from './badge.tsx';
import { Banner } from './feedback.tsx';
import { type Clockface, formatDate } from './relative-time.ts';

type Face = Pick<Clockface, 'locale' | 'timeZone'>;

export function PlanPreviewDetails({ preview, face }: { preview: PlanPreview; face: Face }) {
  const { lines, dueToday, nextCharge, simulated, stops } = preview;
  return (
    <div className="stack">
      <p>{explain(preview, face)}</p>
      <dl className="bill">
        {lines.length > 1 &&
          lines.map(({ text, amount }) => [
            <dt key={text}>{text}</dt>,
            <dd key={`${text}-amount`}>{formatAmount(amount)}</dd>,
          ])}
        <dt>
          <strong>Charged today</strong> {simulated && dueToday > 0 && <Tag>Simulated</Tag>}
        </dt>
        <dd>
          <strong>{formatAmount(dueToday)}</strong>
        </dd>
        <dt>Each month from {formatDate(nextCharge.date, face)}</dt>
        <dd>{formatAmount(nextCharge.amount)}</dd>
      </dl>
      {simulated && <p className="quiet">Payments are simulated on this server: no money is moved.</p>}
      {stops.length > 0 && (
        <Banner tone="warning" title="What stops">
          {stops.map((stop) => (
            <p key={stop}>{stop}</p>
          ))}
        </Banner>
      )}
    </div>
  );
}

function explain({ plan, change, effectiveAt }: PlanPreview, face: Face): string {
  const { name } = planOf(plan);
  const from = formatDate(effectiveAt, face);
  const texts = {
    same: `The ${name} plan is yours already.`,
    resume: `The ${name} plan goes on as before.`,
    trial: `The ${name} plan begins with a free trial. Without a payment method it ends with the trial.`,
    start: `The ${name} plan begins today.`,
    upgrade: `The ${name} plan begins at once. You pay for the days that are left of this month, less what you have paid for them.`,
    downgrade: `The ${name} plan begins on ${from}. Until then you keep the plan that you have paid for.`,
  } as const;
  return texts[change];
}
