import { all, type IngredientTable } from './ingredient.ts'

/**
 * Milk and what is made of it, eggs, honey. Cheese set with animal rennet, by tradition, by the rules of
 * its protected name or in a good part of what is sold, is marked `rennet` and is not vegetarian; a house
 * that buys another kind names it `vegetarian …`. The others are made in the United States with microbial
 * rennet or are set with acid.
 */
export const dairyAndEggs = {
  // Milk, cream, butter
  ...all(
    ['dairy'],
    'milk, whole milk, milk foam, goat milk, milk powder, milk solid, khoya, rabri, condensed milk',
    'evaporated milk, buttermilk, whey, casein, lactose, sheep milk, skyr',
  ),
  'lemon curd': ['egg', 'dairy'],
  ...all(
    ['dairy'],
    'heavy cream, cream, half and half, whipped cream, clotted cream, sour cream, creme fraiche',
    'mexican crema, malai, kaymak, butter, brown butter, clarified butter, ghee, yogurt, greek yogurt',
    'labneh, kefir, ayran, quark, shanklish cheese',
  ),
  ...all(['dairy', 'egg'], 'ice cream, vanilla ice cream'),
  gelato: ['dairy'],
  custard: ['dairy', 'egg'],
  ...all(['dairy'], 'dulce de leche, cajeta, caramel, toffee, butterscotch'),

  // Cheese, vegetarian as normally sold
  ...all(
    ['dairy'],
    'mozzarella, smoked mozzarella, burrata, stracciatella, bocconcini, ricotta, ricotta salata, mizithra',
    "mascarpone, cream cheese, cottage cheese, farmer's cheese, fromage blanc, halloumi, paneer, chhena",
    'queso fresco, queso blanco, queso oaxaca, queso panela, monterey jack, pepper jack, colby cheese',
    'american cheese, cheddar, white cheddar, swiss cheese, cheese curd, boursin, vegetarian hard cheese',
    'vegetarian feta, vegetarian goat cheese, vegetarian white cheese, vegetarian stracchino',
    'vegetarian edam, vegetarian cotija',
  ),

  // Cheese with animal rennet
  ...all(
    ['dairy', 'rennet'],
    'parmigiano reggiano, buffalo mozzarella, feta, goat cheese, stracchino, provolone, brie, blue cheese',
    'gouda, smoked gouda, edam cheese, cotija, kashkaval, akkawi cheese, pecorino romano, pecorino',
  ),
  // Kept with lysozyme (E1105) of egg white.
  'grana padano': ['dairy', 'rennet', 'egg'],
  ...all(
    ['dairy', 'rennet'],
    'cheese, asiago, fontina, taleggio, scamorza, provola, montasio, caciocavallo, gorgonzola, manchego',
    "gruyere, emmental, comte, beaufort, roquefort, bleu d'auvergne, camembert, munster, reblochon",
    'raclette, cantal, tomme, epoisses, saint-nectaire, saint-marcellin, kefalotyri, kasseri, graviera, mato cheese',
  ),

  // Eggs and honey
  ...all(['egg'], 'egg, egg yolk, egg white, quail egg, duck egg, salted egg, salted egg yolk, century egg'),
  ...all(['egg', 'soybeans', 'wheat'], 'tea egg, marinated egg'),
  ...all(['egg'], 'meringue, royal icing'),
  ...all(['honey'], 'honey, honeycomb'),
} as const satisfies IngredientTable
