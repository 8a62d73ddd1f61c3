import { plainHeading } from '../mapping/heading-words.ts'

/** What a row of sums, or of a tax on them, is named, in the languages of menus. */
const words = new Set(
  [
    'tax|vat|gst|sales tax|mwst|ust|tva|iva|iva incluido|service charge|gratuity|kdv|dph|ндс|пдв|' +
      'total|totals|grand total|subtotal|sub total|sum|average|avg|total general|totale|totale generale|somma|media',
    'summe|gesamt|gesamtsumme|zwischensumme|insgesamt|durchschnitt|somme|total general|sous total|moyenne',
    'suma|suma total|promedio|soma|media geral|totaal|subtotaal|gemiddelde|i alt|ialt|totalt|summa|snitt',
    'yhteensa|keskiarvo|samtals|kokku|kopa|summa kopa|is viso|viso|razem|suma calkowita|celkem|soucet|spolu|osszesen|vegosszeg',
    'ukupno|zbroj|skupaj|zbir|total general|shuma|gjithsej|toplam|ara toplam|genel toplam|cemi|итого|всего|сумма|разом|усього|общо|сума|вкупно|укупно|барлығы|нийт',
    'συνολο|μερικο συνολο|סהכ|סה כ|المجموع|الاجمالي|مجموع|جمع|جمع کل|कुल|योग|মোট|மொத்தம்|మొత్తం|รวม|รวมทั้งหมด|tong|tong cong|cong|jumlah|jumlah keseluruhan|kabuuan|jumla',
    '合计|总计|小计|合計|小計|總計|総計|합계|총계|소계|총합|ჯამი|ընդամենը',
  ]
    .join('|')
    .split('|')
    .map(plainHeading),
)

/** Returns whether a name is that of a row of sums, and of no dish. */
export const isTotal = (name: string): boolean =>
  words.has(plainHeading(name.replace(/\s*\d[\d.,]*\s?%/u, '')))
