// The form of the language model as a plain form sends it.
import { readNumber } from './form-fields.ts';

/** An empty bound is none; an empty price is 0. A key that was not typed stays. */
export function readModelForm(fields: Readonly<Record<string, string>>) {
  const bound = (name: string) =>
    fields[name] === undefined ? undefined : (readNumber(fields[name]) ?? null);
  const price = (name: string) => (fields[name] === undefined ? undefined : (readNumber(fields[name]) ?? 0));
  return {
    use: fields.use,
    kind: fields.kind,
    // Without an address there is none to change.
    url: fields.url || undefined,
    model: fields.model,
    key: fields.forgetKey === undefined ? fields.key || undefined : '',
    callTokens: readNumber(fields.callTokens),
    dayTokens: bound('dayTokens'),
    monthTokens: bound('monthTokens'),
    monthCost: bound('monthCost'),
    inputPrice: price('inputPrice'),
    outputPrice: price('outputPrice'),
    currency: fields.currency,
  };
}
