import { describe, expect, it } from 'vitest'
import { tries } from '#tests/support/depth.ts'
import { inTurn } from '#tests/support/in-turn.ts'
import type { Dish } from '../../catalogue/dish.ts'
import { loadCatalogue } from '../../catalogue/dishes/catalogue.ts'
import { houseStandards } from '../../catalogue/house-standard.ts'
import { remembered } from '../../computing/remembered.ts'
import { categories, cuisines } from '../../reference/reference.ts'
import { generationFiltersSchema } from '../filters.ts'
import { fittingDishes, generateMenu } from '../generate.ts'
import { refreshItem } from '../refresh.ts'
import { readWishes } from './read-wishes.ts'

const PIG =
  /\bpork|\bham\b|(?<!turkey )bacon|prosciutto|pancetta|guanciale|mortadella|salami|chorizo|\blard|nduja|speck\b|gelatin|marshmallow|char siu|chashu|andouille|sausage(?<!chicken sausage|plant-based sausage)|hot dog|franks/i
const COW =
  /\bbeef|\bveal|steak(?!s? de)|brisket|sirloin|ribeye|oxtail|bone marrow|tallow|pastrami|bresaola|gelatine|demi-glace|burger(?<!plant-based burger)|wagyu/i
const DRINK =
  /\bwine\b(?! vinegar)|(?<!ginger |root )\bbeer\b|\brum\b|\bsake\b|mirin|sherry(?! vinegar)|marsala|madeira|\bport\b|vodka|tequila|mezcal|whiske?y|bourbon|brandy|cognac|\bgin\b|vermouth|prosecco|champagne(?! vinegar)|\bcava\b|liqueur|amaretto|kirsch|calvados|grappa|campari|aperol|lager|stout|cider(?<!apple cider)(?! vinegar)|shochu|baijiu|bitters|absinthe|pastis|ouzo|\braki\b|\barak\b/i
const CRUSTACEAN =
  /shrimp|prawn|lobster|\bcrab|crayfish|langoustine|(?<!vegan (?:red|green|yellow|massaman|panang) )curry paste|sambal/i
const MOLLUSC =
  /clam\b|clams\b|mussel|oyster(?! (?:mushroom|cracker))(?<!vegetarian oyster)|scallop|squid|octopus|cuttlefish|snail/i
const FISH =
  /\bfish(?<!vegan fish)|salmon|tuna|\bcod\b|anchov|sardine|branzino|sea bass|snapper|bonito|dashi(?<!kombu dashi)|worcestershire|mackerel|\beel\b|trout|halibut|\bsole\b|caviar|monkfish|swordfish/i
const FLESH =
  /chicken|\bduck\b(?! sauce)|turkey|\blamb|\bgoat\b(?! (?:cheese|milk))|rabbit|venison|quail|foie gras|mutton/i
const MILK =
  /\bbutter\b(?<!peanut butter|almond butter|cocoa butter|vegan butter)(?! (?:lettuce|bean))|\bmilk\b(?<!(?:coconut|almond|soy|oat|rice|cashew) milk)|cream\b(?<!(?:coconut|cashew|soy|chestnut) cream)(?! of tartar)|(?<!vegan )cheese|yogurt(?<!coconut yogurt)|ghee|mozzarella|ricotta|parmigiano|pecorino|feta\b|burrata|mascarpone|paneer/i
const NUT =
  /almond|hazelnut|walnut|pecan|pistachio|cashew|macadamia|pine nut|praline|marzipan|frangipane|\bpesto|amaretti|nougat|gianduja|peanut|groundnut|mixed nuts/i
const EGG = /\beggs?\b|yolk|mayonnaise|aioli|meringue|custard|hollandaise|béarnaise|carbonara/i
const WHEAT =
  /wheat (?:flour|noodle)|semolina|\bbread\b|breadcrumb|\bpasta\b(?<!gluten-free pasta)|spaghetti|couscous|bulgur|soy sauce|panko|baguette|brioche|\bbun\b|puff pastry|seitan|hoisin|barley|\bnaan\b|phyllo|filo/i
const HOT =
  /\bchil[ei]s?\b|chili |jalape|habanero|cayenne|sriracha|harissa|wasabi|horseradish|curry paste|hot sauce|gochujang|sichuan pepper|chipotle|doubanjiang|sambal|spicy|guajillo|serrano(?! ham)/i
const TOMATO =
  /tomato(?!illo)|ketchup|marinara|salsa(?! verde)|pico de gallo|bolognese|barbecue sauce|pomodoro/i
const ALLIUM_GARLIC = /garlic|aioli|hummus|ranch dressing|curry paste|worcestershire|pesto/i
const ALLIUM_ONION = /\bonions?\b|shallot|scallion|leek|\bchives?\b|(?:chicken|beef|vegetable|fish) stock/i
const SOY = /soy sauce|\btofu|\bmiso\b|edamame|tamari|tempeh|soybean|hoisin|soy milk/i
const RAW =
  /\braw\b.*(?:beef|tuna|salmon|shrimp|fish|egg|yolk)|tartare|sashimi|ceviche|carpaccio di manzo|runny/i

