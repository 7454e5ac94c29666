// A plain form that writes: it says in its address which business its page shows, so that it writes into no other.
import { type ComponentProps, createContext, useContext } from 'react';

/** Id of the business that the page shows; null where it shows none. */
export const ShownBusiness = createContext<number | null>(null);

interface FormProps extends Omit<ComponentProps<'form'>, 'method' | 'action'> {
  /** Without one it goes to where the page came from. */
  readonly action?: string;
}

export function Form({ action, ...props }: FormProps) {
  const addressOf = useFormAddress();
  return <form {...props} method="post" action={action && addressOf(action)} />;
}

/** @returns what makes an address to write to of a call's: for `formAction` of buttons that share a form */
export function useFormAddress(): (action: string) => string {
  const business = useContext(ShownBusiness);
  return (action) =>
    business === null ? action : `${action}${action.includes('?') ? '&' : '?'}business=${business}`;
}
