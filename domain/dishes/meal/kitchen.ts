import type { CuisineId } from '../../reference/reference.ts'
import { allIn, wordTable } from '../../text/word-table.ts'

/** Dishes and words of the table that one kitchen has and its neighbors don't, by the ids of `cuisines`. */
const kitchens = wordTable<`${CuisineId}`>({
  1: `
    antipast*, bruschett*, crostini, carpaccio, burrata, caprese, arancin*, suppli, calamari fritti, prosciutto, salumi
    mortadella, bresaola, vitello tonnato, pizz*, calzone, margherita, quattro stagioni, diavola, capricciosa, napoletana, focaccia, piadina, spaghetti, rigatoni, tagliatelle, linguin*
    fettuccine, pappardelle, bucatini, penne, orecchiette, cavatelli, ravioli, tortell*, agnolotti, gnocchi, lasagn*
    risotto, polenta, carbonara, amatriciana, bolognese, ragu, cacio e pepe, puttanesca, arrabbiata, alle vongole
    al pomodoro, alla norma, parmigiana, milanese, saltimbocca, ossobuco, osso buco, tagliata, marsala, caponata
    minestrone, ribollita, tiramisu, cannol*, panna cotta, affogato, gelato, semifreddo, zabaione, biscotti
    chianti, barolo, montepulciano, prosecco, negroni, limoncello, trattoria, osteria, ristorante, pizzeria`,
  2: `
    sushi, sashimi, nigiri, maki, temaki, hosomaki, chirashi, donburi, gyudon, katsudon, oyakodon, tendon, unadon, ramen, udon, soba, tempura, gyoza, edamame
    miso*, tonkatsu, katsu, karaage, yakitori, okonomiyaki, takoyaki, teriyaki, tataki, chawanmushi, onigiri, bento
    kaiseki, omakase, shabu shabu, sukiyaki, unagi, hamachi, toro, ikura, uni, wakame, agedashi, mochi, dorayaki
    matcha*, sake, shochu, izakaya, robata, 寿司, 刺身, ラーメン, うどん, そば, 丼, 天ぷら, 焼き鳥, 定食`,
  3: `
    taco(s), burrito(s), quesadilla(s), enchilada(s), enchiladas, fajitas, tamal*, tostada(s), sope(s), gordita(s)
    chilaquiles, huevos rancheros, guacamole, pico de gallo, salsa roja, salsa verde, mole, pozole, menudo, carnitas
    al pastor, barbacoa, birria, cochinita, carne asada, elote(s), esquites, flautas, taquitos, chile relleno
    chiles rellenos, queso fundido, nopal*, tres leches, horchata, agua fresca, aguas frescas, margarita(s), michelada(s)
    mezcal, paloma, taqueria, cantina`,
  4: `
    tandoori, tikka, masala, korma, vindaloo, biryani, pulao, paneer, palak, saag, dal, daal, chana, aloo, gobi, naan
    roti, chapati, paratha, kulcha, puri, samosa(s), pakora(s), bhaji, dosa, idli, vada, uttapam, sambar, raita
    rogan josh, jalfrezi, bhuna, karahi, balti, madras curry, malai, kofta, chaat, papadum, poppadom*, lassi
    gulab jamun, kheer, kulfi, rasmalai, halwa, masala chai`,
  5: `
    burger(s), cheeseburger(s), hamburger(s), buffalo wings, wings, chicken tenders, mac and cheese, mac & cheese
    mac n cheese, meatloaf, pot roast, pulled pork, brisket, baby back ribs, bbq*, barbecue, fried chicken, cornbread
    coleslaw, biscuits and gravy, grits, gumbo, jambalaya, po boy, clam chowder, lobster roll, crab cake(s), reuben, blt
    philly, cheesesteak, hot dog(s), sliders, onion rings, tater tots, loaded fries, cobb salad, wedge salad
    deviled eggs, pancakes, key lime pie, apple pie, pecan pie, brownie sundae, milkshake(s), root beer`,
  6: `
    pad thai, pad see ew, pad kra pao, pad krapow, tom yum, tom kha, som tum, som tam, larb, laab, green curry, red curry
    panang, massaman, khao soi, khao pad, satay, gai yang, mango sticky rice, sticky rice, thai tea, thai iced tea
    nam tok, moo ping, kra pao, prik king, drunken noodles, ผัดไทย, ต้มยำ, ส้มตำ, แกง*, ข้าว*`,
  7: `
    mezze plate, mediterranean*, harissa, chermoula, tagine, tajine, couscous, merguez, shakshuka, preserved lemon
    dukkah, burek, börek, imam bayildi, adana, iskender, pide, lahmacun, menemen, manti, sucuk, zaalouk, brik
    bastilla, pastilla, harira, midye, mercimek, corbasi, dolmasi, boregi, mucver, cilbir, kunefe, sutlac, lokum, matbucha`,
  8: `
    foie gras, escargots, steak frites, steak tartare, moules, moules frites, croque monsieur, croque madame
    quiche lorraine, soupe a l oignon, french onion soup, salade nicoise, nicoise, bouillabaisse, cassoulet, coq au vin
    boeuf bourguignon, confit de canard, duck confit, magret, blanquette, pot au feu, choucroute, ratatouille, gratin*
    bearnaise, meuniere, au poivre, rillettes, terrine, pate en croute, tartare de *, crepe(s), galette*, profiteroles
    tarte tatin, creme brulee, mousse au chocolat, ile flottante, clafoutis, madeleines, plat du jour, entrees et plats
    formule, brasserie, bistrot`,
  9: `
    dim sum, dumpling(s), potstickers, wonton(s), baozi, bao, har gow, siu mai, shumai, char siu, peking duck
    kung pao, mapo tofu, ma po tofu, general tso*, sweet and sour, lo mein, chow mein, chow fun, chop suey, egg foo young
    fried rice, egg roll(s), hot and sour soup, egg drop soup, dan dan, twice cooked, xiao long bao, congee, hot pot
    sichuan*, szechuan*, cantonese, moo shu, orange chicken, 炒*, 豆腐, 北京烤鴨, 饺子, 包子, 火锅, 点心`,
  10: `
    bibimbap, bulgogi, galbi, kalbi, kimchi, kimchi jjigae, jjigae, soondubu, sundubu, tteokbokki, japchae, naengmyeon
    samgyeopsal, samgyetang, pajeon, haemul pajeon, mandu, gimbap, kimbap, banchan, dakgalbi, jjajangmyeon, jjamppong
    soju, makgeolli, gochujang, bossam, yukhoe, korean fried chicken, 김치*, 비빔밥, 불고기, 갈비*, 찌개, 떡볶이, 냉면, 국밥`,
  11: `
    gyro(s), souvlaki, moussaka, pastitsio, spanakopita, tiropita, dolmades, dolmadakia, tzatziki, taramasalata
    taramosalata, tirokafteri, saganaki, horiatiki, greek salad, fava, gigantes, kleftiko, stifado, kokkinisto
    avgolemono, keftedes, loukaniko, bifteki, bougatsa, galaktoboureko, loukoumades, ouzo, retsina, tsipouro, taverna`,
  12: `
    pho, banh mi, bun cha, bun bo hue, bun thit nuong, bun rieu, com tam, goi cuon, cha gio, banh xeo, banh cuon
    bo kho, bo luc lac, ca kho to, canh chua, cao lau, mi quang, hu tieu, che ba mau, ca phe sua da, nuoc cham
    summer roll(s), vietnamese*`,
  13: `
    tapas, pintxos, paella, fideua, patatas bravas, papas arrugadas, croquetas, tortilla espanola, tortilla de patatas
    jamon iberico, jamon serrano, jamon, gambas al ajillo, pulpo a la gallega, pulpo a feira, boquerones, pimientos de padron
    pan con tomate, pa amb tomaquet, salmorejo, gazpacho, albondigas, calamares, bacalao al pil pil, cochinillo
    fabada, cocido, churros con chocolate, crema catalana, tarta de santiago, sangria, rioja, albarino, cava, vermut
    raciones, bocadillo(s)`,
  14: `
    hummus, hommos, baba ghanoush, baba ganoush, moutabal, mutabal, tabbouleh, tabouli, fattoush, falafel, kibbeh, kibbe
    labneh, muhammara, shawarma, shish tawook, shish taouk, kafta, kofta kebab, kefta, manakish, manaeesh, man oushe
    sambousek, warak enab, fatayer, makanek, sujuk, foul mudammas, foul, mujaddara, mansaf, maqluba, musakhan, toum
    za atar, zaatar, knafeh, kunafa, maamoul, mouhalabieh, arak, ayran, jallab`,
  15: `
    espresso, doppio, macchiato, cortado, flat white, cappuccino, latte, mocha, americano, cold brew, pour over, drip coffee
    chai latte, matcha latte, hot chocolate, croissant(s), pain au chocolat, danish, muffin(s), scone(s), cinnamon roll(s)
    cookie(s), bagel(s), avocado toast, granola, banana bread, babka, sourdough, kouign amann, eclair(s), macarons`,
})

