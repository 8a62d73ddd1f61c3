import { anyWordBut, type TextPattern } from '../../text/any-word.ts'
import { foldName } from '../../text/fold-name.ts'

/** Animals that menus name by their cuts and products alone. */
export type CutAnimal = 'beef' | 'pork' | 'lamb' | 'poultry'

/** What says the animal wherever it is written. */
const cuts: Readonly<Record<CutAnimal, TextPattern>> = {
  beef: anyWordBut(`
    new york strip, ny strip, kansas city strip, strip steak(s), striploin, strip loin, ribeye(s), rib eye(s), sirloin(s), filet mignon(s), petit filet
    tournedos, chateaubriand, tomahawk(s), porterhouse(s), t bone(s), tri tip(s), flank steak(s), skirt steak(s), hanger steak(s), flat iron(s)
    flatiron, bavette, onglet, entrecote(s), denver steak, cote de boeuf, picanha, brisket, short rib(s), prime rib, rib roast, oxtail(s), veal, osso( )buco
    wagyu, kobe, bresaola, pastrami, corned beef, pot roast, carne asada, arrachera, suadero, lengua de res, bistecca, tagliata di manzo
    bourguignon, bourguignonne, stroganoff, salisbury steak, meatloaf, philly cheesesteak, cheesesteak(s), steak frites, steak au poivre, surf and turf
    bulgogi, galbi, kalbi, gyudon, vitello tonnato, saltimbocca, blanquette de veau, weiner schnitzel, wiener schnitzel, hamburger(s), cheeseburger(s)
    smash burger(s), patty melt, london broil, beef wellington, tafelspitz, sauerbraten, swiss steak, chicken fried steak, sweetbread(s)
    !mushroom bulgogi, !tofu bulgogi, !pork bulgogi, !jeyuk bulgogi, !chicken bulgogi, !cauliflower steak frites, !pollo saltimbocca
    !chicken saltimbocca, !mushroom stroganoff, !turkey meatloaf, !lentil meatloaf, !veggie patty melt, !dwaeji galbi, !pork galbi, !champignons bourguignon, !beoseot bulgogi, !lamb sweetbread`),
  pork: anyWordBut(`
    prosciutto, pancetta, guanciale, speck, lardo, nduja, chorizo, soppressata, salami, salame, mortadella, coppa, capicola, culatello, porchetta, bacon, ham
    jamon, jambon, serrano ham, iberico, pata negra, carnitas, al pastor, cochinita, chashu, char siu, tonkatsu, katsudon, samgyeopsal, bossam, jokbal
    baby back(s), baby back ribs, st louis ribs, spare( )rib(s), pulled pork, andouille, bratwurst, kielbasa, salsiccia, lardon(s), carbonara, amatriciana
    gricia, chicharron(es), lechon, boudin noir, morcilla, sobrasada, saucisson, pigs in a blanket, kassler, schweinshaxe, knackwurst, tasso, gammon, cotechino
    !turkey bacon, !beef bacon, !lamb bacon, !duck bacon, !turkey ham, !beef ham, !lamb ham, !duck ham, !beef salami, !turkey salami, !beef chorizo
    !coppa di, !coppa gelato, !turkey chorizo, !chicken chorizo, !vegan chorizo, !soy chorizo, !soyrizo, !vegan bacon, !coconut bacon, !tempeh bacon, !mushroom bacon
    !chicken andouille, !turkey kielbasa, !mushroom carnitas, !jackfruit carnitas, !chicken katsudon, !veal bacon, !beef bratwurst, !veal bratwurst
    !beef kielbasa, !chicken carnitas, !mushroom chicharron(es), !chicharron de hongos, !chicharron de pescado, !fish chicharron`),
  lamb: anyWordBut(
    'lamb, mutton, agnello, abbacchio, agneau, gigot, navarin, cordero, lechazo, kleftiko, paidakia, scottadito, rogan josh, !lamb s lettuce, !lambs lettuce, !navarin of vegetables',
  ),
  poultry: anyWordBut(`
    chicken, poulet, pollo, coq au vin, chicken wing(s), buffalo wings, karaage, murgh, cornish hen(s), capon, poussin, quail, squab, duck, canard, magret
    foie gras, peking duck, turkey, goose, guinea fowl, hen of the barnyard, yakitori, coquelet, volaille
    !chicken of the woods, !vegan chicken, !mock duck, !vegetarian duck, !duck egg(s), !duck and hen egg, !salted duck egg(s), !duck sauce, !duck fat fries, !quail egg(s)`),
}

/** What is of that animal unless words or a recipe say otherwise: a burger, where only its name is known. */
const usual: Readonly<Record<CutAnimal, TextPattern>> = {
  beef: anyWordBut(
    'burger(s), slider(s), steak(s), carpaccio, steak tartare, bolognese, meatball(s), birria, barbacoa, the strip',
  ),
  pork: anyWordBut('sausage(s), rib(s), hot dog(s), rillettes, banger(s), pozole, ramen'),
  lamb: anyWordBut('gyro(s), merguez, moussaka'),
  poultry: anyWordBut('wing(s), drumette(s), tender(s), nugget(s)'),
}

const NO_SUCH = anyWordBut(
  'veggie, vegan, vegetarian, bean, beet, mushroom, portobello, cauliflower, tofu, fish, tuna, salmon, octopus, shrimp, prawn, zucchini, impossible, beyond, plant based, jackfruit, lentil, falafel',
)

const animals = Object.keys(cuts) as CutAnimal[]

/**
 * The animals that words name by their cuts and products.
 * @param isNameAlone nothing else is known of the dish, so that a burger is of beef unless its name says otherwise
 */
export function cutsNamed(words: string, isNameAlone: boolean): ReadonlySet<CutAnimal> {
  const folded = foldName(words)
  const sure = animals.filter((animal) => cuts[animal].test(folded))
  if (sure.length > 0 || !isNameAlone || NO_SUCH.test(folded)) return new Set(sure)
  return new Set(animals.filter((animal) => usual[animal].test(folded)))
}
