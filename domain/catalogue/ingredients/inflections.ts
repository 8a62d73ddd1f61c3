/** The languages of the word tables, in the order of their columns. */
export const languages = ['de', 'fr', 'it', 'es', 'pt', 'nl'] as const

export type Language = (typeof languages)[number]

/** What a folded word may be the plural of: candidates, which count where a table has them. */
export const inflections: Readonly<Record<Language, (word: string) => readonly string[]>> = {
  de: (word) => [
    word.replace(/n$/, ''),
    word.replace(/en$/, ''),
    word.replace(/e$/, ''),
    word.replace(/er$/, ''),
    word.replace(/s$/, ''),
    word.replace(/(?:es|em|er|en|e)$/, 'e'),
    word.replace(/(?:es|em|er|en|e)$/, 'er'),
  ],
  fr: (word) => {
    const bare = word.replace(/^[ld]'/, '')
    return [bare, bare.replace(/[sx]$/, ''), bare.replace(/aux$/, 'al'), bare.replace(/es$/, ''), `${bare}s`]
  },
  it: (word) => {
    const bare = word.replace(/^(?:l|d|dell|all|sull|nell|un)'/, '')
    return [
      bare,
      bare.replace(/i$/, 'o'),
      bare.replace(/i$/, 'e'),
      bare.replace(/e$/, 'a'),
      bare.replace(/hi$/, 'o'),
      bare.replace(/he$/, 'a'),
      bare.replace(/i$/, 'io'),
      bare.replace(/[oa]$/, 'i'),
      bare.replace(/a$/, 'e'),
    ]
  },
  es: (word) => [word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ces$/, 'z'), `${word}s`],
  pt: (word) => [
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/oes$/, 'ao'),
    word.replace(/aes$/, 'ao'),
    word.replace(/ns$/, 'm'),
    word.replace(/ais$/, 'al'),
    word.replace(/eis$/, 'el'),
    `${word}s`,
  ],
  nl: (word) => [
    word.replace(/s$/, ''),
    word.replace(/en$/, ''),
    word.replace(/n$/, ''),
    word.replace(/'s$/, ''),
    // An open syllable has one vowel, a closed one two: "garnalen" is "garnaal"; a double consonant closes: "kippen".
    word.replace(/([aeou])([bdfgklmnprst])en$/, '$1$1$2'),
    word.replace(/([bdfgklmnprst])\1en$/, '$1'),
    word.replace(/ven$/, 'f'),
    word.replace(/zen$/, 's'),
    word.replace(/jes?$/, ''),
    word.replace(/tjes?$/, ''),
    `${word}en`,
  ],
}

/** Folded words that say how it is cut, cooked, kept or grown, and nothing of what it is. */
export const PREPARED: Readonly<Record<Language, RegExp>> = {
  de: /^(?:frisch|gehackt|gewurfelt|geschalt|gerieben|gemahlen|gehobelt|geschnitten|klein|gross|fein|grob|gerostet|bio|tk|tiefgekuhlt|gefroren|weich|kalt|flussig|geschmolzen|zerlassen|gekocht|gegart|roh|ganz|halbiert|entsteint|gezupft|gewaschen|geputzt|geviertelt|mittelgross|reif|gestiftelt|gehautet|passiert|angeschwitzt|ungesalzen|gesalzen|lauwarm|zimmerwarm|regional|hausgemacht)(?:e[nrsm]?)?$/,
  fr: /^(?:frais|fraiche|fraiches|hache|emince|rape|cisele|coupe|pele|epluche|concasse|moulu|fondu|mou|ramolli|cuit|cru|bio|entier|petit|gros|grand|surgele|congele|decortique|denoyaute|effile|grille|torrefie|battu|tamise|mur|lave|poche|poele|presse|en|des|lamelles|rondelles|julienne|morceaux|brunoise|maison)(?:e?s?)$/,
  it: /^(?:fresc|tritat|grattugiat|tagliat|affettat|pelat|sbucciat|macinat|fus|sciolt|cott|crud|biologic|inter|piccol|grand|surgelat|congelat|sgusciat|snocciolat|tostat|sbattut|setacciat|matur|lavat|a|cubetti|dadini|fettine|julienne|pezzetti|ammorbidit|morbid)(?:[oaie]|hi|he)?$/,
  es: /^(?:fresc|picad|rallad|cortad|pelad|molid|fundid|derretid|cocid|crud|ecologic|enter|pequen|grandes?|congelad|descascarad|deshuesad|tostad|batid|tamizad|madur|lavad|en|rodajas|cubos|dados|juliana|trozos|ablandad|asad)(?:[oa]s?)?$/,
  pt: /^(?:fresc|picad|ralad|cortad|descascad|moid|derretid|cozid|cru|cru[as]|biologic|inteir|pequen|grandes?|congelad|sem|casca|torrad|batid|peneirad|madur|lavad|em|rodelas|cubos|tiras|pedacos|amolecid|assad)(?:[oa]s?)?$/,
  nl: /^(?:vers|gehakt|gesneden|gesnipperd|geraspt|gemalen|geschild|gesmolten|gekookt|rauw|bio|biologisch|heel|hele|klein|grote?|bevroren|diepvries|gepeld|ontpit|geroosterd|geklopt|gezeefd|rijp|gewassen|in|blokjes|plakjes|ringen|reepjes|fijn|fijngehakt|grof|zacht|koud|ongezouten|gezouten)e?$/,
}

/**
 * Folded words that follow a name as its preparation and are as often foods themselves: minced meat, grated cheese, cold
 * cuts, a roast, a milkshake. In German these are the nouns made of adjectives: "Gehacktes".
 */
const FOODS =
  /^(?:(?:gehackt|gekocht|gegart|roh|gerieben|gefroren)es|gehakt|hache|rape|fondues?|cru|macinato|crud[oi]|cotto|affettat[oi]|tagliat[ae]|asado|assado|cocido|cozido|cortado|batid[oa]|tostadas?|torradas?|molida|moida|fundido)$/

/** Does a text of folded words say how something is prepared, all in one of the languages, and name no food? */
export const isPreparedPhrase = (words: readonly string[]): boolean =>
  !words.some((word) => FOODS.test(word)) &&
  languages.some((language) => words.every((word) => PREPARED[language].test(word)))
