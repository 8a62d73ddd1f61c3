/**
 * Words that are on menus of a language and hardly on those of others. Written without regard to case; the counts
 * decide, so a borrowed word does no harm.
 */
const words: Readonly<Record<string, string>> = {
  en: 'and with the or of for all served our add fresh roasted grilled sauce cheese chicken beef side sides each please your from house extra choice soup salad fries lunch dinner bread egg eggs fish crispy smoked tomatoes basil cream garlic onion onions lemon potatoes mushroom mushrooms shrimp bacon lamb rice spinach pepper peppers wings bowl breast',
  de: 'und mit vom von der die das oder auf aus im zum zur wahlweise dazu hausgemachte hausgemachter frische frisch gebraten gebratene kartoffeln salat suppe suppen vorspeisen hauptgerichte getränke preise inkl alle sauce kleiner großer portion täglich nachspeisen beilagen',
  fr: 'et de du des la le les aux au avec ou selon sur en entrées plats desserts vin vins fromage fromages maison jour prix nets formule poulet sauce crème viande boissons servi servis notre nos par personne supplément',
  es: 'y con de del la las los el o en para al por queso pollo carne salsa postres bebidas entrantes precio precios casa ensalada arroz pescado nuestro tortilla raciones tapas vino vinos',
  it: 'e con di del della alla al allo alle o in per il lo la gli ai agli nostro antipasti primi secondi contorni dolci vini acqua pane coperto formaggio pomodoro gusti panna cono coppa',
  pt: 'e com de do da dos das ou em para ao no na queijo frango carne molho sobremesas bebidas entradas preço preços arroz peixe prato pratos vinho vinhos',
  nl: 'en met van de het een of voor onze uit bij op kaas kip vlees saus nagerechten voorgerechten hoofdgerechten dranken prijzen huisgemaakte salade brood verse',
  sv: 'och med av på eller från till förrätter varmrätter efterrätter kött fisk sås potatis serveras dryck ost',
  nb: 'og med av på eller fra til forretter hovedretter desserter kjøtt fisk serveres poteter ost løk fløte',
  pl: 'z ze i w na do lub oraz zupa zupy dania pierogi ziemniaki ser sos sałatka kurczak mięso ryba napoje desery kawa herbata smażone domowy domowa ceny',
  cs: 's se a v na z nebo polévka polévky jídla hlavní knedlík knedlíky brambory sýr omáčka salát kuřecí hovězí nápoje dezerty',
  tr: 've ile çorba çorbası çorbalar kebabı kebaplar köfte köftesi pilavı salatası salatalar tatlılar içecekler başlangıçlar ızgara ızgaralar tavuk dana kuzu balık peynir peynirli yoğurt yoğurtlu domates soğan biber ekmek çay kahve su porsiyon dahildir fiyatlarımız fiyatlarımıza yemekler mezeler zeytinyağlı günün kahvaltı yumurta patates',
  hu: 'és vagy egy levesek leves húsleves főételek előételek desszertek italok köretek csirke marha sertés sajt rántott töltött burgonyával rizzsel saláta savanyúság káposzta tészta hal házi áraink kávé',
  ro: 'și sau cu din la de pe ciorbă ciorbe supă supe felurile aperitive garnituri salată salate deserturi băuturi pui porc vită brânză cartofi mămăligă smântână pește apă cafea prețurile gratar grătar',
  hr: 'i s sa ili na od u uz predjela juha juhe jela glavna prilozi deserti pića sir pršut salata riba piletina govedina krumpir luk kruh kuhano domaće cijene kava voda',
  fi: 'ja tai sekä kanssa alkuruoat alkuruuat pääruoat pääruuat jälkiruoat jälkiruuat keitto lohikeitto lohi kana peruna perunamuusi leipä juomat salaatti kastike tarjoillaan talon päivän hinnat kahvi',
  ca: 'i amb de del els les al la el per entrants primers segons postres begudes amanida formatge pollastre carn peix arròs pa tomàquet casa vins preu',
  vi: 'và với hoặc khai vị món chính tráng miệng đồ uống gà bò heo lợn tôm cá cơm bún phở gỏi chả nướng chiên xào canh rau trứng cà phê trà bia',
  da: 'og med af på eller fra til forretter hovedretter desserter kød fisk serveres kartofler ost',
}

