import { remembered } from '../../computing/remembered.ts'
import { languageOf, moneyLocale } from '../../money/locale.ts'
import { names } from '../../text/names.ts'
import { scriptOf } from '../../text/script-of.ts'

/** What a menu prints around its amounts, in its language. `#` stands for a number. */
export interface PriceWords {
  /** Before the least amount; behind it in the languages that say so. */
  readonly from: string
  readonly isFromBehind?: boolean
  /** Of a price for each piece. */
  readonly each: string
  /** Before what a price is for: `per person`. */
  readonly per: string
  readonly market: string
  readonly included: string
  /** Before what it cost before. */
  readonly formerly: string
  /** Behind what is paid on top, as people type it. */
  readonly supplement: string
  readonly people: string
  readonly pieces: string
}

/** By language, in the order of {@link columns}; `<` is behind what follows its amount. */
const table = `
  en | from | each | per | Market Price | included | reg. | supplement | for # | # pc
  ja | 〜 < | /個 | / | 時価 | 料金込み | 通常 | 追加 | #名様 | #個
  zh | 起 < | 每份 | / | 时价 | 已含 | 原价 | 加价 | #人份 | #件
  zh-Hant | 起 < | 每份 | / | 時價 | 已含 | 原價 | 加價 | #人份 | #件
  ko | 부터 < | 개당 | / | 시가 | 포함 | 정가 | 추가 | #인분 | #개
  fr | à partir de | la pièce | par | selon arrivage | inclus | au lieu de | en supplément | pour # | # pièces
  de | ab | je Stück | pro | Tagespreis | inklusive | statt | Aufpreis | für # | # Stück
  es | desde | c/u | por | precio de mercado | incluido | antes | suplemento | para # | # uds.
  it | da | cad. | per | prezzo di mercato | incluso | anziché | supplemento | per # | # pz.
  pt | a partir de | cada | por | preço de mercado | incluído | antes | suplemento | para # | # un.
  nl | vanaf | per stuk | per | dagprijs | inbegrepen | i.p.v. | toeslag | voor # | # st.
`

const columns = names('from, each, per, market, included, formerly, supplement, people, pieces')

const words: ReadonlyMap<string, PriceWords> = new Map(
  table
    .trim()
    .split('\n')
    .map((row) => {
      const [language = '', ...cells] = row.trim().split(' | ')
      const own = Object.fromEntries(
        columns.map((column, at) => [column, (cells[at] ?? '').replace(/ <$/u, '')]),
      )
      const isFromBehind = cells[0]?.endsWith(' <') === true
      return [
        language,
        { ...(own as Record<(typeof columns)[number], string>), ...(isFromBehind && { isFromBehind }) },
      ]
    }),
)
const english = words.get('en') as PriceWords

/** The words of a menu in this language; English where we have none. */
export const priceWords = remembered((language: string | undefined, currency: string): PriceWords => {
  const script = scriptOf(moneyLocale(language, currency))
  const own = languageOf(language)
  return words.get(`${own}-${script}`) ?? words.get(own) ?? english
})

/** A unit of measure is after a slash, a noun behind `per`, whole phrases as they are. */
export function suffixOf(per: string | undefined, words: PriceWords): string {
  if (per === undefined || per === 'each') return words.each
  if (/^(?:\d+ ?)?(?:ml|cl|dl|l|oz|fl\.? oz|g|kg|lbs?|pc|pp)$/i.test(per)) return `/${per}`
  const isPhrase = /\s|[./]|^(?:ea|apiece|cada|je|cad)$/i.test(per) || !/^\p{Script=Latin}/u.test(per)
  return isPhrase || words.per === '/' ? per : `${words.per} ${per}`
}

/** The words of every language, for a reader who does not know in which one somebody types. */
export const allPriceWords: readonly PriceWords[] = [...words.values()]

export const listed = (list: string): readonly string[] => [...new Set(list.trim().split(/ \| |\n\s*/u))]

/** What people write instead of a price that changes by the day, in addition to {@link PriceWords.market}. */
export const marketWords = listed(`
  mp | mp. | m.p. | m.p | mkt | mkt. | mkt price | mkt. price | market | market value | mv | m/p | apq | sq | s.q.
  s/q | s/m | dagspris | dagens pris | cena dnia | pris efter dagen | según mercado | según lonja
  secondo mercato | selon le marché | aq | ask | ask server | ask your server | ask us | ask for price | mrp
  price on request | on request | poa | see board | see chalkboard | see blackboard
  see specials board | voir ardoise | voir l'ardoise | voir l’ardoise | voir tableau | siehe tafel
  s. tafel | lt. tafel | laut tafel | según pizarra | ver pizarra | vedi lavagna | ver quadro
  zie bord | zie krijtbord | seasonal | seasonal price | daily price | today's price | price varies
  varies | variable | sp | selon marché | selon cours | selon le cours | prix du marché | prix du jour
  cours du jour | s.c. | au poids | marktpreis | preis auf anfrage | auf anfrage | saisonpreis
  nach gewicht | tagesaktuell | tagesaktueller preis | precio según mercado | precio del día | s.m.
  p.s.m. | consultar | consultar precio | prezzo del giorno | prezzo di giornata | a peso
  sob consulta | preço do dia | dagprijs | 時價 | 时价 | 市價 | 市价 | 時価 | 시가 | 싯가
  s/c | s.p.m. | s/p/m | s.s.m. | s/mercado | según cotización | según pesca | según tamaño | p.v.
  preço variável | preço variado | segundo cotação | s/ cotação | secondo quotazione | prezzo secondo pesata
  selon arrivage | selon la pêche | selon pesée | nach tagespreis | je nach gewicht | naar dagprijs
  dagens pris | etter dagspris | efter dagspris | dagspris | päivän hinta | päivän hintaan | dagsverð
  denní cena | dle denní ceny | dle váhy | cena dle váhy | denná cena | podľa dennej ceny | podľa váhy
  cena dnia | cena wg wagi | wg wagi | według wagi | napi ár | napi áron | napi ár szerint
  dnevna cijena | po dnevnoj cijeni | cijena dana | cijena po upitu | na upit | dnevna cena | po dnevni ceni
  дневна цена | по пазарна цена | цена дня | по рынку | по запросу | ціна дня | за запитом
  prețul zilei | la preț de piață | la cerere | τιμή ημέρας | τιμή αγοράς | κατόπιν ζήτησης
  günlük fiyat | piyasa fiyatı | güncel fiyat | günün fiyatı | päeva hind | päevahind | dienas cena
  dienos kaina | preu de mercat | segons mercat | segons llotja | merkatuko prezioa | prezo de mercado
  harga pasar | harga pasaran | sesuai timbangan | thời giá | theo thời giá | giá thị trường
  ราคาตลาด | ตามราคาตลาด | ตามน้ำหนัก | سعر السوق | حسب السوق | حسب الوزن | מחיר שוק | מחיר יומי | לפי משקל
`)

/** What people write where nothing is to be paid, in addition to {@link PriceWords.included}. */
export const includedWords = listed(`
  incl | incl. | included | no charge | n/c | free | free of charge | complimentary | on the house
  inclus | incluse | compris | comprise | offert | offerte | gratuit | inkl | inkl. | inklusive
  inbegriffen | gratis | kostenlos | ohne aufpreis | incluido | incluida | incluso | inclusa | omaggio
  incluído | inbegrepen | 無料 | 免費 | 免费 | 料金込み | 包含 | 무료
`)
