import type { CuisineId } from '../../reference/reference.ts'
import { borrowed } from '../borrowed.ts'
import type { CuisineDishes } from '../dish.ts'
import { americanMainCourses } from './american/main-courses.ts'
import { cafeDesserts } from './cafe/desserts.ts'
import { cafeMainCourses } from './cafe/main-courses.ts'

/** What kitchens cook and bake in the morning, beyond what their sections have. */
export const ofTheMorning: Readonly<Partial<Record<CuisineId, Partial<CuisineDishes>>>> = {
  1: {
    3: [
      {
        id: 1230,
        name: "Cornetto all'Albicocca",
        gloss: 'soft croissant with apricot jam',
        description:
          'Soft, lightly sweet crescent of egg dough around apricot jam, warm under a veil of sugar.',
        ingredients: ['wheat flour', 'butter', 'egg', 'milk', 'apricot jam', 'sugar', 'yeast'],
        price: 6,
        family: 'pastry',
        temperature: 'hot',
        weight: 'medium',
        art: ['croissant', 'jam'],
      },
      {
        id: 1231,
        name: 'Maritozzo con la Panna',
        gloss: 'sweet bun with whipped cream',
        description: 'Roman bun scented with orange, split and filled to the edges with whipped cream.',
        ingredients: ['brioche bun', 'whipped cream', 'orange zest', 'sugar'],
        price: 7,
        region: 'Rome and Lazio',
        family: 'pastry',
        temperature: 'cold',
        weight: 'rich',
        art: ['bun', 'cream'],
      },
    ],
  },
  2: {
    2: [
      {
        id: 1880,
        name: 'Asagohan',
        gloss: 'salmon breakfast with rice and miso soup',
        description:
          'Salt-grilled salmon with rice, miso soup with tofu, a rolled omelet and pickled vegetables on one tray.',
        ingredients: ['salmon', 'rice', 'miso', 'tofu', 'dashi', 'egg', 'pickled vegetable', 'soy sauce'],
        price: 22,
        family: 'fish',
        temperature: 'hot',
        weight: 'medium',
        art: ['salmon', 'rice', 'soup'],
      },
      {
        id: 1881,
        name: 'Shokupan French Toast',
        gloss: 'milk bread soaked in custard',
        description:
          'A thick slice of milk bread soaked in custard, browned in butter, with strawberries and maple syrup.',
        ingredients: ['milk bread', 'egg', 'milk', 'butter', 'strawberry', 'maple syrup', 'sugar'],
        price: 15,
        family: 'bread',
        temperature: 'hot',
        weight: 'medium',
        art: ['toast', 'strawberry', 'syrup'],
      },
    ],
  },
  3: {
    3: [
      {
        id: 2830,
        name: 'Concha de Vainilla',
        gloss: 'sweet bun with a sugar crust',
        description: 'Soft egg bun under a crackled shell of vanilla sugar and butter, for dunking.',
        ingredients: ['wheat flour', 'egg', 'butter', 'milk', 'sugar', 'vanilla', 'yeast'],
        price: 6,
        family: 'pastry',
        temperature: 'cold',
        weight: 'medium',
        art: ['bun', 'sugar'],
      },
    ],
  },
  4: {
    2: [
      {
        id: 3480,
        name: 'Aloo Paratha',
        gloss: 'bread filled with spiced potato',
        description:
          'Whole wheat bread filled with spiced potato and griddled in butter, with yogurt and pickle.',
        ingredients: [
          'whole wheat flour',
          'potato',
          'butter',
          'cumin',
          'serrano',
          'cilantro',
          'yogurt',
          'indian pickle',
        ],
        price: 14,
        region: 'Punjab',
        family: 'bread',
        temperature: 'hot',
        weight: 'medium',
        art: ['flatbread', 'potato', 'yogurt'],
      },
      {
        id: 3481,
        name: 'Masala Omelet',
        description:
          'Eggs beaten with onion, tomato, serrano and cilantro, fried thin, with buttered white toast.',
        ingredients: ['egg', 'onion', 'tomato', 'serrano', 'cilantro', 'turmeric', 'white bread', 'butter'],
        price: 14,
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['omelet', 'tomato'],
      },
      {
        id: 3482,
        name: 'Kanda Poha',
        gloss: 'flattened rice with onion and peanuts',
        description:
          'Flattened rice tossed with onion, mustard seeds, turmeric, peanuts and curry leaves, with lime.',
        ingredients: [
          'flattened rice',
          'onion',
          'peanut',
          'mustard seed',
          'turmeric',
          'curry leaf',
          'lime',
          'cilantro',
        ],
        price: 14,
        family: 'rice',
        temperature: 'hot',
        weight: 'light',
        art: ['rice', 'onion', 'peanut'],
      },
      {
        id: 3483,
        name: 'Chole Bhature',
        gloss: 'chickpeas with puffed fried bread',
        description:
          'Chickpeas in a dark gravy of onion, tomato and ginger, with puffed fried bread and pickle.',
        ingredients: ['chickpea', 'onion', 'tomato', 'ginger', 'wheat flour', 'yogurt', 'indian pickle'],
        price: 16,
        family: 'legume',
        temperature: 'hot',
        weight: 'rich',
        art: ['chickpea', 'bread'],
      },
    ],
  },
  5: {
    2: borrowed(cafeMainCourses, { 4280: 'Lemon Ricotta Pancakes', 4281: 'Belgian Waffle with Berries' }),
    3: borrowed(cafeDesserts, {
      4430: 'Cinnamon Roll',
      4431: 'Blueberry Muffin',
      4432: 'Banana Bread with Walnuts',
    }),
  },
  6: {
    2: [
      {
        id: 5080,
        name: 'Khai Krata',
        gloss: 'pan eggs with pork and sausage',
        description:
          'Eggs fried in a little pan with ground pork, Chinese sausage and scallion, a buttered baguette next to them.',
        ingredients: [
          'egg',
          'ground pork',
          'chinese sausage',
          'scallion',
          'fish sauce',
          'baguette',
          'butter',
        ],
        price: 14,
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['egg', 'skillet', 'sausage'],
      },
    ],
    3: [
      {
        id: 5230,
        name: 'Patongko',
        gloss: 'fried dough with pandan custard',
        description: 'Airy sticks of fried dough to dip in a custard of coconut milk, egg and pandan.',
        ingredients: ['wheat flour', 'yeast', 'coconut milk', 'egg', 'pandan leaf', 'sugar'],
        price: 7.5,
        family: 'pastry',
        temperature: 'hot',
        weight: 'medium',
        art: ['doughnut', 'custard'],
      },
    ],
  },
  7: {
    2: [
      {
        id: 5880,
        name: 'Serpme Kahvaltı',
        gloss: 'breakfast of eggs, feta and olives',
        description:
          'Fried eggs, feta, olives, tomato, cucumber, honey, butter and jam on little plates around warm bread.',
        ingredients: ['egg', 'feta', 'black olive', 'tomato', 'cucumber', 'honey', 'butter', 'jam', 'bread'],
        price: 24,
        region: 'Turkey',
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['egg', 'olive', 'bread'],
      },
    ],
    4: [
      {
        id: 6180,
        name: 'Simit',
        gloss: 'sesame bread ring',
        description: 'Ring of bread dipped in grape molasses and rolled in sesame, baked until it crackles.',
        ingredients: ['wheat flour', 'sesame seed', 'grape molasses', 'yeast'],
        price: 4.5,
        region: 'Turkey',
        family: 'bread',
        temperature: 'hot',
        weight: 'light',
        art: ['bread', 'sesame'],
      },
    ],
  },
  8: {
    2: borrowed(americanMainCourses, { 6680: 'Eggs Benedict' }).map((record) => ({
      ...record,
      name: 'Œufs Bénédicte',
      gloss: 'poached eggs with bacon and hollandaise',
    })),
    3: borrowed(cafeDesserts, { 6830: 'Butter Croissant', 6831: 'Pain au Chocolat' }).map((record) =>
      record.name === 'Butter Croissant'
        ? { ...record, name: 'Croissant au Beurre', gloss: 'butter croissant' }
        : record,
    ),
    4: [
      {
        id: 6980,
        name: 'Tartine Beurre-Confiture',
        gloss: 'baguette with butter and apricot jam',
        description:
          'A length of baguette, split and spread with butter and apricot jam, as cafés serve it early.',
        ingredients: ['baguette', 'butter', 'apricot jam'],
        price: 6,
        family: 'bread',
        temperature: 'cold',
        weight: 'light',
        art: ['baguette', 'strawberry'],
      },
    ],
  },
  9: {
    2: [
      {
        id: 7480,
        name: 'Jianbing',
        gloss: 'mung bean crêpe with egg',
        description:
          'Thin crêpe of mung bean flour and egg with scallion, cilantro and hoisin sauce, folded over crackling fried dough.',
        ingredients: [
          'mung bean flour',
          'egg',
          'scallion',
          'cilantro',
          'hoisin sauce',
          'youtiao',
          'chili oil',
        ],
        price: 14,
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['crepe', 'egg', 'scallion'],
      },
    ],
    4: [
      {
        id: 7780,
        name: 'Youtiao',
        gloss: 'fried dough sticks',
        description: 'Long, airy sticks of fried wheat dough, made to be torn into a bowl of congee.',
        ingredients: ['wheat flour', 'yeast', 'salt'],
        price: 4.5,
        family: 'bread',
        temperature: 'hot',
        weight: 'medium',
        art: ['doughnut'],
      },
    ],
  },
  10: {
    2: [
      {
        id: 130,
        name: 'Gyeran Bap',
        gloss: 'egg rice with butter and soy sauce',
        description:
          'Hot rice under fried eggs with butter, soy sauce and sesame oil, shreds of toasted nori over it.',
        ingredients: ['rice', 'egg', 'butter', 'soy sauce', 'sesame oil', 'nori'],
        price: 14,
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['rice', 'egg', 'nori'],
      },
      {
        id: 131,
        name: 'Kongnamul Gukbap',
        gloss: 'bean sprout soup with rice and egg',
        description:
          'Clear anchovy broth over rice and soybean sprouts, with an egg, scallion and chili flakes.',
        ingredients: ['soybean sprout', 'rice', 'anchovy', 'egg', 'scallion', 'garlic', 'gochugaru'],
        price: 14,
        family: 'rice',
        temperature: 'hot',
        weight: 'light',
        art: ['soup', 'rice', 'egg'],
      },
    ],
    3: [
      {
        id: 132,
        name: 'Injeolmi Toast',
        gloss: 'toast with rice cake and soybean powder',
        description:
          'Thick toasted milk bread over melting rice cake, with honey, roasted soybean powder and almonds.',
        ingredients: ['milk bread', 'glutinous rice', 'honey', 'soybean flour', 'almond', 'butter'],
        price: 9.5,
        family: 'bread',
        temperature: 'hot',
        weight: 'rich',
        art: ['toast', 'soybean', 'honey'],
      },
    ],
  },
  11: {
    2: [
      {
        id: 224,
        name: 'Omeleta me Feta',
        gloss: 'omelet with feta and peppers',
        description: 'Eggs folded over feta, green peppers and tomato, with oregano and olive oil.',
        ingredients: ['egg', 'feta', 'green bell pepper', 'tomato', 'oregano', 'olive oil'],
        price: 14,
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['omelet', 'cheese', 'pepper'],
      },
      {
        id: 225,
        name: 'Avga me Loukaniko',
        gloss: 'fried eggs with pork sausage',
        description:
          'Orange-scented pork sausage fried with eggs and tomato, grilled country bread next to it.',
        ingredients: ['egg', 'pork sausage', 'orange zest', 'tomato', 'country bread', 'olive oil'],
        price: 15,
        family: 'egg',
        temperature: 'hot',
        weight: 'rich',
        art: ['egg', 'sausage', 'bread'],
      },
    ],
    4: [
      {
        id: 226,
        name: 'Koulouri',
        gloss: 'sesame bread ring',
        description: 'Thin ring of bread rolled in sesame and baked until it crackles.',
        ingredients: ['wheat flour', 'sesame seed', 'sugar', 'yeast'],
        price: 4,
        family: 'bread',
        temperature: 'hot',
        weight: 'light',
        art: ['bread', 'sesame'],
      },
    ],
  },
  12: {
    2: [
      {
        id: 320,
        name: 'Bò Né',
        gloss: 'sizzling steak and eggs',
        description:
          'Beef seared with fried eggs, pork pâté, onion and butter, a baguette to swipe the hot iron plate.',
        ingredients: ['skirt steak', 'egg', 'pork liver', 'onion', 'butter', 'soy sauce', 'baguette'],
        price: 18,
        family: 'beef',
        temperature: 'hot',
        weight: 'rich',
        art: ['steak', 'egg', 'skillet'],
      },
    ],
  },
  13: {
    2: [
      {
        id: 435,
        name: 'Huevos a la Flamenca',
        gloss: 'baked eggs with tomato, ham and peas',
        description: 'Eggs baked in tomato sauce with serrano ham, chorizo, peas and red pepper.',
        ingredients: ['egg', 'tomato', 'serrano ham', 'chorizo', 'green pea', 'red bell pepper', 'olive oil'],
        price: 15.5,
        region: 'Andalusia',
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['skillet', 'egg', 'tomato'],
      },
      {
        id: 436,
        name: 'Bikini',
        gloss: 'pressed ham and cheese sandwich',
        description:
          'Thin white bread pressed around ham and mozzarella, buttered outside and crisp from the plancha.',
        ingredients: ['white bread', 'ham', 'mozzarella', 'butter'],
        price: 14,
        region: 'Catalonia',
        family: 'bread',
        temperature: 'hot',
        weight: 'medium',
        art: ['sandwich', 'ham', 'cheese'],
      },
    ],
  },
  14: {
    2: [
      {
        id: 522,
        name: 'Terwiqa',
        gloss: 'breakfast of eggs, labneh and bread',
        description:
          "Fried eggs, labneh, za'atar, olives, tomato, cucumber and mint on little plates around warm flatbread.",
        ingredients: ['egg', 'labneh', "za'atar", 'green olive', 'tomato', 'cucumber', 'mint', 'flatbread'],
        price: 22,
        region: 'Lebanon',
        family: 'egg',
        temperature: 'hot',
        weight: 'medium',
        art: ['egg', 'olive', 'flatbread'],
      },
    ],
    3: [
      {
        id: 523,
        name: 'Knafeh bi Kaak',
        gloss: 'cheese pastry in sesame bread',
        description:
          'Warm mozzarella under crisp semolina in a purse of sesame bread, with orange blossom syrup.',
        ingredients: [
          'mozzarella',
          'semolina',
          'wheat flour',
          'sesame seed',
          'butter',
          'sugar',
          'orange blossom water',
        ],
        price: 9.5,
        region: 'Lebanon',
        family: 'cheese',
        temperature: 'hot',
        weight: 'rich',
        art: ['bread', 'sesame', 'cheese'],
      },
    ],
  },
  15: {
    2: [
      {
        id: 619,
        name: 'Full English Breakfast',
        description:
          'Fried eggs with bacon, pork sausage, navy beans in tomato, mushrooms, a grilled tomato and buttered toast.',
        ingredients: [
          'egg',
          'bacon',
          'pork sausage',
          'navy bean',
          'tomato',
          'button mushroom',
          'white bread',
          'butter',
        ],
        price: 19,
        family: 'egg',
        temperature: 'hot',
        weight: 'rich',
        art: ['egg', 'bacon', 'toast'],
      },
    ],
  },
}