/** Letters that no other of these languages writes, nor the names of dishes and wines that are known everywhere. */
const letters: Readonly<Record<string, RegExp>> = {
  tr: /[ğı]|i\u0307/u,
  pl: /[łęąśźż]/u,
  cs: /[řůě]/u,
  hu: /[őű]/u,
  ro: /[țșă]/u,
  hr: /[đć]/u,
  vi: /[ơưạảấầẩẫậắằẳẵặẹẻẽếềểễệịỉọỏốồổỗộớờởỡợụủứừửữựỳỷỹ]/u,
}

/** What the lists of wines are called, and how wine is sold: the house says it in its own language. */
const ofWineLists: Readonly<Record<string, string>> = {
  en: 'wine wines list glass bottle sparkling white red whites reds corkage',
  de: 'weine weinkarte weißwein weißweine rotwein rotweine schaumweine glas flasche',
  fr: 'blancs rouges rosés verre bouteille effervescents',
  es: 'tintos blancos rosados espumosos copa botella',
  it: 'bianchi rossi rosati bollicine calice bottiglia',
  pt: 'tintos brancos espumantes copo garrafa',
  nl: 'wijn wijnen rood wit glas fles',
}

/** Capitals of Turkish have no dot where they should, and one where they should not, once they are small. */
const plain = (word: string): string => word.replaceAll('İ', 'i').toLowerCase().replaceAll('ı', 'i')

const vocabularies = Object.entries(words).map(
  ([language, list]) =>
    [
      language,
      new Set(`${list} ${ofWineLists[language] ?? ''}`.split(' ').map(plain)),
      letters[language],
    ] as const,
)

/** The scripts of languages that are recognized by their letters alone. */
const scripts = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['th', /\p{Script=Thai}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
] as const

/** Characters that the simplified script has and the traditional one doesn't, those that menus use. */
const SIMPLIFIED = /[饺烧叉汤龙虾鱼鸡鸭面饭饮时价贝蚝酱点头间单宫爆炖凉拌热盐酿麻辣锅]/gu
const TRADITIONAL = /[餃燒湯龍蝦魚雞鴨麵飯飲時價貝蠔醬點頭間單宮燉涼熱鹽釀鍋]/gu

export interface Languages {
  /** BCP 47, of most of its words; undefined where nothing tells. */
  readonly first?: string
  /** The language of the second names next to them. */
  readonly second?: string
}

/**
 * The languages of a menu, by the words and the letters of its lines; where these hardly tell, that of its country.
 * @param sentences what it says between the dishes, which is in the language of the house
 * @param country ISO 3166-1 alpha-2
 */
export function languagesOf(text: string, sentences = '', country?: string): Languages {
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length
  const other = otherScript(text)
  const home = country === undefined ? undefined : new Intl.Locale(`und-${country}`).maximize().language
  // Names of dishes come from anywhere, and those of wines say nothing of the house.
  const spoken = `${text}\n${sentences}\n${sentences}\n${sentences}`
  const byWords = latinLanguage(withoutWines(spoken), home)
  if (!other) {
    const first = byWords ?? (latin > 0 ? homeInLatin(home) : undefined)
    return first ? { first } : {}
  }
  // With signs of syllables or words the count decides: a Chinese house often puts its Chinese names first
  // on an English menu.
  const leads = isOfLetters(other.language) ? leadsInLatin(text) : undefined
  if (leads ?? latin > other.count * (isOfLetters(other.language) ? 1 : LETTERS_A_SIGN))
    return { first: byWords ?? 'en', second: other.language }
  return latin > 0.3 * other.count && byWords
    ? { first: other.language, second: byWords }
    : { first: other.language }
}

/** The language of a country, where it is written in Latin letters. */
const homeInLatin = (home: string | undefined): string | undefined =>
  home !== undefined && new Intl.Locale(home).maximize().script === 'Latn' ? home : undefined

/** Lines of wines, by their years, grapes and places. */
const WINE =
  /(?<!\d)(?:19|20)\d\d(?!\d)|(?<!\p{L})(?:NV|brut|cuvée|crémant|champagne|prosecco|cava|domaine|château|weingut|bodegas?|tenuta|riesling|chardonnay|sauvignon|pinot|merlot|malbec|syrah|shiraz|cabernet|grenache|tempranillo|sangiovese|nebbiolo|zinfandel|albariño|grüner veltliner|chenin|viognier|gamay|muscadet|sancerre|chablis|pouilly|bordeaux|bourgogne|beaujolais|côtes?|châteauneuf|barolo|barbaresco|barbera|brunello|chianti|montepulciano|valpolicella|soave|gavi|rioja|ribera del duero|priorat|vinho verde|douro)(?!\p{L})/iu

