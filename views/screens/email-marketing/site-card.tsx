// The business's own website: which pages may tell what people do there, and the HTML that they need for it.
import CopyText from '../../../islands/copy-text/index.tsx';
import { Badge } from '../../components/badge.tsx';
import { Button } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { TextAreaField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';
import { FinalAct } from '../../components/plain-act.tsx';
import { Island } from '../../island.tsx';
import { SHOPS_ROUTE } from './automation-route.ts';
import type { TabProps } from './types.ts';

type Props = Pick<TabProps<'shops'>, 'page' | 'site'>;

export function SiteCard({ page, site }: Props) {
  const { userId, canWrite, refused } = page;
  const action = `/api/users/${userId}/site-key`;
  const isOurs = refused?.values.origins !== undefined;
  return (
    <Card
      title="Your website"
      badge={site ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>}
      description="A small script on your pages tells what people do there, such as a cart they fill. It counts for people you know already; it subscribes nobody, and nobody who never subscribed gets mail for it."
    >
      <div className="stack">
        {canWrite && (
          <Form className="stack" action={action} data-enhance="">
            <input type="hidden" name="screen" value={SHOPS_ROUTE} />
            <input type="hidden" name="next" value={`${SHOPS_ROUTE}&done=site-set`} />
            <TextAreaField
              name="origins"
              label="Addresses of your website"
              required
              rows={3}
              hint="One a line, such as https://www.example.com. Other pages are refused."
              defaultValue={isOurs ? refused.values.origins : site?.origins.join('\n')}
              error={isOurs ? refused.message.replace(/^origins[\w.]*:? /, 'These ') : undefined}
            />
            <div className="row">
              <Button type="submit">{site ? 'Save the addresses' : 'Turn it on'}</Button>
            </div>
          </Form>
        )}
        {site && <Guide snippet={site.snippet} />}
        {site && canWrite && (
          <FinalAct
            id="remove-site"
            ask="Turn it off"
            explain="What your pages tell counts no more. Turned on again it has another key, for which the HTML on your pages has to be changed."
            action={action}
            method="DELETE"
            screen={SHOPS_ROUTE}
            next={`${SHOPS_ROUTE}&done=site-removed`}
          >
            Turn the website off
          </FinalAct>
        )}
      </div>
    </Card>
  );
}

function Guide({ snippet }: { readonly snippet: string }) {
  return (
    <>
      <Island
        of={CopyText}
        prefix="site-snippet"
        props={{
          id: 'site-snippet',
          label: 'HTML',
          text: snippet,
          rows: 4,
          hint: 'Put it into every page. Then call drivyn(…) where something happens.',
        }}
      />
      <dl className="mail-snippets">
        <dt>Who it is; a form of Drivyn on the page says it, too</dt>
        <dd>
          <pre>drivyn('identify', 'anna@example.com')</pre>
        </dd>
        <dt>What they do: cart, product_viewed, order, or a name of yours</dt>
        <dd>
          <pre>{"drivyn('cart', { id: 'cart-4711', total: 24.5 })"}</pre>
        </dd>
        <dt>
          The script sets no cookie and keeps nothing. Once somebody agreed, it can keep their address in the
          browser’s storage, until told to forget it
        </dt>
        <dd>
          <pre>{"drivyn('remember')\ndrivyn('forget')"}</pre>
        </dd>
      </dl>
    </>
  );
}
