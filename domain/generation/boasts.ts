/**
 * What only the house can say, and what nobody may: a recipe proves none of it. A dish that somebody else proposes is
 * not printed with such words. (The catalogue's own are kept out of its texts by `catalogue/voices/statements.ts`.)
 */
const BOASTS: readonly RegExp[] = [
  // Health: Regulation (EC) No 1924/2006 and 21 CFR 101.14 ask for evidence.
  /\b(?:immun\p{L}*|cholesterol|inflammation|anti-?inflammatory|antioxidants?|detox\p{L}*|cures?|heals?|healing|medicinal|probiotic\p{L}*|superfoods?|weight[- ]loss|slimming|fat[- ]burning|aphrodisiac|blood (?:sugar|pressure)|heart[- ]healthy|healthy|wholesome|nourishing|low[- ](?:fat|sodium|calorie|sugar|carb)|sugar[- ]free|guilt[- ]free|hangover|digest\p{L}*|lowers?|boosts?|boosting)\b/giu,
  // Safety and freedom that no kitchen can promise.
  /\b(?:perfectly|completely|totally|100 ?%|guaranteed) (?:safe|pure|natural|free|fresh)\b|\bsafe for (?:everyone|all|everybody|kids|pregnan\p{L}*|celiacs?)\b|\ballergen[- ]free\b|\bhypoallergenic\b|\bunlicensed\b|\b(?:fugu|puffer ?fish|blowfish)\b/giu,
  // Awards, press, fame.
  /\b(?:award\p{L}*|michelin|james beard|zagat|yelp|tripadvisor|stars?[- ]rated|rated|voted|best in|world[- ]famous|famous|prize\p{L}*|winning|champion\p{L}*|featured (?:in|on)|as seen (?:in|on)|number one|no\. ?1|#1|critics?)\b/giu,
  // Certified or named origin and husbandry.
  /\b(?:organic\p{L}*|certified|genuine|authentic|real|wild[- ]caught|line[- ]caught|day[- ]boat|free[- ]range|cage[- ]free|pasture[- ]raised|grass[- ]fed|grain[- ]fed|hormone\p{L}*|antibiotic\p{L}*|gmo|non[- ]gmo|sustainabl\p{L}*|fair[- ]trade|biodynamic|locally|local|homegrown|farms?|farm[- ]\p{L}+|ranch[- ]raised|flown in|shipped in|imported|a5|kobe|estate[- ]\p{L}+|single[- ]origin|d\.?o\.?p\.?|i\.?g\.?p\.?|aoc)\b/giu,
  // History and family.
  /\b(?:grand(?:ma|mother|pa|father)\p{L}*|nonna\p{L}*|abuela\p{L}*|mom'?s|mother's|family recipe|secret recipe|generations?|centur(?:y|ies)|since \d{4}|\b1[5-9]\d\d\b|\b20[0-4]\d\b)/giu,
  // How long and made by whom: only the house knows.
  /\b\d+[- ](?:hours?|days?|weeks?|months?|years?)\b|\baged (?:for )?\d+|\bdaily\b|\b(?:house|home|hand)[- ]?made\b/giu,
  // How to reach somebody, and words to a machine.
  /\b\d{3}[-. ]\d{3,4}(?:[-. ]\d{4})?\b|@|\b(?:call|text|follow|visit|book|order) (?:us|now|online|at)\b|\b(?:ignore|disregard|override) (?:all|any|the|previous)\b|\b(?:system|assistant|user|prompt)\s*:/giu,
]

/** Such words of a text, as they are written. */
export const boastsIn = (text: string): string[] =>
  BOASTS.flatMap((pattern) => [...text.matchAll(pattern)].map(([words]) => words.trim()))
