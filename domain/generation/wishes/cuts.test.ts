import { describe, expect, it } from 'vitest'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { foldText } from '../../text/fold-name.ts'
import { brokenExclusion } from './contents.ts'
import { readWishes } from './read-wishes.ts'

const catalogue = loadCatalogue()

/** Names by which menus sell an animal without naming it, each with what is called alike and is of something else. */
const cuts: Readonly<Record<string, readonly [is: string, isNot: RegExp]>> = {
  beef: [
    `strip steak|new york strip|ny strip|ribeye|rib eye|sirloin|filet mignon|chateaubriand|tenderloin|flank steak|skirt steak|hanger steak|hanger|flat iron
    |bavette|onglet|entrecote|tomahawk|porterhouse|t bone|tri tip|brisket|short ribs?|prime rib|oxtail|carpaccio|bresaola|pastrami|corned beef|pot roast
    |veal|ossobuco|osso buco|wagyu|hamburger|cheeseburger|patty melt|smash burger|bulgogi|galbi|carne asada|arrachera|bistecca|tagliata|bourguignon
    |steak frites|steak tartare|stroganoff|wellington|philly cheesesteak|cheesesteak|meatloaf|sloppy joe|birria de res|suadero|gyudon|sukiyaki|shabu shabu
    |saltimbocca|vitello tonnato|blanquette de veau|schnitzel|bone marrow|tripe|demi glace`,
    /champignons bourguignon|beoseot bulgogi|pork tenderloin|tenderloin of pork|pork short|pork carpaccio|(?:tuna|octopus|salmon|scallop|swordfish|beet|zucchini|polpo|tonno|cod|prawn|shrimp|mushroom|porcini|artichoke|veggie|vegan|black bean|turkey|chicken|bean|pineapple|lentil|fish|bass|amberjack|king oyster|mushrooms?|tofu|gamberi|lamb|pork|goat|eggplant|jackfruit|cauliflower|pollo|puerco|cerdo|hongos) \S* ?(?:carpaccio|burger|bulgogi|wellington|schnitzel|birria|barbacoa|patty melt|sukiyaki|galbi|bolognese|shabu|stroganoff|meatloaf|cheesesteak)|carpaccio (?:di|de|of) (?:\w+ )?(?:gambas|polpo|tonno|spada|pesce|zucchine|barbabietola|zucchini|octopus|tuna|swordfish|salmone?|gamberi|beets?|betabel|ananas|pineapple|pulpo|bacalao|piquillo)/,
  ],
  pork: [
    `prosciutto|pancetta|guanciale|speck|lardo|nduja|chorizo|soppressata|salami|mortadella|coppa|capicola|porchetta|bacon|ham|jamon|carnitas|al pastor|cochinita
    |chashu|char siu|tonkatsu(?! sauce)|samgyeopsal|baby back ribs|st louis ribs|spareribs?|pulled pork|andouille|bratwurst|kielbasa|sausages?|salsiccia|lardons?|carbonara
    |amatriciana|gricia|pata negra|serrano ham|iberico|chicharron|lechon|jokbal|boudin noir|morcilla|sobrasada|saucisson|pigs in a blanket|pork|lard`,
    /turkey (?:bacon|ham|sausage)|chicken (?:sausage|ham|carnitas)|lamb (?:sausage|bacon)|merguez|vegan|mushroom (?:carnitas|chicharron)|serrano (?:chile|chili|pepper)|without lard|no lard|duck (?:rillettes|ham|bacon)|salmon rillettes|hamachi|ham bao|hongos|vegetarian|beef (?:sausage|bacon|ham|salami|chorizo)|jackfruit|bourbon|coliflor|coconut bacon|tempeh bacon/,
  ],
  lamb: [
    'lamb|mutton|gyros?|agnello|abbacchio|agneau|gigot|navarin|cordero|kleftiko|paidakia|lechazo|scottadito|rogan josh',
    /chicken gyro|pork gyro|gyros? of (?:pork|chicken)|lambrusco|lamb s lettuce|goat|mushroom|pollo|hirin|choirin/,
  ],
  chicken: [
    'chicken|poulet|pollo|coq au vin|cacciatora|yakitori|karaage|murgh|wings|tori|gai',
    /chicken of the woods|gai lan|cauliflower wings|vegan|mushroom|tofu|portobello/,
  ],
}

const wordsOf = (list: string): RegExp => new RegExp(`\\b(?:${list.replace(/\s*\|\s*/g, '|')})\\b`)

describe('an animal that is left out', () => {
  it.each(Object.entries(cuts))(
    'takes along every cut and product of it in the catalogue: no %s',
    (animal, [is, isNot]) => {
      const { exclusions } = readWishes(`no ${animal}`)
      const served = catalogue.filter((dish) => {
        const text = foldText(
          `${dish.name} ${dish.gloss ?? ''} ${dish.description} ${dish.ingredients.join(' . ')}`,
        )
        return wordsOf(is).test(text) && !isNot.test(text) && brokenExclusion(dish, exclusions) === undefined
      })
      expect(served.map(({ name, ingredients }) => `${name}: ${ingredients.join(', ')}`)).toEqual([])
    },
  )

  it.each([
    ['no beef', 'New York Strip'],
    ['no beef', 'Tri-Tip'],
    ['no beef', 'T-Bone'],
    ['no beef', 'Ribeye'],
    ['no beef', 'Flat Iron with Fries'],
    ['no beef', 'Pastrami on Rye'],
    ['no beef', 'Bresaola'],
    ['no beef', 'Smash Burger'],
    ['no beef', 'Osso Buco'],
    ['no beef', 'Chateaubriand for Two'],
    ['no pork', 'Melon with Prosciutto'],
    ['no pork', "'Nduja Toast"],
    ['no pork', 'Chorizo Hash'],
    ['no pork', 'St. Louis Ribs'],
    ['no pork', 'Tonkatsu'],
    ['no pork', 'Spaghetti alla Carbonara'],
    ['no pork', 'Bucatini all’Amatriciana'],
    ['no lamb', 'Kleftiko'],
    ['no lamb', 'Rogan Josh'],
  ])('%s: a typed %j is none', (notes, name) => {
    const typed = { name, description: '', ingredients: [] }
    expect(brokenExclusion(typed, readWishes(notes).exclusions)).toBeDefined()
  })
})
