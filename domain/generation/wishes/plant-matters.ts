import { cereals, treeNuts } from '../../allergens/allergen-keys.ts'
import {
  ALCOHOLIC_NAME,
  alcoholicNames,
  beerNames,
  spiritNames,
  wineNames,
} from '../../catalogue/ingredients/alcoholic.ts'
import { names } from '../../text/names.ts'

import type { Matter } from './matter.ts'

/** Alcohol, allergens of plants, and the vegetables, spices and grains that owners ask to leave out. */
export const plantMatters = {
  // What ferments to alcohol counts, however faint; vinegar, mustard, soy sauce and vanilla do not.
  alcohol: {
    words: names('alcohol, alcoholic drink, alcoholic beverage, alcoholic, booze, alcool, alkohol'),
    like: ALCOHOLIC_NAME,
    names: alcoholicNames,
    families: ['wine', 'beer', 'spirit'],
    texts:
      /\b(?:alcohol\S*|wines?(?! vinegar)|beers?(?<!(?:ginger|root) beers?)|lager|liqueurs?|spirits?|boozy|cocktail(?! sauce| franks)|spritz|sangria|mimosa|margarita|martini|negroni|highball|spiked|flamb\S*|rum|brandy|cognac|whiske?y|bourbon|vodka|tequila|mezcal|sake|sherry|marsala|port|cava|prosecco|champagne|grappa|kirsch|calvados|armagnac|baijiu|shochu|soju)\b/,
    isStrict: true,
  },
  spirits: {
    words: ['spirit', 'liquor', 'hard liquor', 'hard alcohol', 'distilled spirit'],
    label: 'spirits',
    like: /(?:whiske?y|rum|liqueur)$/,
    names: spiritNames,
    families: ['spirit'],
    texts:
      /\b(?:liqueurs?|spirits?|spiked|flamb\S*|rum|brandy|cognac|whiske?y|bourbon|vodka|tequila|mezcal|grappa|kirsch|calvados|armagnac|baijiu|shochu|soju|gin(?!ger))\b/,
  },
  wine: {
    words: ['wine', 'vino', 'vin'],
    like: /\bwine\b(?! vinegar)|vermouth/,
    names: wineNames,
    families: ['wine'],
    texts: /\b(?:wines?(?! vinegar)|sherry|marsala|port|cava|prosecco|champagne|sangria|mimosa)\b/,
  },
  beer: {
    words: ['beer', 'cerveza', 'bier'],
    like: /(?<!ginger |root )\bbeer$/,
    names: beerNames,
    families: ['beer'],
    texts: /(?<!ginger |root )\b(?:beers?|lager|ale|stout)\b/,
  },
  caffeine: {
    words: ['caffeine'],
    like: /coffee|espresso|(?<!mint |herbal |barley |chrysanthemum )\btea$|matcha|cola$|chocolate|cocoa/,
    names: ['hojicha', 'sencha', 'gyokuro', 'genmaicha', 'yerba mate', 'kombucha'],
    texts: /\b(?:coffee|espresso|cappuccino|latte|matcha|cola)\b/,
  },
  // Kinds of fruit, and what is brewed.
  citrus: {
    words: names('citrus, citrus fruit, agrumi, agrumes, citricos, zitrusfruchte'),
    like: /\b(?:lemon|lime|orange|grapefruit|yuzu|mandarin|tangerine|clementine|bergamot|citron|kumquat|calamansi|sudachi|pomelo|citrus|marmalade|limoncello|triple sec|chinotto)\b|ponzu/,
    texts: /\b(?:citrus|lemons?|limes?|oranges?|grapefruits?|yuzu|ponzu|mandarins?)\b/,
    isStrict: true,
  },
  berries: {
    words: names('berry, frutti di bosco, frutos rojos, fruits rouges, beeren'),
    label: 'berries',
    like: /(?<!juniper |caper|wheat |goji )berr(?:y|ies)\b|currant\b/,
    texts: /(?<!juniper |caper|wheat |goji )berr(?:y|ies)\b|\bcassis\b/,
  },
  'tropical fruit': {
    words: ['tropical fruit', 'exotic fruit'],
    like: /\b(?:mango|pineapple|papaya|banana|passion fruit|guava|lychee|durian|dragon fruit|rambutan|mangosteen|starfruit|jackfruit)\b/,
  },
  'stone fruit': {
    words: ['stone fruit'],
    like: /\b(?:peach|apricot|plum|prune|cherry|nectarine|umeboshi)\b(?! tomato)/,
  },
  gluten: {
    words: ['gluten', 'wheat', 'wheat flour', 'flour', 'barley', 'rye', 'glutine', 'trigo', 'weizen'],
    traits: cereals,
    isStrict: true,
  },
  peanuts: {
    words: names('peanut, groundnut, cacahuete, cacahuate, mani, arachide, cacahuetes, erdnuss, erdnusse'),
    label: 'peanuts',
    traits: ['peanuts'],
    names: ['mixed nuts'],
    texts: /\b(?:peanuts?|groundnuts?)\b/,
    isStrict: true,
  },
  'tree nuts': {
    words: ['tree nut'],
    label: 'tree nuts',
    traits: treeNuts,
    like: /chestnut(?<!water chestnut)/,
    texts: /\b(?<!tiger |ginkgo )nuts\b/,
    isStrict: true,
  },
  nuts: {
    words: ['nut', 'nuez', 'nueces', 'noix', 'noci', 'nuss', 'nusse', 'frutos secos'],
    label: 'nuts (peanuts included)',
    traits: [...treeNuts, 'peanuts'],
    like: /chestnut(?<!water chestnut)|\bnuts?\b/,
    families: ['nut'],
    texts: /\b(?:pea)?nuts\b/,
    isStrict: true,
  },
  soy: {
    words: ['soy', 'soya', 'soybean', 'soja'],
    traits: ['soybeans'],
    families: ['tofu'],
    isStrict: true,
  },
  'soy sauce': {
    words: ['soy sauce', 'shoyu', 'tamari'],
    names: ['soy sauce', 'dark soy sauce', 'sweet soy sauce', 'tamari'],
    texts: /\b(?:soy sauce|shoyu|tamari)\b/,
  },
  sesame: { words: ['sesame', 'sesamo'], traits: ['sesame'], isStrict: true },
  mustard: { words: ['mustard', 'mostaza', 'moutarde'], traits: ['mustard'], isStrict: true },
  celery: { words: ['celery', 'apio'], traits: ['celery'], like: /^celery/, isStrict: true },
  sulfites: { words: ['sulfite', 'sulphite'], label: 'sulfites', traits: ['sulphites'], isStrict: true },
  lupin: { words: ['lupin', 'lupine'], traits: ['lupin'], isStrict: true },
  mushrooms: {
    words: ['mushroom', 'fungi', 'fungus', 'hongo', 'champignon', 'funghi'],
    label: 'mushrooms',
    like: /mushroom|fungus/,
    names: ['chanterelle', 'morel', 'porcini', 'huitlacoche'],
    families: ['mushroom'],
    texts: /\b(?:mushrooms?|funghi|champignons?|shiitake|porcini|creminis?|portobello|enoki|shimeji)\b/,
  },
  tomato: {
    words: ['tomato', 'tomate', 'pomodoro', 'nightshade tomato'],
    label: 'tomato',
    like: /tomato(?!illo)/,
    texts:
      /\b(?:tomato\S*|ketchup|marinara|pomodor\S*|salsa roja|pico de gallo|bolognese|rag[uù]|napol\S*|ratatouille|gazpacho|shakshuka|caponata|arrabbiata|bloody mary)\b/,
  },
  garlic: {
    words: ['garlic', 'ajo', 'ail', 'aglio', 'knoblauch'],
    like: /garlic/,
    names: ['ramp'],
    texts: /\b(?:garlic\S*|aioli|persillade|toum|skordalia|gremolata)\b/,
  },
  onion: {
    words: ['onion', 'cebolla', 'oignon', 'cipolla', 'zwiebel'],
    label: 'onion',
    like: /onion|shallot|scallion|leek|chive|\bramp\b/,
    texts: /\b(?:onions?|shallots?|scallions?|leeks?|chives?|soffritto|mirepoix)\b/,
  },
  spicy: {
    words: names(
      'spicy, spice, spiciness, spicy food, spicy dish, picante, piccante, epice, scharf, fiery',
      'chili, chile, chilli, hot pepper, chili pepper, chile pepper, spicy heat',
    ),
    label: 'spicy heat (chilies, curry pastes, hot sauces, wasabi)',
    like: /chile$|^(?:chile|chili)|chipotle|jalapeno|harissa|gochu/,
    names: names(
      'serrano, habanero, poblano, pepperoncini, banana pepper, padron pepper, shishito pepper',
      'aleppo pepper, urfa pepper, espelette pepper, sichuan pepper, horseradish, wasabi, pepper jack',
    ),
    texts:
      /(?<!not |never |no )\b(?:spicy|fiery|fierce|chil[ie]s?|chill?ies|peppery|piquant|harissa|vindaloo|diavola|arrabbiata|jerk|habanero|jalape\S*|serrano|wasabi|horseradish|sriracha|gunpowder|cayenne|cajun|mala|guindilla|hot (?:sauce|mustard|pepper)|very hot|hot and sour|pepper fry|masala(?! cha)|sambar|rasam)\b/,
  },
  roots: {
    words: ['root vegetable', 'root', 'underground vegetable', 'tuber'],
    label: 'onion, garlic and other roots',
    like: /potato|carrot|radish|daikon|beet\b|turnip|parsnip|garlic|onion|shallot|scallion|leek|chive|ginger(?! (?:ale|beer))|turmeric|galangal|\byam\b|celery root|lotus root|burdock/,
    names: names(
      'cassava, taro, rutabaga, salsify, sunchoke, jicama, horseradish, fingerroot, kohlrabi, fennel',
      'french fry, ramp, konjac',
    ),
    families: ['potato'],
    texts:
      /\b(?:onions?|garlic|shallots?|scallions?|leeks?|potato\S*|carrots?|ginger|beets?|beetroot|radish\S*|turnips?|yams?|taro|cassava)\b/,
    isStrict: true,
  },
  corn: {
    words: ['corn', 'maize', 'maiz'],
    like: /\bcorn(?!ed|ish|ichon)|\bmasa\b|polenta|grits|hominy|popcorn|huitlacoche/,
    names: ['tostada', 'sope', 'tortilla chip'],
    texts: /\b(?:corn\S*|masa|polenta|grits|hominy|elote|esquites)\b/,
  },
  rice: {
    words: ['rice', 'arroz', 'riz', 'riso'],
    like: /\brice\b/,
    families: ['rice'],
    texts: /\b(?:rice|risotto)\b/,
  },
  potato: {
    words: ['potato', 'patata', 'pomme de terre'],
    label: 'potato',
    like: /potato|french fry|hash brown/,
    families: ['potato'],
    texts: /\b(?:potato\S*|fries|frites)\b/,
  },
  fries: {
    words: ['french fries', 'fries', 'french fry', 'pommes frites'],
    label: 'fries',
    names: ['french fry'],
    texts: /\b(?:fries|frites)\b/,
  },
  noodles: {
    words: ['noodle'],
    label: 'noodles',
    like: /noodle|vermicelli/,
    families: ['noodle'],
    texts: /\bnoodles?\b/,
  },
  pasta: {
    words: ['pasta'],
    like: /pasta$/,
    names: names(
      'spaghetti, linguine, bucatini, rigatoni, penne, paccheri, orecchiette, cavatelli, trofie',
      'macaroni, ditalini, orzo, fregola, lasagna sheet, fettuccine, tagliatelle, pappardelle',
      'tagliolini, tortellini, ravioli, gnocchi, vermicelli',
    ),
    texts: /\b(?:pasta|spaghetti|lasagn\S*|ravioli|penne|macaroni|rigatoni)\b/,
  },
  bread: {
    words: ['bread'],
    like: /(?<!sweet)bread|bun$|roll$|toast$|tortilla$/,
    names: names(
      'sourdough, baguette, ciabatta, focaccia, grissini, pumpernickel, lavash, bagel, bolillo',
      'english muffin, brioche, challah, croissant, biscuit, naan, roti, paratha, puri, simit',
    ),
    families: ['bread'],
    texts: /\b(?:bread|toasts?|toasted rolls?|bun|baguette|naan)\b/,
  },
  coconut: { words: ['coconut', 'coco'], like: /coconut/, texts: /\bcoconuts?\b/ },
  chocolate: {
    words: ['chocolate', 'cocoa', 'cacao'],
    like: /chocolate|cocoa|gianduja|hot fudge|creme de cacao/,
    families: ['chocolate'],
    texts: /\b(?:chocolate|cocoa|cacao)\b/,
  },
  olives: {
    words: ['olive', 'aceituna'],
    label: 'olives',
    like: /olive(?! oil)/,
    names: ['tapenade', 'vegan tapenade'],
    texts: /\b(?:olives|tapenade|puttanesca)\b/,
  },
  beans: {
    words: ['bean', 'legume', 'pulse', 'lentil'],
    label: 'beans, peas and lentils',
    like: /\bbean\b(?! sprout)|lentil|chickpea|\bpeas?\b(?! shoot| eggplant)|hummus|edamame|tofu|soybean|\bgram\b/,
    families: ['legume', 'tofu'],
  },
  'bell peppers': {
    words: ['bell pepper', 'sweet pepper', 'capsicum', 'pimento', 'pimiento'],
    label: 'bell peppers',
    like: /bell pepper|roasted pepper|piquillo|paprika|pepper jelly|romesco/,
    texts: /\b(?:bell|sweet|roasted|red|green) peppers?\b/,
  },
  sprouts: { words: ['raw sprout', 'sprout'], label: 'sprouts', like: /sprout(?<!brussels sprout)/ },
  eggplant: {
    words: ['eggplant', 'aubergine', 'melanzane', 'berenjena'],
    like: /eggplant/,
    texts: /\b(?:eggplants?|melanzane|baba gan\S*)\b/,
  },
  nightshades: {
    words: ['nightshade'],
    label: 'nightshades (tomato, potato, eggplant, peppers, chilies)',
    like: /tomat|(?<!sweet )potato|french fry|hash brown|eggplant|bell pepper|roasted pepper|piquillo|paprika|pepper jelly|romesco|chile$|^(?:chile|chili)|cayenne|chipotle|jalapeno|harissa|gochu|goji/,
    names: names(
      'serrano, habanero, poblano, pepperoncini, banana pepper, padron pepper, shishito pepper',
      'aleppo pepper, urfa pepper, espelette pepper, pepper jack',
    ),
    families: ['potato'],
    texts:
      /(?<!sweet )\b(?:tomat\S*|ketchup|salsa|marinara|pomodoro|potato\S*|fries|frites|eggplants?|melanzane|baba gan\S*|paprika|piment\S*|chil[ie]s?|chill?ies|harissa|cayenne|cajun|jerk|(?:bell|sweet|roasted|red|green) peppers?|curry paste|masala(?! cha)|sambar|hot sauce)\b/,
  },
  cilantro: {
    words: ['cilantro', 'fresh coriander', 'coriander leaf'],
    like: /cilantro/,
    names: ['culantro'],
    texts: /\bcilantro\b/,
  },
} as const satisfies Readonly<Record<string, Matter>>
