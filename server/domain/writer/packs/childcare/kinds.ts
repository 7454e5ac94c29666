// Which houses an idea is for: a childminder's kitchen has no staff room.

export const NURSERIES = 'nurser(?:y|ies)|day ?care|kinderg|pre-?school|\\bkita\\b|cr[eè]che';
