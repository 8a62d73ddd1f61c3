/**
 * Words for a picture of any dish of a cuisine and category, for dishes whose words aren't in the
 * vocabulary.
 */
const byCuisineAndCategory: Readonly<Record<string, readonly string[]>> = {
  '1-1': ['toast', 'tomato', 'basil'],
  '1-2': ['pasta', 'tomato', 'basil'],
  '1-3': ['tiramisu', 'coffee'],
  '1-4': ['focaccia', 'rosemary'],
  '1-5': ['espresso', 'biscotti'],
  '2-1': ['edamame', 'salt'],
  '2-2': ['rice bowl', 'mushroom', 'scallion'],
  '2-3': ['mochi', 'matcha'],
  '2-4': ['rice ball', 'nori'],
  '2-5': ['green tea', 'matcha'],
  '3-1': ['guacamole', 'chip', 'lime'],
  '3-2': ['taco', 'lime', 'chile'],
  '3-3': ['churro', 'chocolate'],
  '3-4': ['corn', 'lime', 'chile'],
  '3-5': ['hibiscus', 'lime'],
  '4-1': ['fritter', 'chutney'],
  '4-2': ['curry', 'rice', 'turmeric'],
  '4-3': ['dumpling', 'pistachio', 'rose'],
  '4-4': ['flatbread', 'garlic'],
  '4-5': ['tea', 'cinnamon', 'spice'],
  '5-1': ['pretzel', 'dip'],
  '5-2': ['burger', 'fries'],
  '5-3': ['pie', 'apple'],
  '5-4': ['fries', 'salt'],
  '5-5': ['lemonade', 'strawberry'],
  '6-1': ['spring roll', 'lime', 'chili'],
  '6-2': ['noodle', 'lime', 'chili'],
  '6-3': ['mango', 'rice', 'coconut'],
  '6-4': ['sticky rice', 'lime'],
  '6-5': ['iced tea', 'lime'],
  '7-1': ['hummus', 'flatbread', 'olive'],
  '7-2': ['couscous', 'vegetable', 'lemon'],
  '7-3': ['baklava', 'pistachio'],
  '7-4': ['olive', 'lemon'],
  '7-5': ['tea', 'mint'],
  '8-1': ['salad', 'radish', 'baguette'],
  '8-2': ['ratatouille', 'eggplant', 'thyme'],
  '8-3': ['macaron', 'raspberry'],
  '8-4': ['baguette', 'butter'],
  '8-5': ['red wine', 'grape'],
  '9-1': ['dumpling', 'steam', 'scallion'],
  '9-2': ['fried rice', 'scallion', 'mushroom'],
  '9-3': ['mooncake', 'tea'],
  '9-4': ['bok choy', 'garlic'],
  '9-5': ['green tea', 'jasmine'],
  '10-1': ['pancake', 'scallion', 'chili'],
  '10-2': ['rice bowl', 'egg', 'spinach'],
  '10-3': ['rice cake', 'sesame'],
  '10-4': ['cabbage', 'chili'],
  '10-5': ['tea', 'pear'],
  '11-1': ['olive', 'tomato', 'flatbread'],
  '11-2': ['lamb', 'lemon', 'potato'],
  '11-3': ['baklava', 'walnut'],
  '11-4': ['potato', 'lemon'],
  '11-5': ['coffee', 'cup'],
  '12-1': ['spring roll', 'lime', 'herb'],
  '12-2': ['noodle soup', 'herb', 'lime'],
  '12-3': ['flan', 'caramel'],
  '12-4': ['rice', 'herb'],
  '12-5': ['iced coffee', 'milk'],
}

const byCategory: Readonly<Record<number, readonly string[]>> = {
  1: ['toast', 'tomato', 'herb'],
  2: ['pot', 'vegetable', 'herb'],
  3: ['cake', 'strawberry'],
  4: ['salad', 'tomato'],
  5: ['water', 'lemon'],
}

const byCuisine: Readonly<Record<number, readonly string[]>> = {
  1: ['tomato', 'basil', 'olive'],
  2: ['rice bowl', 'scallion'],
  3: ['chile', 'lime', 'corn'],
  4: ['curry', 'spice', 'herb'],
  5: ['corn', 'tomato'],
  6: ['coconut', 'lime', 'chili'],
  7: ['olive', 'lemon', 'tomato'],
  8: ['baguette', 'thyme', 'butter'],
  9: ['mushroom', 'scallion', 'ginger'],
  10: ['rice bowl', 'chili', 'scallion'],
  11: ['olive', 'lemon', 'tomato'],
  12: ['noodle soup', 'lime', 'herb'],
}

const byDefault: readonly string[] = ['tomato', 'herb', 'garlic']

/** The words by cuisine and category, category, cuisine, or for anything at all, in this order. */
export const houseArt = (cuisineId: number, categoryId: number): readonly string[] =>
  byCuisineAndCategory[`${cuisineId}-${categoryId}`] ??
  byCategory[categoryId] ??
  byCuisine[cuisineId] ??
  byDefault
