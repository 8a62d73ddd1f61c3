import { all, type IngredientTable } from './ingredient.ts'

/**
 * What is poured, by itself or into a dish. Spirits distilled from cereals or nuts carry no allergen (the
 * exemptions of Annex II); wines carry sulphites, beers the barley of their malt; a beer of oats or with
 * wheat too says so.
 */
export const drinks = {
  // Coffee, tea and infusions
  ...all(
    [],
    'coffee, espresso, cold brew coffee, decaf espresso, chicory coffee, tea, black tea, green tea',
    'earl grey tea, assam tea, darjeeling tea, ceylon tea, oolong tea, jasmine tea, pu-erh tea, white tea',
    'chrysanthemum tea, thai tea, matcha, hojicha, sencha, gyokuro, genmaicha',
  ),
  'barley tea': ['barley'],
  ...all([], 'mint tea, herbal tea, rooibos, yerba mate'),

  // Waters and sodas
  ...all(
    [],
    'sparkling water, mineral water, club soda, tonic water, cola, ginger ale, ginger beer, root beer',
    'lemon-lime soda, cream soda, grapefruit soda, orange soda, ramune, chinotto, lemonade, kombucha',
    'tepache, pulque',
  ),

  // Juices
  ...all(
    [],
    'apple juice, apple cider, orange juice, blood orange juice, grapefruit juice, pineapple juice',
    'mango juice, mango puree, peach puree, cranberry juice, cherry juice',
  ),
  'grape juice': ['sulphites'],
  // Of unripe grapes: never fermented, kept with sulphites as wine is.
  verjus: ['sulphites'],
  ...all(
    [],
    'guava juice, lychee juice, passion fruit juice, pear juice, pomegranate juice, carrot juice',
    'sugarcane juice, aloe vera',
  ),

  // Beer, cider, wine
  ...all(['barley', 'fined'], 'beer, lager, mexican lager'),
  'wheat beer': ['wheat', 'barley', 'fined'],
  ...all(['barley', 'fined'], 'pale ale, india pale ale, stout, non-alcoholic beer'),
  'non-alcoholic wine': ['sulphites', 'fined'],
  'gluten-free beer': ['fined'],
  ...all(
    ['sulphites', 'fined'],
    'hard cider, wine, red wine, white wine, rose wine, sparkling wine, prosecco, champagne, cava, cremant',
    'natural wine, retsina, sherry, madeira, marsala, port, dessert wine, moscato wine, vin santo, vermouth',
    'sweet vermouth, dry vermouth, lillet blanc',
  ),
  ...all(['barley'], 'unfined lager, unfined beer'),
  'unfined wheat beer': ['wheat', 'barley'],
  ...all(['sulphites'], 'unfined cider, unfined red wine, unfined white wine, unfined sparkling wine'),
  // Cleared by pressing, charcoal and rest, not by animal finings.
  ...all(['sulphites', 'fined'], 'sangria, black raspberry wine'),
  mead: ['honey'],
  ...all([], 'sake, sparkling sake, nigori sake, cheongju'),
  ...all(['wheat'], 'shaoxing wine, rice wine, makgeolli'),
  ...all([], 'wheat-free rice wine, plum wine'),

  // Spirits and liqueurs
  absinthe: [],
  advocaat: ['egg'],
  // Of almonds or of apricot stones: the label seldom tells, so almonds are said.
  amaretto: ['almonds'],
  // Some are sweetened with honey or colored with cochineal: only the maker can say that one was not.
  amaro: ['fined'],
  ...all(
    [],
    'aperol, aperitif bitters, aquavit, armagnac, arak, baijiu, bitters, bourbon, brandy, cachaca, calvados',
    'campari, chartreuse, cognac, coffee liqueur, creme de cassis, creme de cacao, creme de menthe',
    'creme de violette, elderflower liqueur, elderflower cordial, genepy, gin, feni, grappa',
  ),
  'hazelnut liqueur': ['hazelnuts'],
  'irish cream': ['dairy'],
  ...all(
    [],
    'kirsch, limoncello, liqueur, lychee liqueur, maraschino, melon liqueur, mezcal, midori, orange liqueur',
    'ouzo, pastis, peach liqueur, pernod, pimms, pisco, raki, rum, dark rum, white rum, rye whiskey',
    'sambuca, mastiha liqueur, tsipouro, spanish vanilla liqueur, scotch, schnapps, shochu, soju, sotol, tequila, vodka',
    'neutral spirit, whiskey, japanese whisky',
  ),
} as const satisfies IngredientTable
