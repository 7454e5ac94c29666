// What is wrong with a field: the name of its words and what they are about, as schemas can carry it. The words stand in
// server/sentences/schema.ts.

type Unit = 'bytes' | 'milliseconds' | 'minutes' | 'days';

/** What the words of a problem are about. */
interface Params {
  readonly 'at-most': { readonly most: number };
  readonly 'at-least': { readonly least: number };
  readonly exactly: { readonly value: number | boolean };
  readonly 'at-most-all': { readonly most: number };
  readonly characters: { readonly most: number };
  readonly 'characters-told': { readonly most: number; readonly count: number; readonly rest: string };
  readonly 'before-at': { readonly most: number };
  readonly 'least-characters': { readonly least: number };
  readonly 'short-text': { readonly most: number };
  readonly 'most-channels': { readonly most: number };
  readonly 'most-attributes': { readonly most: number };
  readonly 'most-lists': { readonly most: number };
  readonly 'most-columns': { readonly most: number };
  readonly 'most-days': { readonly most: number };
  readonly 'names-most-posts': { readonly most: number };
  readonly 'most-conditions': { readonly most: number };
  readonly 'groups-deep': { readonly most: number };
  readonly 'most-steps': { readonly most: number };
  readonly 'minutes-apart': { readonly minutes: number };
  readonly long: { readonly most: number };
  readonly 'more-than': { readonly most: number };
  readonly either: { readonly names: readonly (string | number)[] };
  readonly 'one-of': { readonly names: readonly (string | number)[] };
  readonly of: { readonly names: readonly string[] };
  readonly 'none-or-one-of': { readonly names: readonly string[] };
  readonly 'one-of-for': { readonly names: readonly string[]; readonly field: string };
  readonly 'or-a-segment': { readonly names: readonly string[] };
  readonly 'time-such-as': { readonly example: string };
  readonly 'number-of': { readonly unit: Unit };
  readonly 'whole-number-of': { readonly unit: Unit };
}

/** Problems of which the words are always the same. */
type Plain =
  | 'number'
  | 'yes-or-no'
  | 'whole'
  | 'required'
  | 'text'
  | 'not-negative'
  | 'change'
  | 'empty'
  | 'object'
  | 'list'
  | 'not-empty'
  | 'positive'
  | 'no-id'
  | 'id'
  | 'above-zero'
  | 'not-zero'
  | 'too-long'
  | 'one-line'
  | 'control-characters'
  | 'true-or-absent'
  | 'yes-no-or-absent'
  | 'within-a-year'
  | 'year-at-most'
  | 'two-years-at-most'
  | 'a-day-at-least'
  | 'colour'
  | 'email'
  | 'web-address'
  | 'model-address'
  | 'address-of-the-web'
  | 'no-password-in-it'
  | 'addresses'
  | 'list-of-addresses'
  | 'website-needed'
  | 'host'
  | 'social-server'
  | 'domain'
  | 'upload-key'
  | 'letters-and-digits'
  | 'attribute-name'
  | 'last-four'
  | 'month-of-year'
  | 'card-number'
  | 'card-brand'
  | 'currency'
  | 'locale'
  | 'time-zone'
  | 'kind-of-job'
  | 'kind-of-event'
  | 'actor'
  | 'no-link'
  | 'no-invitation'
  | 'date'
  | 'date-such-as'
  | 'real-date'
  | 'moment'
  | 'real-moment'
  | 'iso-moment'
  | 'date-or-ago'
  | 'date-of-century'
  | 'time'
  | 'time-of-day'
  | 'time-of-day-such-as'
  | 'ends-as-it-begins'
  | 'begins-as-it-ends'
  | 'now-or-moment'
  | 'weekday'
  | 'day-number'
  | 'one-to-seven'
  | 'list-of-times'
  | 'ids-of-lists'
  | 'list-of-ids'
  | 'list-of-steps'
  | 'list-of-tags'
  | 'list-of-rules'
  | 'list-of-conditions'
  | 'list-of-platforms'
  | 'list-of-posts'
  | 'list-of-media'
  | 'list-of-columns'
  | 'name-one'
  | 'name-a-channel'
  | 'name-a-post'
  | 'name-a-rule'
  | 'condition-needed'
  | 'names-one-twice'
  | 'names-a-list-twice'
  | 'names-a-tone-twice'
  | 'channel-twice'
  | 'one-twice'
  | 'each-domain-once'
  | 'each-thing-once'
  | 'one-column-of-addresses'
  | 'no-such-topic'
  | 'column-number'
  | 'column'
  | 'plan'
  | 'channel'
  | 'id-of-a-list'
  | 'id-of-an-event'
  | 'amount'
  | 'free'
  | 'listed-tone'
  | 'listed-fonts'
  | 'listed-style'
  | 'listed-size'
  | 'listed-kind'
  | 'listed-industry'
  | 'listed-design'
  | 'listed-view'
  | 'media-use'
  | 'medium-to-show'
  | 'picture-or-none'
  | 'picture-words'
  | 'two-slides'
  | 'about-something'
  | 'simple-value'
  | 'attribute-value'
  | 'names-and-values'
  | 'group'
  | 'goal'
  | 'template-or-text'
  | 'another-version'
  | 'page-subscribes-nobody'
  | 'share-above-zero'
  | 'offers-and-news'
  | 'too-many-people'
  | 'name-please'
  | 'purpose-please'
  | 'business-name-please'
  | 'recipient-please'
  | 'reason-please'
  | 'choose-a-channel'
  | 'draft-has-no-time'
  | 'queued-has-no-time'
  | 'one-or-many-platforms'
  | 'choose-a-post'
  | 'minutes-or-free'
  | 'choose-tone'
  | 'choose-channel'
  | 'not-out-no-link'
  | 'no-text'
  | 'not-possible'
  | 'unknown-field'
  | 'wrong-type';

export type ProblemId = keyof Params | Plain;
export type ParamsOf<K extends ProblemId> = K extends keyof Params ? Params[K] : undefined;

/**
 * What a schema says of a value that it refuses. Messages of valibot are text, so the name stands in it as JSON.
 * @__NO_SIDE_EFFECTS__
 */
export function problem<K extends ProblemId>(
  id: K,
  ...[params]: K extends keyof Params ? [params: Params[K]] : []
): string {
  return JSON.stringify({ id: `schema.${id}`, params });
}
