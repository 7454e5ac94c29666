// Says why someone who is no owner finds nothing to press.

/** `what` is what only an owner may do here, as the end of the sentence: "change budgets and campaigns". */
export function OwnerOnly({ what }: { readonly what: string }) {
  return <p className="quiet">{`Only an owner of this business may ${what}.`}</p>;
}
