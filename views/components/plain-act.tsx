// One act as a form with a button: works without script, and in place with it.

import { Button, type ButtonProps } from './button.tsx';
import { Form } from './form.tsx';

export interface PlainActProps extends Pick<ButtonProps, 'icon' | 'variant' | 'children'> {
  readonly action: string;
  readonly method?: 'PUT' | 'PATCH' | 'DELETE';
  /** Route of the screen, to come back to when it is refused. */
  readonly screen: string;
  /** Route to go on to. */
  readonly next: string;
  /** What is sent besides. */
  readonly fields?: Readonly<Record<string, string>>;
}

export function PlainAct(props: PlainActProps) {
  const { action, method, screen, next, fields = {}, icon, variant, children } = props;
  return (
    <Form action={method ? `${action}?_method=${method}` : action} data-enhance="">
      <input type="hidden" name="screen" value={screen} />
      <input type="hidden" name="next" value={next} />
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="sm" icon={icon} variant={variant}>
        {children}
      </Button>
    </Form>
  );
}

/** An act that cannot be undone: asked for first, done by a second button. */
export function FinalAct({
  id,
  ask,
  explain,
  ...act
}: PlainActProps & { readonly id: string; readonly ask: string; readonly explain: string }) {
  return (
    <details className="final-act" id={id}>
      <summary className="button button-secondary button-sm">{ask}</summary>
      <div className="row">
        <span>{explain}</span>
        <PlainAct {...act} variant="danger" />
      </div>
    </details>
  );
}
