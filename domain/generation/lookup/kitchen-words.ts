import type { CuisineId } from '../../reference/reference.ts'
import { fromOwnScript } from './own-script.ts'
import { isFiller, PARTED } from './read-name.ts'
import { written } from './written.ts'

/**
 * What the cards of a kitchen call their sections in its own language, where neither a table nor a dish has the word:
 * `what it sells in English: words`, folded. Of another kitchen the word may be a dish ("bun").
 */
const words: Partial<Readonly<Record<CuisineId, string>>> = {
  1: `stuffed pasta: paste ripiene, pasta ripiena, primi ripieni | fresh pasta: fatta a mano, fatte a mano, paste fresche, pasta fresca | pasta: primi asciutti
    pizza: pinse, pinsa, pinsa romana, pinse romane, dal forno a legna, forno a legna | cheese: latticini | fried: friggitoria | spoon dessert: dolci al cucchiaio, al cucchiaio
    ice cream: gelateria | vegetables: dall orto, orto | beans & lentils: legumi | grilled meat: carni alla brace, carni alla griglia, carne alla brace | focaccia: focacce
    bitter liqueur: amari, amaro | breads: pani | desserts: dolcetti`,
  2: `starters: sakizuke, tsumami, otoshi | raw fish: otsukuri, tsukuri | sushi: nigirizushi, edomae | rolls: makimono, makizushi, temaki, uramaki
    grilled: kushi, yakimono | simmered: takiawase, nimono | soups: shirumono, owan, miso shiru, suimono | noodles: menrui, men rui, men
    rice bowl: donmono, donburimono | rice: gohanmono | pickles: kounomono, oshinko | desserts: dezato, mizumono, amami, amai mono
    mochi: wagashi | seafood: kaisen | okonomiyaki: okonomi | tofu: tofu ryori`,
  3: 'masa: garnachas | soft drinks: refrescos | tacos dorados: taquitos, flautas | mezcal: mezcaleria, mezcales | tequila: tequileria, tequilas',
  4: `starters: shuruat, shuruwat | snacks: nashta | tandoor: tandoor se, angeethi, angithi, sizzlers, sizzler, sizzling platters | sabzi: vegetable, vegetables, vegetable specials | curry: tari, salan, rassa | rice: bhaat
    biryani: dum pukht | bread: rotiyan | chicken: murg | lamb: gosht | eggs: anda`,
  5: 'sandwich: sammies, handhelds | bar food: tailgate, game day | bowls: garden bowls | collard greens & kale: greens',
  6: `starters: khong wang, kap klaem, aharn wang | salads: yam, tam, laab, lap | stir-fried: phat, pat | stir-fried mains: pad, phad | fried: thot | grilled: ping yang
    dip: lon | soup: tom | noodles: guay tiew, kuay teow, kway teow | desserts: kanom wan, khanom wan | vegetables: pak
    steamed rice: jasmine | curry: kaeng | curry & stir-fried: kap khao, gap khao, gub khao`,
  7: `starters: baslangiclar | cold starters: soguk mezeler, soguklar | hot starters: ara sicaklar, sicak mezeler, sicaklar | salads: salatalar | soups: corbalar | mains: ana yemekler, yemekler | grilled: izgara, izgaralar, mangal
    kebab: kebaplar, kebablar | vegetables: zeytinyaglilar, sebzeler | fish: baliklar, balik | desserts: tatlilar | drinks: icecekler | breakfast: kahvalti | meze: mezeler | bread & pide: pideler, firindan`,
  8: `starters: entremeses | vegetarian mains: plats vegetariens, plat vegetarien, plats vegetaliens | starters: amuse gueules, amuse gueule, mises en bouche, mise en bouche | vegetables: le potager, potager, cote jardin, cote potager, jardin, du jardin, le jardin, du potager | fish: cote mer | meat: cote terre, cote boucherie, boucherie | stews: en cocotte, cocottes, cocotte
    desserts: le gouter, gouter, entremets, gourmandises, sucreries | ice cream: coupes glacees, glaces et coupes | potatoes: pommes de terre | wine: au verre
    bread: boulangerie | charcuterie & cheese: planches, planche, les planches, planches a partager | raw vegetables: crudites`,
  9: `cold starters: lengcai | dim sum: dian xin, dim sum basket | buns: baozi | noodles: mian tiao | rice: fan | congee: zhou | roast: siu mei, shao wei, shao la
    stir-fried: xiao chao, chao cai, wok hei | tofu: doufu | vegetables: shucai, qing cai | desserts: tong sui, tang shui, tian dian, tian pin
    bread: bing | hot pot: huo guo | clay pot: sha guo, bao zai`,
  10: `sides: mitbanchan | grilled: sutbul gui | fried: twigim | rice: bap | noodles: myeon, myun, guksu | raw fish: hoe, hwe | desserts: husik, dagwa
    soju: sul, jeontongju | chicken: chikin, dak | pork: dwaeji | beef: sogogi`,
  11: `starters: pikilia, pikilies | cold: krya, kryes, kria | seafood: apo ti thalassa, tis thalassas, thalassina, thalassa | hot: zesta, zestes | cold starters: orektika krya, krya orektika, kryes orektikes | hot starters: orektika zesta, zesta orektika | dip: alifes, aloifes, alifi | fish: psarika, psari | grilled: sta karvouna, karvouna | meat: kreatika, kreas
    baked: tou fournou, fournou | vegetables: lahanika | beans: ospria | pasta: zymarika, makaronia | cheese: tyria, tiria
    wine: krasia, krasaki | beer: bires | sides: synodeftika`,
  12: `starters: mon khai vi | mains: mon chinh, mon man | desserts: mon trang mieng | drinks: do uong, thuc uong, nuoc uong | vegetarian: mon chay | seafood: hai san, mon hai san | vegetables: rau, mon rau | sides: mon an kem, an kem | rice: mon com | soups: canh, mon canh, sup | salads: goi, mon goi | stir-fried: mon xao | fried: mon chien | beer: bia | coffee: ca phe
    salads: nom | rice vermicelli: bun | noodles: mien | grilled: mon nuong, nuong | hot pot: lau | pork: heo`,
  13: `tinned: latas | cured meat: chacinas | fried seafood: pescaito, pescaito frito, pescadito frito | stew: cocina de cuchara, de cuchara, cazuelas | sandwich: bocadillos, bocatas
    sherry: generosos | vermouth: la hora del vermut | toast: montaditos`,
  14: `starters: moukabilat, muqabalat | cold starters: mezze barida, mezze barideh | hot starters: mezze sakhina | grilled: mashaoui
    flatbread: manaeesh, manaqish | savory pastry: mouajanat, muajjanat | stew: tabikh | rice: ruz | chicken: dajaj, djej | sandwich: sandwishat
    sandwich: saj wraps | flatbread: saj | desserts: arabic sweets | raw: nayyeh`,
  15: 'coffee: brew bar, brews | croissant: laminated, laminated pastries | pour over: slow bar, slow bar coffee, filter coffee, filter | sandwich: croques | cookie: biscuits | tart: tartelettes',
}

