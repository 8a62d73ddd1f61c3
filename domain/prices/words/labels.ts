import { remembered } from '../../computing/remembered.ts'
import { names } from '../../text/names.ts'
import { fractionOf } from '../sizes/fractions.ts'
import type { Size } from '../sizes/size.ts'
import { unitAt } from './phrases.ts'

/** What the prices of one dish differ by, in the languages of menus; without regard to case, dots left out. */
const labels = new Set(
  [
    'glass gl glas verre copa copo bicchiere calice vaso taça グラス 杯',
    'bottle btl bt bot flasche bouteille btlle bout botella bottiglia garrafa fles ボトル 瓶 支',
    'carafe karaffe pichet pitcher jug jarra caraffa krug growler crowler flight mug stein schooner pot',
    'half halbe halber halb ½ ¼ ¾ demi demie media medio mezza mezzo meia meio hälfte 半',
    'quarter viertel quart cuarto quarto 1/8 1/4 1/2 3/4',
    'whole ganz ganze ganzer full entier entière entera entero intera intero inteira inteiro 一隻 全',
    'small sm sml s kl gr klein kleine kleiner kleines petit petite pequeño pequeña piccolo piccola pequeno pequena petite 小',
    'medium med m mittel moyen moyenne mediano mediana media medio médio média 中',
    'large lg lge lrg l groß gross große großer großes grand grande groot 大 big xl xxl xs jumbo mini regular reg normal normale standard',
    'cup bowl plate platter tray pan quart qt qts gallon pint pt half-pint halfpint half-pan tasse tazza tazón',
    'single double triple simple einzeln doppelt doppio sencillo doble 1 2 3',
    'dozen doz dz dzn loaf loaves stack short pot half-dozen dutzend douzaine docena dozzina dúzia',
    'one two three four five six seven eight nine ten twelve',
    'un une deux trois quatre cinq six sept huit neuf dix douze',
    'eins ein eine zwei drei vier fünf sechs sieben acht neun zehn zwölf',
    'uno una dos tres cuatro cinco seis due tre quattro cinque sei um uma dois duas três',
    'kids kid child children adult adults kinder enfant enfants niños bambini lunch dinner',
    'slice pie can draft draught shot pour taste tasting side starter main appetizer entree entrée hot iced ice cold',
    'portion dose meia-dose ración racion tapa media-ración porción porzione ration plato poisson',
    'seidel krügerl maß halbe stange becher humpen viertel achtel achterl vierterl karaf kan kannetje jarro jarra caneca imperial litro liter litre bolée pichet',
    'lille stor mellem liten mellan mała duża mały duży małe duże kieliszek butelka kufel szklanka dzbanek karafka lampka porcja pół cała cały',
    'hand roll rolls nigiri sashimi super grande chica mini regular senior student reduced adult child member ',
    '並 大盛 大盛り 特盛 小 中 大 半 グラス ジョッキ 一人前 単品 セット 小份 中份 大份 半份 半只 一只 整只 중 소',
    'scoop scoops kugel kugeln boule boules bola bolas pallina palline cone becher waffel bunch stück stk pièce pieza pezzo pc pcs each ea',
    'kännchen teller vorspeise hauptgang erwachsene einfach junior maxi chico individual familiar orden bol bollen heel voorgerecht hoofdgerecht simples duplo duplos porcji',
    'flaske flaska halv halvt hel forret hovedret forrett hovedrett förrätt varmrätt barn voksen vuxen stór lítill pieni iso lasi pullo puolikas kokonainen',
    'malá malý malé velká velký velké veľká sklenka láhev fľaša polovičná celá porcia mala velika čaša boca flaša kozarec steklenica pola porcije porcija',
    'kis nagy adag pohár üveg mic mică mare pahar sticlă porție jumătate küçük büyük porsiyon porsiyonu tek duble bardak şişe',
    'maža didelė taurė butelis mazā lielā glāze pudele väike suur klaas pudel mitja sencera ampolla ració copeta',
    'стакан кувшин чашка графин рюмка кружка чайник чарка глечик кухоль чашки келишек kadeh sürahi fincan demlik ποτηράκι καραφάκι κανάτα kanna kanne kolba džbán džbánek hrnek šálek pohárik',
    'малая большая маленькая малка голяма мала велика бокал бутылка чаша бутилка келих пляшка порция порція половина',
    'μικρή μεγάλη μικρό μεγάλο ποτήρι φιάλη μισό κιλό μερίδα μισή καράφα',
    'صغير كبير وسط كوب إبريق نصف ربع كيلو كامل حصة קטן גדול כוס בקבוק שליש חצי מנה',
    'kecil besar panas dingin setengah utuh gelas teko ekor nhỏ lớn tô ly chai phần nửa vừa',
    'เล็ก ใหญ่ ธรรมดา พิเศษ กลาง แก้ว ขวด 대 보통 곱빼기 잔 병 一合 二合 例 壺 半隻 熱 凍',
  ]
    .join(' ')
    .split(' '),
)

