// Payment cards: what their fields hold (spec sections 5 and 9), and the brands that are told apart.

export const CARD = {
  /** Characters of the number as it stands in its field, the spaces between its groups included. */
  number: { min: 16, max: 19, group: 4 },
  holder: { min: 2 },
  /** `MM/YY`, months 01 to 12. */
  expiry: { pattern: /^(0[1-9]|1[0-2])\/\d{2}$/, length: 5 },
  cvv: { min: 3, max: 4 },
} as const;

/** Brand -> its name and how its numbers begin (ISO/IEC 7812 issuer ranges as the brands publish them). */
export const CARD_BRANDS = {
  visa: { name: 'Visa', begins: /^4/ },
  mastercard: { name: 'Mastercard', begins: /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/ },
  amex: { name: 'American Express', begins: /^3[47]/ },
  discover: { name: 'Discover', begins: /^(6011|64[4-9]|65)/ },
  jcb: { name: 'JCB', begins: /^35(2[89]|[3-8])/ },
  other: { name: 'Card', begins: /^/ },
} as const;
export type CardBrand = keyof typeof CARD_BRANDS;
export const CARD_BRAND_NAMES = Object.keys(CARD_BRANDS) as [CardBrand, ...CardBrand[]];

/** "Visa ending 4242, 12/29". */
export function describeCard(card: { brand: CardBrand; lastFour: string; expiry: string }): string {
  return `${CARD_BRANDS[card.brand].name} ending ${card.lastFour}, ${card.expiry}`;
}
