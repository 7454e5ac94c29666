// Houses of the industry that have a pack of their own and for which some of these ideas would be out of place.

/** Houses of animals: `unless` of what is said to people about their own health. */
export const ANIMALS =
  'veterinar|\\bvets?\\b|\\bpets?\\b|\\bdogs?\\b|\\bcats?\\b|\\bgroomers?\\b|kennel|cattery|animal (?:clinic|hospital)';
/** Houses of animals, and those that train, rub or adorn: `unless` of what is said about medicines and patients. */
export const NO_PATIENTS = `${ANIMALS}|yoga|pilates|\\bgyms?\\b|barbell|crossfit|fitness|personal train|massage|beauty|\\bsalon\\b|hairdress|barber|\\bnails?\\b`;

/** Who cares for people at home or in a home: `only` of what families ask them. */
export const HOME_CARE =
  'home care|home ?help|care at home|live-?in care|domiciliary|care homes?\\b|nursing homes?\\b|elder(?:ly)? care|senior care|care (?:agency|service|company)|respite|companionship|(?:caring|care) for (?:older|elderly|seniors)|assisted living';
/** Who comes to people's homes: a house in which they live says nothing of staying at home. */
export const AT_HOME =
  'home care|home ?help|care at home|live-?in care|domiciliary|in-home|care (?:agency|service|company)|companionship';
/** Houses in which older people live. */
export const CARE_HOMES = 'care homes?\\b|nursing homes?\\b|residential (?:home|care)|assisted living';
