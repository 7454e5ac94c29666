// Shops that tell what people do, and what signs the calls of automations: addresses to enter elsewhere, secrets to enter here.
import CopyText from '../../../islands/copy-text/index.tsx';
import type { Shop } from '../../../server/contract/shop.ts';
import { Badge } from '../../components/badge.tsx';
import { Button, ButtonLink } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct } from '../../components/plain-act.tsx';
import { Island } from '../../island.tsx';
import { LIST, SHOPS_ROUTE } from './automation-route.ts';
import { SiteCard } from './site-card.tsx';
import type { TabProps } from './types.ts';

interface Guide {
  readonly name: string;
  readonly enter: string;
  readonly secret: string;
}

const GUIDES: Readonly<Record<Shop, Guide>> = {
  shopify: {
    name: 'Shopify',
    enter:
      'In Shopify under Settings, Notifications, Webhooks: one webhook each, as JSON, for checkout creation and update, order creation, refund creation and customer creation.',
    secret: 'It stands below the webhooks there: “Your webhooks will be signed with”.',
  },
  woocommerce: {
    name: 'WooCommerce',
    enter:
      'In WooCommerce under Settings, Advanced, Webhooks: one webhook each for order created, order updated and customer created.',
    secret: 'The secret that you enter with each webhook there; the same for all.',
  },
  stripe: {
    name: 'Stripe Checkout',
    enter:
      'In Stripe under Developers, Webhooks: an endpoint for checkout.session.completed, checkout.session.expired and charge.refunded.',
    secret: 'The signing secret of that endpoint; it begins with whsec_.',
  },
};

type Props = TabProps<'shops'>;

export function ShopsView(props: Props) {
  const { page, shops, secrets, site } = props;
  return (
    <div className="stack stack-lg">
      <p>
        <ButtonLink size="sm" variant="quiet" icon="arrow-left" href={`#${LIST}`}>
          All automations
        </ButtonLink>
      </p>
      <Card
        title="Shops and programs"
        description="What people do in a shop starts automations: carts, orders, refunds, new customers. Each shop signs what it tells, and what nobody signed does not count."
        actions={
          page.canWrite &&
          secrets === null && (
            <ButtonLink size="sm" icon="eye" href={`#${SHOPS_ROUTE}&shown=1`}>
              Show addresses and secret
            </ButtonLink>
          )
        }
      >
        <p>
          {secrets
            ? 'Whoever knows an address or a secret below could speak for your shop: keep them to yourself.'
            : 'The addresses to enter there, and the secret of calls, are shown when you ask for them.'}
        </p>
      </Card>
      <SiteCard page={page} site={site} />
      {shops.map((shop) => (
        <ShopCard key={shop.shop} {...props} {...shop} />
      ))}
      {secrets && <CallsCard secret={secrets.ofCalls} />}
    </div>
  );
}

function ShopCard({ page, secrets, shop, isSet }: Props & Props['shops'][number]) {
  const { name, enter } = GUIDES[shop];
  const url = secrets?.addresses[shop];
  return (
    <Card
      title={name}
      badge={isSet ? <Badge tone="success">Taken</Badge> : <Badge>No secret yet</Badge>}
      description={enter}
    >
      <div className="stack">
        {url && (
          <Island
            of={CopyText}
            prefix={`address-${shop}`}
            props={{ id: `address-${shop}`, label: 'Address', text: url }}
          />
        )}
        {page.canWrite && <SecretForm page={page} shop={shop} isSet={isSet} />}
      </div>
    </Card>
  );
}

function SecretForm({ page: { userId }, shop, isSet }: Pick<Props, 'page'> & Props['shops'][number]) {
  const { name, secret } = GUIDES[shop];
  const action = `/api/users/${userId}/shops/${shop}`;
  return (
    <>
      <Form className="stack" action={`${action}?_method=PUT`} data-enhance="">
        <input type="hidden" name="screen" value={SHOPS_ROUTE} />
        <input type="hidden" name="next" value={`${SHOPS_ROUTE}&done=shop-set`} />
        <TextField
          id={`field-secret-${shop}`}
          name="secret"
          type="password"
          label={isSet ? `Another secret of ${name}` : `Secret of ${name}`}
          hint={`${secret} It is kept sealed, and not shown again.`}
          required
          maxLength={200}
          autoComplete="off"
        />
        <div className="row">
          <Button type="submit">
            Save<span className="unseen"> the secret of {name}</span>
          </Button>
        </div>
      </Form>
      {isSet && (
        <FinalAct
          id={`forget-${shop}`}
          ask={`Forget the secret of ${name}`}
          explain="What the shop tells counts no more."
          action={action}
          method="DELETE"
          screen={SHOPS_ROUTE}
          next={`${SHOPS_ROUTE}&done=shop-forgotten`}
        >
          Forget it
        </FinalAct>
      )}
    </>
  );
}

function CallsCard({ secret }: { readonly secret: string }) {
  return (
    <Card
      title="Calls to your programs"
      description="What a step “Call a program” sends bears Drivyn-Signature: t=…,v1=…. v1 is the HMAC-SHA256, as hex, of the time t, a dot and the body, with this secret; t is in seconds. Drivyn-Id is the same for every try of one call."
    >
      <Island
        of={CopyText}
        prefix="secret-calls"
        props={{ id: 'secret-calls', label: 'Secret', text: secret, rows: 2 }}
      />
    </Card>
  );
}