const withoutWines = (text: string): string =>
  text
    .split('\n')
    .filter((line) => !WINE.test(line))
    .join('\n')

/** Latin letters that say as much as one sign of a script that writes syllables or words. */
const LETTERS_A_SIGN = 4

const isOfLetters = (language: string): boolean => !/^(?:zh|ja|ko)/u.test(language)

/** Lines in two scripts that are enough to say which one is first. */
const ENOUGH = 3

/** Of the lines in two scripts: do most begin in Latin letters? Undefined where there are too few of them. */
function leadsInLatin(text: string): boolean | undefined {
  const firsts = text.split('\n').flatMap((line) => {
    const latin = line.search(/\p{Script=Latin}{2}/u)
    const other = line.search(/[\p{Lo}\p{Script=Cyrillic}\p{Script=Greek}]{2}/u)
    return latin < 0 || other < 0 ? [] : [latin < other]
  })
  if (firsts.length < ENOUGH) return undefined
  return firsts.filter(Boolean).length * 2 > firsts.length
}

/** Different words of a language that are too few to say which one it is. */
const FEW = 1

/** Letters next to a figure or a sign of money: `LE 50`, `A$5`, `a1`, `12,50 kr`; they are codes and money. */
const OF_FIGURES =
  /(?<!\p{L})\p{L}{1,3}\.?[^\S\n]?(?=[\d\p{Sc}])|(?<=[\d\p{Sc}][^\S\n]?)\p{L}{1,3}(?!\p{L})/gu

/** One letter is a word only between two others: `Polévka s knedlíkem`; `a, c` and `b Milch` are codes. */
const LONE = /(?<!\p{L}{2}[^\S\n])(?<!\p{L})\p{L}(?!\p{L})|(?<!\p{L})\p{L}(?![^\S\n]\p{L}{2})(?!\p{L})/gu

/** The lead over the language of the country that is none: names of dishes come from anywhere. */
const LEAD = 2

/** @param home the language of the country, which wins where another one hardly leads */
function latinLanguage(text: string, home: string | undefined): string | undefined {
  const all =
    text
      .replaceAll(OF_FIGURES, ' ')
      .replaceAll(LONE, ' ')
      .match(/\p{L}+/gu)
      ?.map((written) => ({ written, word: plain(written) })) ?? []
  const counts = vocabularies.map(([language, known, own]) => {
    const said = all.filter(({ written, word }) => known.has(word) || own?.test(written.toLowerCase()))
    return { language, count: said.length, isEnough: new Set(said.map(({ word }) => word)).size > FEW }
  })
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  if (!best?.isEnough) return undefined
  const ofHome = counts.find(({ language }) => language === home)
  return ofHome?.isEnough && best.count < ofHome.count * LEAD ? home : best.language
}

function otherScript(text: string): { language: string; count: number } | undefined {
  const han = (text.match(/\p{Script=Han}/gu) ?? []).length
  const told = scripts
    .map(([language, letters]) => ({
      language: language as string,
      count: (text.match(letters) ?? []).length,
    }))
    .toSorted((a, b) => b.count - a.count)[0]
  if (told && told.count > 1 && (told.language !== 'ja' || told.count * 8 > han))
    return told.language === 'ja'
      ? { language: 'ja', count: told.count + han }
      : { ...told, language: told.language === 'ru' ? cyrillicLanguage(text) : told.language }
  if (han < 2) return undefined
  const simplified = (text.match(SIMPLIFIED) ?? []).length
  const traditional = (text.match(TRADITIONAL) ?? []).length
  return { language: simplified > traditional ? 'zh-Hans' : 'zh-Hant', count: han }
}

/** By letters that the others do not write, and a hard sign before a consonant, which is a vowel in Bulgarian. */
function cyrillicLanguage(text: string): string {
  if (/[іїєґ]/iu.test(text)) return 'uk'
  return /ъ[бвгджзйклмнпрстфхцчшщ]/iu.test(text) && !/[ыэё]/iu.test(text) ? 'bg' : 'ru'
}
