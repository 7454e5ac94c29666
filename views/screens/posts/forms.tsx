// The page of a post without scripts: what the dialogs do, as plain forms.

import type { ReactNode } from 'react';
import { channelOf } from '../../../server/contract/channels/index.ts';
import { takesComment } from '../../../server/contract/first-comment.ts';
import { FIGURES, type Post, type PostAction } from '../../../server/contract/post.ts';
import { Button, type ButtonVariant } from '../../components/button.tsx';
import { Card } from '../../components/card.tsx';
import { Checkbox } from '../../components/choices.tsx';
import { TextAreaField, TextField } from '../../components/field.tsx';
import { Form } from '../../components/form.tsx';

interface PostFormsProps {
  readonly post: Post;
  readonly at: string;
  readonly timeZone: string;
  readonly values: Readonly<Record<string, string>>;
}

export function PostForms(props: PostFormsProps) {
  const { post, values } = props;
  const { form, segment, name } = channelOf(post.platform);
  const may = (action: PostAction) => post.actions.includes(action);
  const call = `/api/contents/${post.id}`;
  return (
    <div className="stack stack-lg">
      {may('edit') && (
        <PlainForm post={post} title="Edit" action={`${call}?_method=patch`} button="Save">
          {form.title > 0 && (
            <TextField name="title" label="Title" defaultValue={values.title ?? post.title ?? ''} />
          )}
          <TextAreaField
            name="content"
            label="Text"
            required
            rows={6}
            defaultValue={values.content ?? post.content}
          />
          {takesComment({ type: post.platform, network: post.network }) && (
            <TextAreaField
              name="firstComment"
              label="First comment"
              rows={2}
              defaultValue={values.firstComment ?? post.firstComment ?? ''}
            />
          )}
        </PlainForm>
      )}
      {may('correct') && (
        <PlainForm post={post} title={`Change it on ${name}`} action={`${call}/correct`} button="Change">
          {form.title > 0 && (
            <TextField name="title" label="Title" defaultValue={values.title ?? post.title ?? ''} />
          )}
          <TextAreaField
            name="content"
            label="Text"
            required
            rows={6}
            defaultValue={values.content ?? post.content}
          />
        </PlainForm>
      )}
      {may('edit') && form.media !== 'none' && (
        <PlainForm post={post} title="Drawn picture" action={`${call}/picture`} button="Another design">
          <p>Drawn within seconds: open this page again to see it.</p>
        </PlainForm>
      )}
      {may('schedule') && (
        <PlainForm post={post} title="Schedule" action={`${call}?_method=patch`} button="Schedule">
          <input type="hidden" name="timeZone" value={props.timeZone} />
          <TextField
            name="at"
            type="datetime-local"
            label={`Date and time in ${props.timeZone}`}
            required
            defaultValue={values.at ?? props.at}
          />
          <Checkbox name="waits" label="Leave only once it is approved" />
        </PlainForm>
      )}
      {may('reject') && (
        <PlainForm post={post} title="Reject" action={`${call}/reject`} button="Reject">
          <TextAreaField name="reason" label="Reason" rows={2} defaultValue={values.reason} />
        </PlainForm>
      )}
      {may('resolve') && (
        <>
          <PlainForm post={post} title={`Is it on ${name}?`} action={`${call}/resolve`} button="It is there">
            <input type="hidden" name="published" value="true" />
            <TextField
              name="externalUrl"
              type="url"
              label="Link to the post"
              defaultValue={values.externalUrl}
            />
          </PlainForm>
          <PlainForm
            post={post}
            title="Or is it not?"
            action={`${call}/resolve`}
            button="It is not there, publish"
          >
            <input type="hidden" name="published" value="false" />
          </PlainForm>
        </>
      )}
      {may('posted') && (
        <PlainForm post={post} title={`Posted on ${name}?`} action={`${call}/posted`} button="Mark as posted">
          <TextField
            name="externalUrl"
            type="url"
            label="Link to the post"
            defaultValue={values.externalUrl}
          />
        </PlainForm>
      )}
      {may('figures') && (
        <PlainForm
          post={post}
          title="What did it bring?"
          action={`${call}/figures?_method=put`}
          button="Save figures"
        >
          {FIGURES.map((figure) => (
            <TextField
              key={figure}
              name={figure}
              label={figure.charAt(0).toUpperCase() + figure.slice(1)}
              required
              inputMode="numeric"
              defaultValue={values[figure] ?? post.analytics?.[figure]}
            />
          ))}
        </PlainForm>
      )}
      {may('delete') && (
        <PlainForm
          post={post}
          title="Delete"
          action={`${call}?_method=delete`}
          next={`/platforms/${segment}?tab=content`}
          button="Delete post"
          variant="danger"
        >
          <p>This cannot be undone.</p>
        </PlainForm>
      )}
    </div>
  );
}

function PlainForm(props: {
  readonly post: Post;
  readonly title: string;
  readonly action: string;
  readonly button: string;
  readonly next?: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}) {
  const { post, title, action, button, next = `/posts/${post.id}`, variant, children } = props;
  return (
    <Card title={title}>
      <Form className="stack" action={action}>
        <input type="hidden" name="screen" value={`/posts/${post.id}`} />
        <input type="hidden" name="next" value={next} />
        {children}
        <div>
          <Button type="submit" variant={variant}>
            {button}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