/** What must not be read in any dish, by words of this test's own. */
const WISHES: readonly (readonly [notes: string, ...forbidden: readonly RegExp[]])[] = [
  ['no alcohol', DRINK],
  ['an alcohol-free menu please', DRINK],
  ['severe peanut allergy', /peanut|groundnut|satay/i],
  ['allergic to shrimp', CRUSTACEAN],
  ['allergic to shellfish', CRUSTACEAN, MOLLUSC],
  ['nut allergy', NUT],
  ['nut-free', NUT],
  ['egg allergy', EGG],
  ['halal', PIG, DRINK],
  ['kosher', PIG, CRUSTACEAN, MOLLUSC, /\beel\b|catfish|rabbit/i],
  ['pescatarian', PIG, COW, FLESH],
  ['vegetarian please', COW, FLESH, FISH, MOLLUSC, CRUSTACEAN],
  ['vegan', COW, FLESH, FISH, MOLLUSC, CRUSTACEAN],
  ['nothing spicy', HOT, /hot and sour|pepper fry|\bsambar\b/i],
  ['not spicy', HOT],
  ['no pork', PIG],
  ['no beef', COW],
  ['no pork, beef or alcohol', PIG, COW, DRINK],
  ['no tomato', TOMATO],
  [
    'no nightshades',
    TOMATO,
    /(?<!sweet )potato|eggplant|bell pepper|paprika|\bchil[ie]s?\b|cayenne|hot sauce/i,
  ],
  ['alpha-gal', PIG, COW, MILK, /\blamb\b|\bgoat\b/i],
  ['without garlic and onion', ALLIUM_GARLIC, ALLIUM_ONION],
  ['Jain', ALLIUM_GARLIC, ALLIUM_ONION, /potato|carrot|radish|mushroom|honey/i, EGG, FISH, FLESH],
  ['safe in pregnancy', RAW, DRINK, /swordfish|prosciutto|camembert|roquefort/i],
  ['no raw egg', /soft eggs?\b|soft inside|ali?oli|honey meringue|shaken with[^.]*egg|tartare|runny/i],
  ['Muslim guests', PIG, DRINK, /frog|snail/i],
  ['no dairy', MILK],
  ['lactose intolerant guests', MILK],
  ['celiac', WHEAT],
  ['gluten-free', WHEAT],
  ['no soy', SOY],
  ['no sesame', /sesame|tahini|hummus|za'atar|halva/i],
  ['no fish', FISH],
  ['no seafood', FISH, CRUSTACEAN, MOLLUSC],
  ['no mushrooms, olives or anchovies', /mushroom|porcini|shiitake|olives\b|tapenade|anchov|fish sauce/i],
  ['no lamb', /\blamb|mutton|merguez/i],
  ['sin gluten', WHEAT],
  ['no cilantro', /cilantro|guacamole|pico de gallo/i],
  ['mustard allergy', /mustard|mayonnaise|remoulade/i],
]

/** Namesakes, and dishes whose text says that something is not in them. */
const INNOCENT =
  /bittersweet|(?:apple|orchard) cider|cider[- ](?:apples|brined)|custard(?:y| apple)|to custard|vegan mayonnaise|vegan \w+ curry paste|bolognese festival|(?:hot dog|burger) bun|steakhouse|tamarind|honey(?:dew|ed)|lamb(?:rusco|'s-quarters)|kombu dashi|(?:mizu|age)dashi|spaghetti squash|soy-milk|no (?:cheese|fish)|without fish sauce(?: or shrimp paste)?|fish-(?:shaped|fragrant)|fish fry|black bean burger|goat-milk caramel|cajeta|duck egg|to satay/gi

/** The text of a drink names the food that it goes with, and "tofu steak" isn't meat: there the recipe decides. */
const textOf = (dish: Dish, notes: string): string => {
  const recipe = dish.ingredients.join(', ')
  const isByRecipe = dish.categoryId === 5 || /^vegan|^vegetarian/.test(notes)
  return withoutInnocent(isByRecipe ? recipe : `${dish.name}. ${dish.description} [${recipe}]`)
}

const MOST_TEXTS = 10_000

const withoutInnocent = remembered((text: string) => {
  const innocent = text.replace(INNOCENT, '…')
  // "Curry paste" in a text is the one of the recipe.
  return text.includes('vegan red curry paste') ? innocent.replace(/curry paste/g, '…') : innocent
}, MOST_TEXTS)

const catalogue = loadCatalogue()
const all: readonly Dish[] = [...catalogue, ...houseStandards.flatMap(({ dishes }) => dishes)]

describe.each(WISHES.map(([notes, ...forbidden]) => ({ notes, forbidden })))(
  '“$notes”',
  ({ notes, forbidden }) => {
    const expectKept = (dish: Dish | undefined) => {
      for (const words of forbidden) expect(dish && textOf(dish, notes)).not.toMatch(words)
    }

    it('is understood whole, and no dish that could ever be served breaks it', () => {
      expect(readWishes(notes).understood.length).toBeGreaterThan(0)
      expect(readWishes(notes).notUnderstood).toEqual([])
      for (const { id: cuisineId } of cuisines) {
        const wishes = { cuisineId, dietaryOptions: [], notes }
        for (const { id } of categories) fittingDishes(catalogue, wishes, id).forEach(expectKept)
      }
    })

    it('is kept to by what is generated and refreshed, and a section that it empties says so', () => {
      // The short form generates for three of the cuisines, others for each wish.
      for (const { id: cuisineId } of inTurn(cuisines, notes.length, tries(cuisines.length))) {
        const filters = generationFiltersSchema.parse({
          cuisineId,
          itemsPerCategoryCustom: { 1: 4, 2: 10, 3: 3, 4: 4, 5: 3 },
          notes,
        })
        const menu = generateMenu({ catalogue, filters, seed: cuisineId, season: 'autumn' })
        const menuItemIds = menu.flatMap(({ items }) => items.map(({ id }) => id))
        const another = refreshItem({ ...filters, catalogue, categoryId: 2, menuItemIds, seed: 1 })
        for (const id of [...menuItemIds, ...(another ? [another.id] : [])]) {
          expectKept(all.find((dish) => dish.id === id))
        }
        for (const { items, shortfall } of menu) {
          if (shortfall) expect(shortfall.reason).toContain('follow your requests')
          else expect(items.length).toBeGreaterThan(2)
        }
      }
    })
  },
)
