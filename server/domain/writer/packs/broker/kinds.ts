// Which brokers an idea is for.

export const INSURES = 'insur|protection|underwrit|claims?\\b|versicher';
export const LENDS = 'mortgag|home loans?|remortgag|equity release|first.time buyer|house finance|lenders';
