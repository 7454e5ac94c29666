// Forms by which people subscribe themselves: made, looked at, and taken to pages elsewhere.
import CopyText from '../../../../islands/copy-text/index.tsx';
import { LIMITS } from '../../../../server/contract/constants/limits.ts';
import type { List } from '../../../../server/contract/list.ts';
import { Button, ButtonLink } from '../../../components/button.tsx';
import { Card } from '../../../components/card.tsx';
import { Checkbox } from '../../../components/choices.tsx';
import { EmptyState } from '../../../components/feedback.tsx';
import { TextAreaField, TextField } from '../../../components/field.tsx';
import { Form } from '../../../components/form.tsx';
import { FinalAct } from '../../../components/plain-act.tsx';
import { Island } from '../../../island.tsx';
import type { EmailMarketingProps, ShownForm } from '../types.ts';
import { routeOfView } from './nav.tsx';

interface Props {
  readonly page: EmailMarketingProps;
  readonly forms: readonly ShownForm[];
  readonly lists: readonly List[];
}

const HERE = routeOfView('forms');
const SUGGESTED = 'Send me news by email, about once a month. I can leave at any time.';

export function FormsView(props: Props) {
  const { page, forms } = props;
  return (
    <>
      {page.canWrite && <NewForm {...props} />}
      {forms.length === 0 ? (
        <Card title="Forms" region="forms">
          <EmptyState
            icon="inbox"
            title="No forms yet"
            text="A form is a page of its own, and HTML for pages of yours."
          />
        </Card>
      ) : (
        forms.map((form) => <FormCard key={form.id} {...props} form={form} />)
      )}
    </>
  );
}

function NewForm({ page: { userId, refused }, lists }: Props) {
  const errorOf = (field: string) =>
    refused?.field === field ? refused.message.replace(/^\w+: /, 'This ') : undefined;
  return (
    <Card
      title="New form"
      description="Whoever fills it in gets one mail, and only its button subscribes them: the words, the time and the address are kept as proof."
    >
      <Form className="stack" action={`/api/users/${userId}/forms`} data-enhance="">
        <input type="hidden" name="screen" value={HERE} />
        <input type="hidden" name="next" value={`${HERE}&done=form-added`} />
        <TextField
          name="name"
          label="Name, for you alone"
          required
          maxLength={LIMITS.name}
          autoComplete="off"
          defaultValue={refused?.values.name}
          error={errorOf('name')}
        />
        <TextAreaField
          name="consentText"
          label="What people agree to"
          required
          rows={3}
          maxLength={LIMITS.consent}
          defaultValue={refused?.values.consentText ?? SUGGESTED}
          error={errorOf('consentText')}
        />
        {lists.length > 0 && (
          <fieldset className="choices">
            <legend>Lists that they come on</legend>
            {lists.map(({ id, name }) => (
              <Checkbox key={id} name={`list-${id}`} label={name} />
            ))}
          </fieldset>
        )}
        <div className="row">
          <Button type="submit" variant="primary" icon="plus">
            Make the form
          </Button>
        </div>
      </Form>
    </Card>
  );
}

function FormCard({ page, form, lists }: Props & { form: ShownForm }) {
  const { id, name, url, embed, consentText, asked, confirmed } = form;
  const own = lists.filter((list) => form.lists.includes(list.id)).map((list) => list.name);
  return (
    <Card
      title={name}
      description={`In the last seven days ${asked} asked, ${confirmed} of them confirmed. How often it was seen is not measured.`}
      actions={
        <ButtonLink size="sm" icon="eye" href={url}>
          Look at it
        </ButtonLink>
      }
    >
      <div className="stack">
        <p>“{consentText}”</p>
        {own.length > 0 && <p>Lists: {own.join(', ')}</p>}
        <Island
          of={CopyText}
          prefix={`form-url-${id}`}
          props={{ id: `form-url-${id}`, label: 'Link', text: url }}
        />
        <Island
          of={CopyText}
          prefix={`form-embed-${id}`}
          props={{
            id: `form-embed-${id}`,
            label: 'HTML',
            text: embed,
            rows: 5,
            hint: 'Paste it into a page of yours. It needs no script.',
          }}
        />
        {page.canWrite && (
          <div className="row">
            <FinalAct
              id={`delete-form-${id}`}
              ask="Delete"
              explain="Its page is gone at once. Who has subscribed by it stays."
              action={`/api/forms/${id}`}
              method="DELETE"
              icon="trash"
              screen={HERE}
              next={`${HERE}&done=form-removed`}
            >
              Delete the form
            </FinalAct>
          </div>
        )}
      </div>
    </Card>
  );
}
