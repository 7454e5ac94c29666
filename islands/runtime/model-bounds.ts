// The bounds of a language model as they were typed.
import type { ServerModelInput } from '../../server/contract/model.ts';

const BOUNDS = ['dayTokens', 'monthTokens', 'monthCost'] as const;
const PRICES = ['inputPrice', 'outputPrice'] as const;

/** An empty bound is none, an empty price is 0; what the form does not show is left out. */
export function readBounds(form: FormData, isShared: boolean): Partial<ServerModelInput> {
  const typed = (name: string) => String(form.get(name) ?? '').trim();
  const number = (name: string, empty: number | null) => {
    if (!form.has(name)) return {};
    // What is no number is sent as it is: the server says what is wrong with it.
    const value = typed(name) === '' ? empty : Number(typed(name));
    return { [name]: Number.isNaN(value) ? typed(name) : value };
  };
  const bounds = [...BOUNDS, ...(isShared ? ['businessDayTokens'] : [])];
  return Object.assign(
    {},
    ...bounds.map((name) => number(name, null)),
    ...PRICES.map((name) => number(name, 0)),
    typed('callTokens') === '' ? {} : number('callTokens', null),
    form.has('currency') ? { currency: typed('currency') } : {},
  );
}