/** Of a menu's dishes, those that have to speak for one kitchen; below it a few borrowed dishes would decide. */
const LEAST_SHARE = 0.15
const LEAST_DISHES = 2
/** How far the first kitchen has to be ahead of the second. */
const AHEAD = 1.5
const AHEAD_OF_NEIGHBOR = 3

const MEDITERRANEAN = 7
/** Kitchens that a Mediterranean menu takes its dishes from. */
const AROUND_THE_SEA: ReadonlySet<string> = new Set(['7', '11', '13', '14'])

/**
 * The kitchen that the dishes of a menu speak for; null where they're few, or speak for several alike.
 * @param dishes their names and descriptions, each as `foldName` makes them
 */
export function kitchenOf(dishes: readonly string[]): CuisineId | null {
  const counts = new Map<string, number>()
  for (const dish of dishes)
    for (const kitchen of allIn(kitchens, dish)) counts.set(kitchen, (counts.get(kitchen) ?? 0) + 1)
  const [first, second] = [...counts].toSorted(([, a], [, b]) => b - a)
  if (!first) return null
  const least = Math.max(LEAST_DISHES, LEAST_SHARE * dishes.length)
  const areNeighbors = second && AROUND_THE_SEA.has(first[0]) && AROUND_THE_SEA.has(second[0])
  if (!second || first[1] >= (areNeighbors ? AHEAD_OF_NEIGHBOR : AHEAD) * second[1])
    return first[1] >= least ? (Number(first[0]) as CuisineId) : null
  const ofTheSea = dishes.filter((dish) =>
    allIn(kitchens, dish).some((kitchen) => AROUND_THE_SEA.has(kitchen)),
  )
  return areNeighbors && ofTheSea.length >= least ? MEDITERRANEAN : null
}
