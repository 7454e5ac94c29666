// The forms of a campaign: a new one, and what may change of one that is there.

import type { ReactNode } from 'react';
import type { Campaign } from '../../../server/contract/ads.ts';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { LIMITS } from '../../../server/contract/constants/limits.ts';
import { besideField } from '../../components/beside-field.ts';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Banner } from '../../components/feedback.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { type AdsPage, type Chosen, type RefusedForm, routeFor } from './types.ts';

/** What a field says: what was typed and refused, or what is stored. */
function fieldOf(refused: RefusedForm | null, name: string, stored: string | number | null = '') {
  const message = refused?.field === name ? refused.message : undefined;
  return {
    name,
    defaultValue: refused?.values[name] ?? stored ?? '',
    error: message && besideField(message),
  };
}

export function NewCampaignForm({ page, chosen }: { readonly page: AdsPage; readonly chosen: Chosen }) {
  const refused = page.refused?.form === 'new' ? page.refused : null;
  return (
    <Card
      title={`New campaign on ${channelOf(chosen.connection.type).name}`}
      description="It takes part in spending only once an advertising account is connected."
    >
      <Form action="/api/campaigns" data-enhance="" noValidate className="stack">
        <Hidden page={page} form="new" screen={{ new: '1' }} done="created" />
        <input type="hidden" name="platformId" value={chosen.connection.id} />
        <Refused refused={refused} />
        <TextField {...fieldOf(refused, 'name')} label="Name" required maxLength={LIMITS.name} />
        <div className="grid-2">
          <TextField {...fieldOf(refused, 'startDate', page.today)} label="First day" type="date" required />
          <TextField
            {...fieldOf(refused, 'endDate')}
            label="Last day"
            type="date"
            hint="Leave it empty for an ongoing campaign."
          />
        </div>
        <TextField
          {...fieldOf(refused, 'budget')}
          id="campaign-budget"
          label="Budget"
          required
          inputMode="decimal"
          hint="In all for a fixed period, each month for an ongoing campaign."
          before={<span className="quiet">{page.currency}</span>}
        />
        <TextAreaField {...fieldOf(refused, 'audience')} label="Audience" rows={2} />
        <Buttons page={page}>Create campaign</Buttons>
      </Form>
    </Card>
  );
}

export function EditCampaignForm({
  page,
  campaign,
}: {
  readonly page: AdsPage;
  readonly campaign: Campaign;
}) {
  const { id, name } = campaign;
  const refused = page.refused?.form === `campaign-${id}` ? page.refused : null;
  const where = { campaign: String(id), show: 'settings' };
  return (
    <Form
      action={`/api/campaigns/${id}?_method=patch`}
      data-enhance=""
      noValidate
      className="stack"
      aria-label={`Settings of ${name}`}
    >
      <Hidden page={page} form={`campaign-${id}`} screen={where} done="saved" />
      <Refused refused={refused} />
      {campaign.network === 'real' ? (
        <TheirBudget campaign={campaign} refused={refused} />
      ) : (
        <OwnFields page={page} campaign={campaign} refused={refused} />
      )}
      <Buttons page={page}>Save</Buttons>
    </Form>
  );
}

function OwnFields({
  page,
  campaign: { name, endDate, budget, audience },
  refused,
}: {
  readonly page: AdsPage;
  readonly campaign: Campaign;
  readonly refused: RefusedForm | null;
}) {
  return (
    <>
      <TextField {...fieldOf(refused, 'name', name)} label="Name" required maxLength={LIMITS.name} />
      <TextField
        {...fieldOf(refused, 'endDate', endDate)}
        label="Last day"
        type="date"
        hint="Empty for an ongoing campaign."
      />
      <TextField
        {...fieldOf(refused, 'budget', budget)}
        id="campaign-budget"
        label="Budget"
        required
        inputMode="decimal"
        before={<span className="quiet">{page.currency}</span>}
      />
      <TextAreaField {...fieldOf(refused, 'audience', audience.type)} label="Audience" rows={2} />
    </>
  );
}

/** Everything else of a campaign at a network is changed there. */
function TheirBudget({
  campaign: { budget, currency, sharedBy },
  refused,
}: {
  readonly campaign: Campaign;
  readonly refused: RefusedForm | null;
}) {
  const shared = sharedBy > 1 ? ` ${sharedBy} campaigns share it.` : '';
  return (
    <TextField
      {...fieldOf(refused, 'budget', budget)}
      id="campaign-budget"
      label="Budget a month"
      required
      inputMode="decimal"
      hint={`It is really set: for each day a part of 30.4, rounded down.${shared}`}
      before={<span className="quiet">{currency}</span>}
    />
  );
}

function Hidden({
  page,
  form,
  screen,
  done,
}: {
  readonly page: AdsPage;
  readonly form: string;
  readonly screen: Readonly<Record<string, string>>;
  readonly done: string;
}) {
  return (
    <>
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="screen" value={routeFor(page, screen)} />
      <input type="hidden" name="next" value={routeFor(page, { done })} />
    </>
  );
}

/** What is no field's fault. */
function Refused({ refused }: { readonly refused: RefusedForm | null }) {
  if (!refused || refused.field !== undefined) return null;
  return (
    <Banner tone="danger" alert>
      {refused.message}
    </Banner>
  );
}

function Buttons({ page, children }: { readonly page: AdsPage; readonly children: ReactNode }) {
  return (
    <div className="row">
      <Button type="submit" variant="primary">
        {children}
      </Button>
      <ButtonLink href={`/screens${routeFor(page)}`}>Cancel</ButtonLink>
    </div>
  );
}