/** `SIDES all $6`: what the price of a section says by itself, in the languages of menus. */
export const OF_ALL = names('all, alle, alles, tous, toutes, todos, todas, tutti, tutte, tudo')

const wordOf = (word: string): string => word.toLowerCase().replaceAll(/[.()]/gu, '')

/** Words that may be next to such a word without changing what it is. */
const LINKS = new Set(
  'a an the of for any all with rack racks duck para za do le la les l de du des der die das el los al per pour for au à zum zur'.split(
    ' ',
  ),
)

/** `For 3-4 people`, `2–3 personas` */
const FOR_GUESTS =
  /^(?:(?:for|für|pour|para|per|voor|dla|pro|p\/|на)\s)?\d{1,2}(?:\s?[-\u2013]\s?\d{1,2})?\s(?:people|persons?|guests|pers\.?|personnes?|personen|personas?|pessoas?|persone|personer|osob[ay]?|osób|kişi|персон[ыа]?|чел\.?)$/iu

/** Texts of a long menu that are asked for, each by several rules. */
const MOST_ASKED = 3000

/** Returns whether it is nothing but a label: `half dozen`, `les 12`, `Gl.`, `kleine Portion`, `12 oz`. */
export const isLabel: (text: string) => boolean = remembered(isOnlyLabel, MOST_ASKED)

function isOnlyLabel(text: string): boolean {
  const written = text.trim()
  if (/^1\/[2-8]$/u.test(written)) return true
  if (!/\p{L}|["″”½¼¾]/u.test(written) || written.length > 40) return false
  // `8.50 each` is a price.
  if (/\d[.,]\d{2}\s(?:each|ea)\.?$/iu.test(written)) return false
  if (readSizeOf(written.replace(/^[Øø⌀]\s?/u, '')) || FOR_GUESTS.test(written)) return true
  const [, label, measured] = /^(\D+?)\s+(\d.*)$/u.exec(written) ?? []
  if (label && measured && readSizeOf(measured)) return isOnlyLabel(label)
  const words = written
    .replace(/^[Øø⌀]\s/u, '')
    .split(/[\s'’-]+/u)
    .map(wordOf)
    .filter(Boolean)
  if (words.length === 0 || words.length > 4) return false
  let isTold = false
  for (const word of words) {
    if (labels.has(word) || /^\d{1,3}(?:,5)?$|^\d\/\d$/u.test(word)) isTold = true
    else if (!LINKS.has(word)) return false
  }
  return isTold && !/^\d+$/u.test(written)
}

/** A whole text that is a size: `8 oz`, `0,25 l`, `10"`, `1/2 l`; `for two` is none. */
export function readSizeOf(text: string): Size | undefined {
  const written = text.trim().replace(/ in$/u, ' in.')
  const [all = '', number = '', below = '1'] =
    /^(\d{1,6}(?:[.,]\d{1,12})?(?:e-?\d{1,2})?|[¼½¾])(?:\/([2-8]))?\s*-?/u.exec(written) ?? []
  const unit = number === '' ? undefined : unitAt(written, all.length)
  if (!unit || unit.end !== written.length) return undefined
  const times = unit.times / Number(below)
  const amount = (fractionOf(number) ?? Number(number.replace(',', '.'))) * times
  return amount > 0 && amount <= 100_000
    ? { amount: times === 1 ? amount : Math.round(amount * 1000) / 1000, unit: unit.unit }
    : undefined
}
