// Budget optimisation: how far it goes by itself, what it proposes or does, what came of it, and the limits that it keeps.
import { BUDGET_HINTS, LEVEL_TEXTS } from '../../../server/contract/autonomy.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { Badge, SandboxTag } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { SelectField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { Time } from '../../components/time.tsx';
import { MoveHistory, OpenMove } from './budget-move.tsx';
import { LimitsForm } from './limits-form.tsx';
import type { ControlPage, Optimisation } from './types.ts';

interface Parts {
  readonly page: ControlPage;
  readonly optimisation: Optimisation;
}

const SCREEN = '/autonomous-control?tab=platforms';

export function BudgetOptimisation(parts: Parts) {
  const { page, optimisation } = parts;
  const { limits, moves, isOn, refused } = optimisation;
  const open = moves.find(({ state }) => state === 'proposed' || state === 'accepted');
  return (
    <Card
      title="Budget optimisation"
      badge={isOn ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      description="Once a day it looks at what the campaigns bring, and moves daily budgets to where the next of the money brings the most. It never raises what all of them cost together."
      region="budget-optimisation"
      live="connection autopilot"
    >
      <div className="stack">
        {refused && (
          <Banner tone="danger" alert>
            {refused}
          </Banner>
        )}
        {!isOn && (
          <p className="quiet">
            It stands still: the autopilot is paused, or its switch or that of paid ads is off under{' '}
            <a href="#/autonomous-control?tab=settings">Automation Settings</a>.
          </p>
        )}
        {limits.frozen && <Frozen {...parts} />}
        {open && <OpenMove page={page} userId={optimisation.userId} move={open} />}
        {isOn && <Still {...parts} isAlone={!open} />}
        <Levels {...parts} />
        <LimitsForm {...parts} />
        <MoveHistory page={page} userId={optimisation.userId} moves={moves.filter((one) => one !== open)} />
      </div>
    </Card>
  );
}

function Frozen({ page, optimisation: { limits, userId } }: Parts) {
  if (!limits.frozen) return null;
  const { at, why, networks } = limits.frozen;
  const [first, another] = networks;
  return (
    <Banner
      tone="danger"
      title={first === 'sandbox' ? 'Simulated budgets stand still' : 'Budgets stand still'}
      action={
        page.canManage && (
          <Form action={`/api/users/${userId}/budget-limits?_method=put`} data-enhance="">
            <input type="hidden" name="screen" value={SCREEN} />
            <Button type="submit" name="frozen" value="false">
              I have looked: go on
            </Button>
          </Form>
        )
      }
    >
      {why} Since <Time at={at} clock={page.clock} />.{another && ' Simulated budgets stand still, too.'}
    </Banner>
  );
}

/** Why nothing else is proposed; without any budget, what it takes. */
function Still({ optimisation: { limits, still }, isAlone }: Parts & { readonly isAlone: boolean }) {
  const { minResults, minDays, frozen } = limits;
  if (still.length === 0 && isAlone && !frozen)
    return (
      <p>
        Nothing is proposed now: it takes two campaigns with a budget for each day, {minResults} results and{' '}
        {minDays} days with figures, and no active campaign has such a budget.
      </p>
    );
  // What stands still says so itself.
  const others = still.filter(({ world }) => !frozen?.networks.includes(world));
  return others.map(({ world, why }) => (
    <p key={world}>
      {world === 'sandbox' && <SandboxTag />} <strong>Nothing is proposed now.</strong> {why}
    </p>
  ));
}

/** How far budgets of each account go by themselves. */
function Levels({ page, optimisation: { accounts } }: Parts) {
  return (
    <ul className="list">
      {accounts.map(({ id, type, autonomy }) => (
        <li key={id} className="decision">
          <Form className="budget-level" action={`/api/platforms/${id}/autonomy?_method=put`} data-enhance="">
            <input type="hidden" name="screen" value={SCREEN} />
            <input type="hidden" name="act" value="budget" />
            <SelectField
              id={`budget-level-${id}`}
              name="level"
              required
              label={`How far budgets of ${channelOf(type).name} move by themselves`}
              hint={BUDGET_HINTS[autonomy.level]}
              defaultValue={autonomy.level}
              disabled={!page.canManage}
              options={autonomy.levels.map((value) => ({ value, label: LEVEL_TEXTS[value].label }))}
            />
            {page.canManage && (
              <Button type="submit" size="sm">
                Save<span className="unseen"> the level of {channelOf(type).name}</span>
              </Button>
            )}
          </Form>
          {autonomy.lowered && (
            <p className="quiet small">
              It went back from “{LEVEL_TEXTS[autonomy.lowered.from].label}” by itself: {autonomy.lowered.why}
            </p>
          )}
          {autonomy.asksFor && page.canManage && (
            <Form className="row" action={`/api/platforms/${id}/autonomy/answer`} data-enhance="">
              <input type="hidden" name="screen" value={SCREEN} />
              <input type="hidden" name="act" value="budget" />
              <span>May it go on to “{LEVEL_TEXTS[autonomy.asksFor].label}”?</span>
              <Button type="submit" size="sm" name="yes" value="true">
                Yes<span className="unseen">, for {channelOf(type).name}</span>
              </Button>
              <Button type="submit" size="sm" variant="quiet" name="yes" value="false">
                No<span className="unseen">, not for {channelOf(type).name}</span>
              </Button>
            </Form>
          )}
        </li>
      ))}
    </ul>
  );
}
