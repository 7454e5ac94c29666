// Words of praise and promise in languages that the built-in gate does not read: they need a fact that says them. By language.

export const STRONG_WORDS: Readonly<Record<string, RegExp>> = {
  de: /(?<!\p{L})(?:(?:aller)?beste[nmrs]?|günstigste[nmrs]?|billigste[nmrs]?|einzige[nmrs]?|einzigartig\p{L}*|garantiert\p{L}*|garantie|marktführ\p{L}*|nummer eins|kostenlos\p{L}*|gratis|rabatt\p{L}*|heilt|heilen|geprüft\p{L}*|ausgezeichnet\p{L}*|zertifiziert\p{L}*|risikofrei\p{L}*)(?!\p{L})/giu,
  es: /(?<!\p{L})(?:mejor(?:es)?|únic[oa]s?|garantizad[oa]s?|garantía|más barat[oa]s?|número uno|líder(?:es)?|gratis|gratuit[oa]s?|descuentos?|cura[nr]?|certificad[oa]s?|premiad[oa]s?|sin riesgo)(?!\p{L})/giu,
  fr: /(?<!\p{L})(?:meilleure?s?|uniques?|garanti[es]*|moins chère?s?|numéro un|leaders?|gratuit\p{L}*|remises?|guéri\p{L}*|certifié\p{L}*|primé\p{L}*|sans risque)(?!\p{L})/giu,
  it: /(?<!\p{L})(?:migliori?e?|unic[oaih]+|garantit[oaie]|garanzia|più economic\p{L}*|numero uno|leader|gratis|gratuit[oaie]|sconti?|cura(?:re)?|certificat[oaie]|premiat[oaie])(?!\p{L})/giu,
  pt: /(?<!\p{L})(?:melhor(?:es)?|únic[oa]s?|garantid[oa]s?|garantia|mais barat[oa]s?|número um|líder(?:es)?|grátis|gratuit[oa]s?|descontos?|cura[rm]?|certificad[oa]s?|premiad[oa]s?)(?!\p{L})/giu,
  nl: /(?<!\p{L})(?:beste|enige|unieke?|gegarandeerde?|garantie|goedkoopste|nummer één|marktleider|gratis|korting(?:en)?|geneest|genezen|gecertificeerde?|bekroonde?)(?!\p{L})/giu,
  ja: /最高|一番|唯一|必ず|保証|最安|無料|割引|治る|治り|日本一|世界一|認定|受賞/gu,
  zh: /最好|最佳|第一|唯一|保证|保證|最便宜|免费|免費|折扣|治愈|治癒|认证|認證|获奖|獲獎/gu,
};
