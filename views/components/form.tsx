// A plain form that writes: it says in its address which business its page shows, so that it writes into no other.
import { type ComponentProps, createContext, useContext } from 'react';

/** Id of the business that the page shows; null where it shows none. */
export const ShownBusiness = createContext<number | null>(null);

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** Without one it goes to where the page came from. */
  readonly action?: string;
}

export function Form({ action, ...props }: FormProps) {
  const business = useContext(ShownBusiness);
  return (
    <form
      {...props}
      method="post"
      action={action && business !== null ? nameBusiness(action, business) : action}
    />
  );
}

function nameBusiness(action: string, id: number): string {
  return `${action}${action.includes('?') ? '&' : '?'}business=${id}`;
}