/** Shorter words sound like too many others. */
const LONG = 6

interface Lexicon {
  readonly exactly: ReadonlyMap<string, string>
  /** By the consonants of long words, for words that people write in many ways in our letters. */
  readonly sounding: ReadonlyMap<string, string>
}

const lexicons = new Map<number, Lexicon>(
  Object.entries(words).map(([cuisineId, rows]) => {
    const pairs = rows.split(/[|\n]/).flatMap((row) => {
      const [english = '', list = ''] = row.trim().split(': ')
      return list.split(', ').map((phrase) => [phrase, english] as const)
    })
    const long = pairs.filter(([phrase]) => phrase.length >= LONG)
    const sounding = long.map(([phrase, english]) => [soundOf(phrase), english] as const)
    return [Number(cuisineId), { exactly: new Map(pairs), sounding: new Map(sounding) }]
  }),
)

/** `moukabilat` and `muqabalat` sound alike: what is left without vowels, with one letter for each sound. */
function soundOf(phrase: string): string {
  return phrase
    .replace(/ph/g, 'f')
    .replace(/[qc](?!h)|kh/g, 'k')
    .replace(/(?<=.)[aeiouy']/g, '')
    .replace(/(.)\1+/g, '$1')
}

/**
 * A name of a section with what its kitchen's words sell, in English, part by part of a list.
 * @param isUnread words are also read by their sound
 */
export function asKitchenSays(name: string, cuisineId: number, isUnread = false): string {
  const lexicon = lexicons.get(cuisineId)
  const english = (part: string): string | undefined => {
    const other = fromOwnScript(part)
    if (other !== undefined || !lexicon) return other
    const phrase = written(part)
    const telling = phrase.split(' ').filter((word) => !isFiller(word))
    const short = telling.join(' ')
    const exactly = lexicon.exactly.get(phrase) ?? lexicon.exactly.get(short)
    return exactly ?? (isUnread && short.length >= LONG ? lexicon.sounding.get(soundOf(short)) : undefined)
  }
  const parts = name.split(PARTED)
  const said = parts.map((part) => english(part) ?? part)
  return said.some((part, at) => part !== parts[at]) ? said.join(' & ') : name
}
