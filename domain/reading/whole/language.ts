/**
 * Words that are on menus of a language and hardly on those of others. Written without regard to case; the counts
 * decide, so a borrowed word does no harm.
 */
const words: Readonly<Record<string, string>> = {
  en: 'and with the or of for all served our add fresh roasted grilled sauce cheese chicken beef side sides each please your from house extra choice soup salad fries lunch dinner bread egg eggs fish crispy smoked',
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
  da: 'og med af på eller fra til forretter hovedretter desserter kød fisk serveres kartofler ost',
}

const vocabularies = Object.entries(words).map(
  ([language, list]) => [language, new Set(list.split(' '))] as const,
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

/** The languages of a menu, by the words and the letters of its lines. */
export function languagesOf(text: string, sentences = ''): Languages {
  const latin = (text.match(/\p{Script=Latin}/gu) ?? []).length
  const other = otherScript(text)
  // What is said between the dishes is in the language of the house; names of dishes and wines come from anywhere.
  const byWords = latinLanguage(`${text}\n${sentences}\n${sentences}\n${sentences}`)
  if (!other) return byWords ? { first: byWords } : {}
  // With signs of syllables or words the count decides: a Chinese house often puts its Chinese names first
  // on an English menu.
  const leads = isOfLetters(other.language) ? leadsInLatin(text) : undefined
  if (leads ?? latin > other.count * (isOfLetters(other.language) ? 1 : LETTERS_A_SIGN))
    return { first: byWords ?? 'en', second: other.language }
  return latin > 0.3 * other.count && byWords
    ? { first: other.language, second: byWords }
    : { first: other.language }
}

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

function latinLanguage(text: string): string | undefined {
  const all =
    text
      .replaceAll(OF_FIGURES, ' ')
      .replaceAll(LONE, ' ')
      .toLowerCase()
      .match(/\p{L}+/gu) ?? []
  const counts = vocabularies.map(([language, known]) => {
    const own = all.filter((word) => known.has(word))
    return { language, count: own.length, isEnough: new Set(own).size > FEW }
  })
  const [best] = counts.toSorted((a, b) => b.count - a.count)
  return best?.isEnough ? best.language : undefined
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
    return told.language === 'ja' ? { language: 'ja', count: told.count + han } : told
  if (han < 2) return undefined
  const simplified = (text.match(SIMPLIFIED) ?? []).length
  const traditional = (text.match(TRADITIONAL) ?? []).length
  return { language: simplified > traditional ? 'zh-Hans' : 'zh-Hant', count: han }
}
