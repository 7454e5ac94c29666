// What an event is about: how its kinds are declared.

/** Nothing more is to be said of it. */
export type None = Readonly<Record<never, never>>;

export interface About<Business extends number | null, Subject extends number | null, Data extends object> {
  readonly businessId: Business;
  readonly subjectId: Subject;
  readonly data: Readonly<Data>;
}

/** Of a business as a whole. */
export type OfBusiness<Data extends object = None> = About<number, number | null, Data>;
/** Of something that a business has: a post, a channel, a person's part in it. */
export type InBusiness<Data extends object = None> = About<number, number, Data>;
/** Of what an account has; the business is the one where it is told, when there is any. */
export type OfAccount<Data extends object = None> = About<number | null, number, Data>;
/** Of the installation. */
export type OfServer<Data extends object = None> = About<null, number | null, Data>;
